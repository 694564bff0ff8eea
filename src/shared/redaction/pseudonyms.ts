import { shapeOf } from './shape';

/** Replacements of letters and digits; the first unless another text already uses it. */
const ALPHABETS: Readonly<Record<string, string>> = { x: 'xyz', '0': '0123456789' };

/**
 * Pseudonyms for the texts of one report. The first text of a shape gets that shape; further ones count
 * up in letters and digits: `xxx`, `xxy`, `xxz`. Equal texts get the same pseudonym and different texts
 * different ones, which reveal nothing else. All texts of white space are equal.
 * @param taken texts that must not be pseudonyms, such as ids of backends
 */
export function pseudonyms(taken: Iterable<string>): (text: string) => string {
  const used = new Set(taken);
  const byText = new Map<string, string>();
  const nextByShape = new Map<string, number>();
  return (text) => {
    const known = byText.get(text);
    if (known !== undefined) return known;
    const shape = shapeOf(text);
    if (shape.trim() === '') return shape;
    let number = nextByShape.get(shape) ?? 0;
    let pseudonym = variantOf(shape, number);
    while (used.has(pseudonym)) pseudonym = variantOf(shape, ++number);
    nextByShape.set(shape, number + 1);
    byText.set(text, pseudonym);
    used.add(pseudonym);
    return pseudonym;
  };
}

export function isPseudonym(text: string): boolean {
  const shape = text.replace(/[yz]/g, 'x').replace(/[1-9]/g, '0');
  return shapeOf(shape) === shape;
}

/** The `number`th variant of a shape, longer if it has too few letters and digits. */
function variantOf(shape: string, number: number): string {
  let rest = number;
  const characters = Array.from(shape);
  for (let index = characters.length - 1; index >= 0 && rest > 0; index--) {
    const alphabet = ALPHABETS[characters[index] ?? ''];
    if (alphabet === undefined) continue;
    characters[index] = alphabet.charAt(rest % alphabet.length);
    rest = Math.floor(rest / alphabet.length);
  }
  return rest === 0 ? characters.join('') : variantOf(shapeOf(`x${shape}`), number);
}
