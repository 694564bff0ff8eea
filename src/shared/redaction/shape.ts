/** Maximum length that a shape preserves; longer lengths are rounded. */
const EXACT_MAX = 12;
const CLASSES = [16, 24, 32, 48, 64, 96, 128, 200, 256, 512, 1_024] as const;
const LONGEST = 1_024;

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
