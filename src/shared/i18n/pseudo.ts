/** Similar letters with accents. */
const ACCENTED = new Map(
  Array.from(
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
    (letter, index) =>
      [
        letter,
        Array.from('åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ')[index] ?? letter,
      ] as const,
  ),
);
/** Added length, as a share. */
const GROWTH = 0.4;
/** Length of added words, so that the padding can wrap. */
const WORD = 7;

/**
 * The messages of the pseudo-language: accented and 40 % longer. They reveal texts outside of message
 * files, and layouts that only fit English. Not in production.
 */
export function pseudo(source: unknown): unknown {
  if (typeof source === 'string') return pseudoText(source);
  return Object.fromEntries(
    Object.entries(source as object).map(([key, value]: [string, unknown]) => [key, pseudo(value)]),
  );
}

function pseudoText(text: string): string {
  const accented = text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? part : Array.from(part, accent).join('')))
    .join('');
  const added = 'ö'
    .repeat(Math.ceil(text.length * GROWTH))
    .match(new RegExp(`.{1,${String(WORD)}}`, 'g'));
  return `${accented} ${added?.join(' ') ?? ''}`.trim();
}

function accent(letter: string): string {
  return ACCENTED.get(letter) ?? letter;
}
