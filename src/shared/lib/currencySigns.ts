/** Alternative signs, such as Aruba's for the florin. */
const otherSigns: Readonly<Record<string, string>> = { AWG: 'afl(?:orin)?s?\\.?|ƒ' };

/** Signs and codes of currencies in the region. */
const SIGN = '(?:\\p{Lu}{1,3})?\\p{Sc}|USD|EUR|GBP|CAD|ANG|XCG|COP|VES|DOP|BRL';
/** Abbreviations that mean a currency only beside an amount. */
const ABBREVIATION = '(?:Rs|Bs|Fl|Nfl|NAf|NAfl)\\.';

const NAMED = new RegExp(`^(?:${SIGN}|${ABBREVIATION})\\s*\\d|\\d\\s*(?:${SIGN})$`, 'iu');
const FOREIGN = new RegExp(`(?:${SIGN})(?!\\p{L})`, 'iu');

/** Removes the shop's currency, in any spelling, from a price. */
export function withoutCurrency(text: string, currency: string): string {
  const signs = [escaped(currency), otherSigns[currency] ?? []].flat().join('|');
  return text.replace(new RegExp(`\\s*(?:${signs})\\s*`, 'gi'), ' ').trim();
}

/** Whether a text names a currency beside its amount, so the label must be omitted. */
export function namesCurrency(text: string): boolean {
  return NAMED.test(text);
}

/** Whether a price is in another currency than the shop's. */
export function isForeign(text: string, currency: string): boolean {
  return FOREIGN.test(withoutCurrency(text, currency));
}

/** Escapes a text for a regular expression. */
function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
