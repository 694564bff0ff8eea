import { useContentLang } from '../../shared/i18n/contentLanguageSlice';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { useMessages } from '../../shared/i18n/useMessages';
import { priceText } from '../../shared/lib/price';
import { useShop } from '../../shared/shop/useShop';
import { bikesMessages } from './bikesMessages';
import { listingsArea } from './listingsArea';
import type { Listing } from './listingSchema';

/** The price of a bike, with `lang` if the text is the backend's. */
export function useBikePrice({ price }: Listing) {
  const m = useMessages(bikesMessages);
  const language = useLanguage();
  const { currency } = useShop();
  const lang = useContentLang(listingsArea.reducerPath);
  const text = priceText(price, language);
  return text === null
    ? { text: m.priceOnRequest({ currency }) }
    : { text, lang: typeof price === 'string' ? lang : undefined };
}
