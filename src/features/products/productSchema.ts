import * as v from 'valibot';
import {
  domainId,
  linkOrNull,
  pictureOrNull,
  priceOrNull,
  textOrNull,
} from '../../api/domainFields';
import { count, idFields, idOf, listResponse, optionalText, parseItems } from '../../api/responses';
import { uploadPicture } from '../../shared/lib/picture';
import { safeUrl } from '../../shared/lib/safeUrl';

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

const anything = v.optional(v.unknown());

const productWire = v.object({
  ...idFields,
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  price: v.optional(priceOrNull),
  originalPrice: v.optional(priceOrNull),
  discount: v.fallback(v.optional(priceOrNull), null),
  image: anything,
  image_url: anything,
  imageAlt: optionalText,
  image_alt: optionalText,
  rating: v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(5))), 0),
  reviews: count(0),
  badge: optionalText,
  link: anything,
  link_url: anything,
});

/** Reads a product of a response. */
export const productSchema = v.pipe(
  productWire,
  v.check((wire) => idOf(wire) !== ''),
  v.transform((wire): Product => ({
    id: idOf(wire),
    name: wire.name,
    price: wire.price ?? null,
    originalPrice: wire.originalPrice ?? null,
    discount: discountOf(wire.discount),
    picture: uploadPicture(
      wire.image_url ?? wire.image,
      wire.imageAlt ?? wire.image_alt ?? wire.name,
    ),
    rating: wire.rating ?? 0,
    reviews: wire.reviews,
    badge: wire.badge,
    link: safeUrl(wire.link_url ?? wire.link),
  })),
);

/** `20`, `20%` and `20% off` as the number 20; `AWG 10 off` without the `OFF` that the card adds. */
function discountOf(discount: string | number | null | undefined): string | number | null {
  if (typeof discount === 'number') return discount > 0 ? discount : null;
  const text = (discount ?? '').replace(/\s*off\s*$/i, '').trim();
  if (/^\d{1,2}(?:\.\d+)?%$/.test(text)) return Number.parseFloat(text) || null;
  return text === '' ? null : text;
}

export const productsResponse = v.pipe(
  listResponse,
  v.transform((items) => parseItems(productSchema, items, 'products')),
);

export const checkStoredProducts = (items: readonly unknown[]) =>
  parseItems(productDomain, items, 'products');
