/** Numbers from 0 to below 1 that follow from a seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwyz';
const DIGITS = '123456789';

/** What nobody may find in a report: of the kinds that visitors type, each unlike anything else. */
export function secretsOf(seed: number, count: number): readonly string[] {
  const random = randomNumbers(seed);
  const some = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)] ?? '').join('');
  const word = (length: number) => {
    const letters = some(LETTERS, length);
    return letters.charAt(0).toUpperCase() + letters.slice(1);
  };
  const kinds = [
    () => `${word(5)} ${word(8)}`,
    () => `Zoë-${word(6)} Ñúñez`,
    () => `${some(LETTERS, 9)}@${some(LETTERS, 6)}.aw`,
    () => `+297 ${some(DIGITS, 3)} ${some(DIGITS, 4)}`,
    () => some(DIGITS, 11),
    () => `4${some(DIGITS, 15)}`,
    () => `${word(5)}!${some(DIGITS, 4)}#<&"${some(LETTERS, 3)}`,
    () => `eyJhbGciOi.${some(LETTERS + DIGITS, 24)}`,
    () =>
      `${some('abcdef' + DIGITS, 8)}-${some('abcdef' + DIGITS, 4)}-${some('abcdef' + DIGITS, 12)}`,
    () => `${word(9)}straat ${some(DIGITS, 3)}`,
  ];
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]?.() ?? '');
}

/** The secrets that a text holds, in whatever encoding. */
export function foundSecrets(text: string, secrets: readonly string[]): readonly string[] {
  const haystack = text.toLowerCase();
  return secrets.filter((secret) =>
    encodings(secret).some((form) => form.length >= 6 && haystack.includes(form.toLowerCase())),
  );
}

function encodings(secret: string): readonly string[] {
  const bytes = new TextEncoder().encode(secret);
  const binary = String.fromCharCode(...bytes);
  // What stands before a text in base64 moves its letters: the middle is the same for each offset.
  const base64 = [0, 1, 2].map((offset) =>
    btoa('\0'.repeat(offset) + binary).slice(offset === 0 ? 0 : 4, -4),
  );
  const json = JSON.stringify(secret).slice(1, -1);
  return [
    secret,
    encodeURIComponent(secret),
    new URLSearchParams({ '': secret }).toString().slice(1),
    json,
    JSON.stringify(json).slice(1, -1),
    JSON.stringify(encodeURIComponent(secret)).slice(1, -1),
    Array.from(secret).reverse().join(''),
    secret.replace(/[<>&"']/g, (character) => `&#${String(character.charCodeAt(0))};`),
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    secret.replace(/[\s+-]/g, ''),
    ...base64,
    ...secret.split(/[\s@.+<&"#!-]+/).filter((part) => part.length >= 6),
  ];
}
