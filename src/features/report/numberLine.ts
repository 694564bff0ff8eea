/**
 * Pseudonyms for typed numbers that keep the results of filters: between the same public numbers
 * (defaults, prices of bikes), and in the same order. Public numbers do not change.
 * @param known the public numbers
 * @param typed all typed numbers
 */
export function numberLine(
  known: Iterable<number>,
  typed: Iterable<number>,
): (value: number) => number {
  const marks = sorted(known);
  const isMark = new Set(marks);
  const secrets = sorted(typed).filter((value) => !isMark.has(value));
  const pseudonyms = new Map<number, number>();
  for (const value of secrets) {
    const above = marks.find((mark) => mark > value) ?? Infinity;
    const below = marks.findLast((mark) => mark < value) ?? -Infinity;
    const between = secrets.filter((other) => other > below && other < above);
    pseudonyms.set(value, within(below, above, between.indexOf(value) + 1, between.length));
  }
  return (value) => pseudonyms.get(value) ?? marks.findLast((mark) => mark <= value) ?? 0;
}

/** More than the rounding error of a price in cents. */
const ROUNDING = 1e-5;

/** The `place`th of `count` numbers between two bounds, from 1. */
function within(below: number, above: number, place: number, count: number): number {
  if (below === -Infinity) return above === Infinity ? place : above - (count - place + 1);
  if (above === Infinity) return below + place;
  const step = (above - below) / (count + 1);
  // Integers if there is room for them, else as many decimals as a field takes.
  const scale = step >= 1 ? 1 : 100;
  return Math.floor((below + step * place) * scale + ROUNDING) / scale;
}

function sorted(values: Iterable<number>): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}
