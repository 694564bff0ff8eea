/** A backend may send any number of bad values: later ones go untold. */
const WARNINGS_MAX = 100;

const told = new Set<string>();

/** Warns in the console, the same text once: lists of a backend are read again and again. */
export function warnOnce(text: string): void {
  if (told.has(text) || told.size >= WARNINGS_MAX) return;
  told.add(text);
  console.warn(text);
}
