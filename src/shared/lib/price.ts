import type { Language } from '../i18n/languages';
import { getShop } from '../shop/currentShop';
import { numberText } from './numberText';

/** A price as backends send it. */
export type Price = number | string;

/**
 * Whether a price is valid and shown: a number above 0, or a text that parses to one after stripping
 * everything that is not part of a number (spec §5). `amountOf` has its value.
 */
export function isPrice(price: unknown): price is Price {
  const number =
    typeof price === 'string' ? Number.parseFloat(price.replace(/[^\d.]/g, '')) : price;
  return typeof number === 'number' && Number.isFinite(number) && number > 0;
}

/** `4500` as `4,500`, `29.5` as `29.50`, with the separators of the language. */
function amountText(amount: number, language: Language): string {
  // Never with an exponent. An amount that two decimals would round to 0 keeps its first digit.
  const digits = Number.isInteger(amount)
    ? BigInt(amount).toString()
    : amount.toFixed(amount < 0.005 ? Math.min(-Math.floor(Math.log10(amount)), 100) : 2);
  return numberText(digits, language);
}

/** Words and signs in a text: it may name a currency. */
const WORD_OR_SIGN = /[\p{L}\p{Sc}]/u;

/**
 * The text of a price everywhere, or null if it is invalid. A number gets the shop's currency, `AWG 4,500`
 * or `AWG 4.500`, as does a text without words. A text with words or a currency is as sent ('Fl 45', '45 €',
 * 'from 99 a night'), so that no price has two currencies.
 */
export function priceText(price: unknown, language: Language): string | null {
  if (!isPrice(price)) return null;
  if (typeof price === 'string' && WORD_OR_SIGN.test(price)) return price.trim();
  const text = typeof price === 'number' ? amountText(price, language) : price.trim();
  return `${getShop(language).currency} ${text}`;
}
