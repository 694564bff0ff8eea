/** Alternative signs, such as Aruba's for the florin. */
const otherSigns: Readonly<Record<string, string>> = { AWG: 'afl(?:orin)?s?\\.?|ƒ' };

/** Signs, codes and abbreviations of other currencies. */
const FOREIGN =
  /(?:(?:\p{Lu}{1,3})?\p{Sc}|(?<!\p{L})(?:USD|EUR|GBP|CAD|ANG|XCG|COP|VES|DOP|BRL|CHF|DKK|NOK|SEK|kr))(?!\p{L})/iu;

/** Removes the shop's currency, in any spelling, from a price. */
function withoutCurrency(text: string, currency: string): string {
  const signs = [escaped(currency), otherSigns[currency] ?? []].flat().join('|');
  return text.replace(new RegExp(`\\s*(?:${signs})\\s*`, 'gi'), ' ').trim();
}

/** Whether a price is in another currency than the shop's. */
export function isForeign(text: string, currency: string): boolean {
  return FOREIGN.test(withoutCurrency(text, currency));
}

/** Escapes a text for a regular expression. */
function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
