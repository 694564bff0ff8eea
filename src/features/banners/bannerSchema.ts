import * as v from 'valibot';
import {
  domainId,
  gradientOrNull,
  linkOrNull,
  pictureOrNull,
  priceOrNull,
  textOrNull,
} from '../../api/domainFields';
import { count, idFields, idOf, listResponse, optionalText, parseItems } from '../../api/responses';
import { parseGradient } from '../../shared/lib/gradient';
import { uploadPicture } from '../../shared/lib/picture';
import { safeUrl } from '../../shared/lib/safeUrl';

const bannerType = v.picklist(['hero', 'promotional', 'other']);

/** A banner or hero slide, spec §3. */
export const bannerDomain = v.object({
  id: domainId,
  title: v.string(),
  subtitle: textOrNull,
  discount: textOrNull,
  price: priceOrNull,
  buttonText: textOrNull,
  picture: pictureOrNull,
  /** The picture for phones, where there is one of its own. */
  tallPicture: pictureOrNull,
  /** Value for CSS `background-image`, or null for the default of the type. */
  gradient: gradientOrNull,
  link: linkOrNull,
  /** Null where the backend said nothing. */
  isActive: v.nullable(v.boolean()),
  type: bannerType,
  order: v.number(),
  startDate: textOrNull,
  endDate: textOrNull,
  targetAudience: v.pipe(v.array(v.string()), v.readonly()),
  createdAt: textOrNull,
  updatedAt: textOrNull,
});

export type Banner = Readonly<v.InferOutput<typeof bannerDomain>>;

const anything = v.optional(v.unknown());

/** How a banner comes over the wire: both spellings of each field. */
const bannerWire = v.object({
  ...idFields,
  title: v.string(),
  subtitle: optionalText,
  description: optionalText,
  discount: optionalText,
  price: v.optional(priceOrNull),
  buttonText: optionalText,
  image: anything,
  image_url: anything,
  imageTall: anything,
  image_tall: anything,
  imageAlt: optionalText,
  image_alt: optionalText,
  bgGradient: anything,
  link: anything,
  link_url: anything,
  isActive: v.nullish(v.boolean()),
  is_active: v.nullish(v.boolean()),
  status: v.fallback(v.nullish(v.picklist(['active', 'inactive'])), null),
  bannerType: v.fallback(bannerType, 'other'),
  order: count(0),
  startDate: optionalText,
  endDate: optionalText,
  targetAudience: v.fallback(v.nullish(v.array(v.string())), null),
  createdAt: optionalText,
  updatedAt: optionalText,
});

/** Reads a banner of a response. */
export const bannerSchema = v.pipe(
  bannerWire,
  v.check((wire) => idOf(wire) !== ''),
  v.transform((wire): Banner => {
    const alt = wire.imageAlt ?? wire.image_alt ?? '';
    return {
      id: idOf(wire),
      title: wire.title,
      subtitle: wire.subtitle ?? wire.description,
      discount: wire.discount,
      price: wire.price ?? null,
      buttonText: wire.buttonText,
      picture: uploadPicture(wire.image ?? wire.image_url, alt),
      tallPicture: uploadPicture(wire.imageTall ?? wire.image_tall, alt),
      gradient: parseGradient(wire.bgGradient),
      link: safeUrl(wire.link ?? wire.link_url),
      isActive: wire.isActive ?? wire.is_active ?? (wire.status === 'inactive' ? false : null),
      type: wire.bannerType,
      order: wire.order,
      startDate: wire.startDate,
      endDate: wire.endDate,
      targetAudience: wire.targetAudience ?? [],
      createdAt: wire.createdAt,
      updatedAt: wire.updatedAt,
    };
  }),
);

/** A banner with no explicit flag counts as active only if the response begins with it (spec §4). */
function toBanners(items: unknown[]): readonly Banner[] {
  const [first] = items;
  const firstId = v.is(v.object(idFields), first) ? idOf(first) : '';
  const banners = parseItems(bannerSchema, items, 'banners').map((banner) => ({
    ...banner,
    isActive: banner.isActive ?? banner.id === firstId,
  }));
  // As lists of `parseItems` are: Immer does not walk through it.
  return Object.freeze(banners);
}

/** The banners, in the order of the response. */
export const bannersResponse = v.pipe(listResponse, v.transform(toBanners));

export const checkStoredBanners = (items: readonly unknown[]) =>
  parseItems(bannerDomain, items, 'banners');
