/** Limits the warnings about any number of bad values. */
const WARNINGS_MAX = 100;

const told = new Set<string>();

/** Logs each warning once, because the same list is parsed many times. */
export function warnOnce(text: string): void {
  if (told.has(text) || told.size >= WARNINGS_MAX) return;
  told.add(text);
  console.warn(text);
}
