import { shapeOf } from './shape';

/** What replaces a letter, and a digit: the first of each, unless another text has that already. */
const ALPHABETS: Readonly<Record<string, string>> = { x: 'xyz', '0': '0123456789' };

/**
 * Pseudonyms for the texts of one report: the first text of a shape gets that shape, the next ones
 * are counted in its letters and digits: `xxx`, `xxy`, `xxz`. So the same text always has the same
 * one, different texts have different ones, and they reveal nothing else. Texts of white space
 * alone are all the same.
 * @param taken texts that are no pseudonyms, such as ids from backends
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

/** A shape that counts; where it has too few letters and digits for the number, a longer one. */
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
