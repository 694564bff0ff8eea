import type { Language } from '../../shared/i18n/languages';
import { namesCurrency, withoutCurrency } from '../../shared/lib/currencySigns';
import { priceText } from '../../shared/lib/price';
import { getShop } from '../../shared/shop/currentShop';

/**
 * The text of a price on a bike card: with the shop's currency, and with it once (spec §2). A text
 * that names another currency stays as it comes.
 */
export function bikePriceText(price: unknown, language: Language): string | null {
  const text = priceText(price, language);
  if (text === null) return null;
  const { currency } = getShop(language);
  const bare = withoutCurrency(text, currency);
  return namesCurrency(bare) ? bare : `${currency} ${bare}`;
}
