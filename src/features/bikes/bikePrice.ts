import { useContentLang } from '../../shared/i18n/contentLanguageSlice';
import type { Language } from '../../shared/i18n/languages';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { useMessages } from '../../shared/i18n/useMessages';
import { namesCurrency, withoutCurrency } from '../../shared/lib/currencySigns';
import { priceText } from '../../shared/lib/price';
import { getShop } from '../../shared/shop/currentShop';
import { useShop } from '../../shared/shop/useShop';
import { bikesMessages } from './bikesMessages';
import { listingsArea } from './listingsArea';
import type { Listing } from './listingSchema';

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

/** The price of a bike, with its `lang` where the backend has written it. */
export function useBikePrice({ price }: Listing) {
  const m = useMessages(bikesMessages);
  const language = useLanguage();
  const { currency } = useShop();
  const lang = useContentLang(listingsArea.reducerPath);
  const text = bikePriceText(price, language);
  return text === null
    ? { text: m.priceOnRequest({ currency }) }
    : { text, lang: typeof price === 'string' ? lang : undefined };
}
