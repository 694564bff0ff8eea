import * as v from 'valibot';
import { idFields, idOf, priceIn, wire } from '../../api/coercions';
import {
  domainId,
  linkOrNull,
  pictureOrNull,
  priceOrNull,
  textOrNull,
} from '../../api/domainFields';
import { firstPicture } from '../../api/firstPicture';
import { listResponse, parseItems } from '../../api/responses';
import { wireItem } from '../../api/wireItem';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import { amountOf } from '../../shared/lib/amount';
import type { Price } from '../../shared/lib/price';
import { getShop } from '../../shared/shop/currentShop';

/** A featured product, spec §3. */
export const productDomain = v.object({
  id: domainId,
  name: v.string(),
  price: priceOrNull,
  originalPrice: priceOrNull,
  /** Percent as a number, or a backend's text, such as `AWG 10`: the card adds `OFF`. */
  discount: priceOrNull,
  picture: pictureOrNull,
  /** 0 to 5. */
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  reviews: v.number(),
  badge: textOrNull,
  link: linkOrNull,
});

export type Product = Readonly<v.InferOutput<typeof productDomain>>;

/** Reads a product of a response: it has an id and a name. */
export const productSchema = v.pipe(
  wireItem({
    ...idFields,
    name: wire.text,
    price: wire.price,
    originalPrice: wire.price,
    currency: wire.text,
    discount: wire.discount,
    image: wire.pictures,
    imageUrl: wire.pictures,
    imageAlt: wire.text,
    rating: wire.number,
    reviews: wire.count,
    badge: wire.text,
    link: wire.link,
    linkUrl: wire.link,
  }),
  v.check((item) => idOf(item) !== '', 'no id'),
  v.check((item) => item.name !== null, 'no name'),
  v.transform((item): Product => {
    const name = item.name ?? '';
    const alt = item.imageAlt ?? name;
    return {
      id: idOf(item),
      name,
      price: priceIn(item.price, item.currency),
      originalPrice: isNoSaving(item.price, item.originalPrice)
        ? null
        : priceIn(item.originalPrice, item.currency),
      discount: discountOf(item.discount),
      picture: firstPicture(alt, item.imageUrl, item.image),
      rating: item.rating !== null && item.rating >= 0 && item.rating <= 5 ? item.rating : 0,
      reviews: item.reviews ?? 0,
      badge: item.badge,
      link: item.linkUrl ?? item.link,
    };
  }),
);

/** `20%` and `20% off` as the number 20; `AWG 10 off` without the `OFF` that the card adds. */
function discountOf(discount: string | null): string | number | null {
  const text = discount?.replace(/\boff$/i, '').trim() ?? '';
  if (/^\d{1,2}(?:\.\d+)?%$/.test(text)) return Number.parseFloat(text);
  return text === '' ? null : text;
}

/** Whether the original price would show a saving that is none. */
function isNoSaving(price: Price | null, originalPrice: Price | null): boolean {
  const { currency } = getShop(DEFAULT_LANGUAGE);
  const [now, before] = [amountOf(price, currency), amountOf(originalPrice, currency)];
  return now !== null && before !== null && before <= now;
}

export const productsResponse = v.pipe(
  listResponse,
  v.transform((items) => parseItems(productSchema, items, 'products')),
);

export const checkStoredProducts = (items: readonly unknown[]) =>
  parseItems(productDomain, items, 'products');
