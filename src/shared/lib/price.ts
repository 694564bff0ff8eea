import type { Language } from '../language/languages';
import { shopIn } from '../shop/currentShop';
import { numberText } from './numberText';

/** A price as backends send it. */
export type Price = number | string;

/**
 * The amount that a price stands for, or null when it is not valid.
 * Valid is a number above 0, or a string that parses to one after stripping everything
 * that is not part of a number (spec §5).
 */
export function priceAmount(price: unknown): number | null {
  const amount =
    typeof price === 'string' ? Number.parseFloat(price.replace(/[^\d.]/g, '')) : price;
  return typeof amount === 'number' && Number.isFinite(amount) && amount > 0 ? amount : null;
}

/** `4500` as `4,500`, `29.5` as `29.50`, with the separators of the language. */
function amountText(amount: number, language: Language): string {
  return numberText(Number.isInteger(amount) ? String(amount) : amount.toFixed(2), language);
}

/**
 * The text of a price, or null when it is not valid: numbers as `AWG 4,500` or `AWG 4.500`, strings as they come.
 */
export function priceText(price: unknown, language: Language): string | null {
  if (priceAmount(price) === null) return null;
  return typeof price === 'number'
    ? `${shopIn(language).currency} ${amountText(price, language)}`
    : String(price).trim();
}

/** The text of a price on a bike card: always with the currency, and with it once (spec §2). */
export function bikePriceText(price: unknown, language: Language): string | null {
  const text = priceText(price, language);
  if (text === null) return null;
  const { currency } = shopIn(language);
  const bare = text.replace(new RegExp(`\\s*${escaped(currency)}\\s*`, 'gi'), ' ').trim();
  return `${currency} ${bare}`;
}

/** A text as a regular expression finds it. */
function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
