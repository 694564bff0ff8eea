import { type Hex, oklchHex, oklchOf } from './color';

/** A colour of a gradient. */
interface SlotStop {
  readonly hex: Hex;
  readonly alpha: number;
  readonly position: number;
}

/** A colour is a gradient of one stop. */
export type Stops = readonly SlotStop[];

/** Steps of the binary search, finer than 8 bits. */
const HALVINGS = 10;

/** Clamps the lightness of all stops; chroma is reduced only outside of the gamut. */
function bounded(stops: Stops, lightness: number, isLighter: boolean): Stops {
  return stops.map((stop) => {
    const [own, chroma, hue] = oklchOf(stop.hex);
    if (isLighter ? own >= lightness : own <= lightness) return stop;
    return { ...stop, hex: oklchHex([lightness, chroma, hue]) };
  });
}

/** Difference in lightness between two gradients. */
export const distance = (first: Stops, second: Stops) =>
  first.reduce(
    (sum, { hex }, index) =>
      sum + Math.abs(oklchOf(hex)[0] - oklchOf(second[index]?.hex ?? hex)[0]),
    0,
  );

/** The first colour that passes towards white or black; null if those do not pass. */
function onTheWay(stops: Stops, isLighter: boolean, passes: (stops: Stops) => boolean) {
  const own = stops.map(({ hex }) => oklchOf(hex)[0]);
  let fails = isLighter ? Math.min(...own) : Math.max(...own);
  let lightness = isLighter ? 1 : 0;
  let found = bounded(stops, lightness, isLighter);
  if (!passes(found)) return null;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (fails + lightness) / 2;
    const candidate = bounded(stops, middle, isLighter);
    if (passes(candidate)) {
      found = candidate;
      lightness = middle;
    } else fails = middle;
  }
  return found;
}

/**
 * The colours nearest to a gradient's that pass: with the least change of lightness, and the same hue and
 * chroma (OKLCH).
 * @returns null if not even white and black pass
 */
export function nearest(stops: Stops, passes: (stops: Stops) => boolean): Stops | null {
  const found = [true, false]
    .map((isLighter) => onTheWay(stops, isLighter, passes))
    .filter((way) => way !== null);
  const [first, second] = found;
  if (!first || !second) return first ?? null;
  return distance(stops, first) <= distance(stops, second) ? first : second;
}
