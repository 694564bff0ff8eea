/** Maximum length that a shape preserves; longer lengths are rounded. */
const EXACT_MAX = 12;
const CLASSES = [16, 24, 32, 48, 64, 96, 128, 200, 256, 512, 1_024] as const;
const LONGEST = 1_024;

/** Replacements of letters and digits; the first unless another text already uses it. */
const ALPHABETS: Readonly<Record<string, string>> = { x: 'xyz', '0': '0123456789' };

/**
 * The shape of a text: letters become x, digits 0, and separators stay. A blank text or an invalid number
 * stays one, and takes about the same space. The function is idempotent.
 */
export function shapeOf(text: string): string {
  const shape = Array.from(text.slice(0, LONGEST), shapeOfCharacter).join('');
  if (shape.length <= EXACT_MAX) return shape;
  const length = CLASSES.find((most) => shape.length <= most) ?? LONGEST;
  return shape.padEnd(length, shape.trim() === '' ? ' ' : 'x');
}

function shapeOfCharacter(character: string): string {
  if (/\s/.test(character)) return ' ';
  if (/[0-9]/.test(character)) return '0';
  // Lengths in UTF-16 units, as limits count them.
  return /[@.,+_-]/.test(character) ? character : 'x'.repeat(character.length);
}

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
