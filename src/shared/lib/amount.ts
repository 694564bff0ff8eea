import { isPrice } from './price';
import { readNumber } from './readNumber';

/** A number with the separators of any of our languages. */
const NUMBER = /(?<![\d.,])[.,]?\d+(?:[.,'’ ]\d+)*/gu;

/** Separates the amounts of a range: `100 - 150`, `van AWG 100 tot AWG 150`. */
const RANGE =
  /^(?:,-)?\s*(?:(?:\p{L}{1,4}\.?|\p{Sc})\s*)?(?:[-–—−~…]|\.{2,3}|\b(?:to|till|and|tot|en|a|hasta|y|te|te na|i)\b)\s*(?:(?:\p{L}{1,4}\.?|\p{Sc})\s*)?$/iu;

/** Follows a number of thousands, cents or percent, or continues it as a word. */
const SCALE =
  /^\s*(?:[%¢‰]|(?:k|m|mil|mln|mio|mill?i?[oó]n(?:es|s)?|miljoen|miyon|thousand|duizend|hundred|honderd|shen|cien|ct|cts|cents?|c[eé]ntimos?|centavos?|s[eè]n)(?![\p{L}]))/iu;

/** Alternative signs, such as Aruba's for the florin. */
const otherSigns: Readonly<Record<string, string>> = { AWG: 'afl(?:orin)?s?\\.?|ƒ' };

/** Signs, codes and abbreviations of other currencies. */
const FOREIGN =
  /(?:(?:\p{Lu}{1,3})?\p{Sc}|(?<!\p{L})(?:USD|EUR|GBP|CAD|ANG|XCG|COP|VES|DOP|BRL|CHF|DKK|NOK|SEK|kr))(?!\p{L})/iu;

/**
 * The amount of a price, for filters and structured data. The parser knows the separators of all our
 * languages and the dots of abbreviations, and takes the first amount of a range. Null if it is not a
 * price (spec §5) or is ambiguous.
 * @param currency the shop's; amounts in another one are null
 */
export function amountOf(price: unknown, currency: string): number | null {
  if (!isPrice(price)) return null;
  if (typeof price === 'number') return price;
  if (isForeign(price, currency)) return null;
  const text = price.normalize('NFKC').trim();
  const numbers = [...text.matchAll(NUMBER)];
  const [first, second] = numbers;
  if (!first || numbers.length > 2) return null;
  const from = read(text, first);
  if (!second) return from;
  const between = text.slice(first.index + first[0].length, second.index);
  const to = read(text, second);
  return from !== null && to !== null && from < to && RANGE.test(between) ? from : null;
}

function read(text: string, { 0: found, index }: RegExpExecArray): number | null {
  const before = text.slice(0, index);
  if (SCALE.test(text.slice(index + found.length))) return null;
  if (/(?:^|[\s\p{Sc}])[-−]$/u.test(before) && !/\d\s*[-−]$/.test(before)) return null;
  // `Rs.250` is an abbreviation, `$ .50` begins with decimals.
  const isAbbreviated = /^[.,]/.test(found) && /\p{L}$/u.test(before);
  const value = readNumber(isAbbreviated ? found.slice(1) : found);
  return value !== null && value > 0 ? value : null;
}

/** Removes the shop's currency, in any spelling, from a price. */
function withoutCurrency(text: string, currency: string): string {
  const signs = [escaped(currency), otherSigns[currency] ?? []].flat().join('|');
  return text.replace(new RegExp(`\\s*(?:${signs})\\s*`, 'gi'), ' ').trim();
}

/** Whether a price is in another currency than the shop's. */
function isForeign(text: string, currency: string): boolean {
  return FOREIGN.test(withoutCurrency(text, currency));
}

/** Escapes a text for a regular expression. */
function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
