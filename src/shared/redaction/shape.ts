/**
 * Up to this length a shape has the exact length of its text; longer ones have a rounded length.
 */
const EXACT_MAX = 12;
const CLASSES = [16, 24, 32, 48, 64, 96, 128, 200, 256, 512, 1_024] as const;
const LONGEST = 1_024;

/**
 * The shape of a text: letters become x, digits 0, and separators stay. So a text that is blank or
 * an invalid number stays so, and takes about the same room. The shape of a shape is the same
 * shape.
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
  // Lengths are counted as limits do: most emoji have 2.
  return /[@.,+_-]/.test(character) ? character : 'x'.repeat(character.length);
}
