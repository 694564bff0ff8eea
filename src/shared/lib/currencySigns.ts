/** Other signs of a currency, as Aruba writes the florin. */
const otherSigns: Readonly<Record<string, string>> = { AWG: 'afl(?:orin)?s?\\.?|ƒ' };

/** Signs and codes of the currencies around: each means an amount in that one. */
const SIGN = '(?:\\p{Lu}{1,3})?\\p{Sc}|USD|EUR|GBP|CAD|ANG|XCG|COP|VES|DOP|BRL';
/** Abbreviations that are a currency only beside an amount. */
const ABBREVIATION = '(?:Rs|Bs|Fl|Nfl|NAf|NAfl)\\.';

const NAMED = new RegExp(`^(?:${SIGN}|${ABBREVIATION})\\s*\\d|\\d\\s*(?:${SIGN})$`, 'iu');
const FOREIGN = new RegExp(`(?:${SIGN})(?!\\p{L})`, 'iu');

/** The text of a price without the shop's currency, however it is written. */
export function withoutCurrency(text: string, currency: string): string {
  const signs = [escaped(currency), otherSigns[currency] ?? []].flat().join('|');
  return text.replace(new RegExp(`\\s*(?:${signs})\\s*`, 'gi'), ' ').trim();
}

/** Whether a text names a currency beside its amount, so that another one would be wrong. */
export function namesCurrency(text: string): boolean {
  return NAMED.test(text);
}

/** Whether the amount of a price is one in another currency than the shop's. */
export function isForeign(text: string, currency: string): boolean {
  return FOREIGN.test(withoutCurrency(text, currency));
}

/** A text as a regular expression finds it. */
function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
