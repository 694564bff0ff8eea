/** Up to this length a shape tells the length; longer ones tell a class of lengths. */
const EXACT_MAX = 12;
const CLASSES = [16, 24, 32, 48, 64, 96, 128, 200, 256, 512, 1_024] as const;
const LONGEST = 1_024;

/**
 * A pseudonym of the same shape: letters become x, digits 0, and what separates words and numbers
 * stays. So what was no number is none, what was blank is, and a text takes about the same room. The
 * shape of a shape is that shape.
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
