import * as v from 'valibot';
import { idFields, idOf, wire } from '../../api/coercions';
import {
  domainId,
  gradientOrNull,
  linkOrNull,
  pictureOrNull,
  priceOrNull,
  textOrNull,
} from '../../api/domainFields';
import { firstPicture } from '../../api/firstPicture';
import { listResponse, parseItems } from '../../api/responses';
import { wireItem } from '../../api/wireItem';
import { parseGradient } from '../../shared/lib/gradient';

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

const bannerWire = wireItem({
  ...idFields,
  title: wire.text,
  subtitle: wire.text,
  description: wire.text,
  discount: wire.discount,
  price: wire.price,
  buttonText: wire.text,
  image: wire.pictures,
  imageUrl: wire.pictures,
  imageTall: wire.pictures,
  imageAlt: wire.text,
  bgGradient: parseGradient,
  link: wire.link,
  linkUrl: wire.link,
  isActive: wire.flag,
  status: wire.keyword,
  bannerType: wire.keyword,
  order: wire.count,
  startDate: wire.moment,
  endDate: wire.moment,
  targetAudience: wire.list,
  createdAt: wire.moment,
  updatedAt: wire.moment,
});

/** Reads a banner of a response: it has an id. */
export const bannerSchema = v.pipe(
  bannerWire,
  v.check((item) => idOf(item) !== '', 'no id'),
  v.transform((item): Banner => {
    const alt = item.imageAlt ?? '';
    return {
      id: idOf(item),
      title: item.title ?? alt,
      subtitle: item.subtitle ?? item.description,
      discount: item.discount,
      price: item.price,
      buttonText: item.buttonText,
      picture: firstPicture(alt, item.image, item.imageUrl),
      tallPicture: firstPicture(alt, item.imageTall),
      gradient: item.bgGradient,
      link: item.link ?? item.linkUrl,
      isActive: item.isActive ?? (item.status === 'inactive' ? false : null),
      type:
        item.bannerType === 'hero' || item.bannerType === 'promotional' ? item.bannerType : 'other',
      order: item.order ?? 0,
      startDate: item.startDate,
      endDate: item.endDate,
      targetAudience: item.targetAudience.filter((one) => typeof one === 'string'),
      createdAt: item.createdAt,
      updatedAt: item.updatedAt,
    };
  }),
);

/** How long a day is, in ms. */
const DAY_MS = 86_400_000;

/** Whether a banner runs at a moment, in ms since the epoch; an end without a time is a whole day. */
function runsAt({ startDate, endDate }: Banner, nowMs: number): boolean {
  if (startDate !== null && nowMs < Date.parse(startDate)) return false;
  if (endDate === null) return true;
  const isDay = !endDate.includes('T');
  return nowMs < Date.parse(endDate) + (isDay ? DAY_MS : 0);
}

/** Banners that have ended, or are still to begin, are not active. Immer does not walk through the list. */
function runningOnly(banners: readonly Banner[]): readonly Banner[] {
  const now = Date.now();
  return Object.freeze(
    banners.map((banner) => (runsAt(banner, now) ? banner : { ...banner, isActive: false })),
  );
}

/** A banner with no explicit flag counts as active only if the response begins with it (spec §4). */
function toBanners(items: unknown[]): readonly Banner[] {
  const first = v.safeParse(wireItem(idFields), items[0]);
  const firstId = first.success ? idOf(first.output) : '';
  const banners = parseItems(bannerSchema, items, 'banners').map((banner) => ({
    ...banner,
    isActive: banner.isActive ?? banner.id === firstId,
  }));
  return runningOnly(banners);
}

/** The banners, in the order of the response. */
export const bannersResponse = v.pipe(listResponse, v.transform(toBanners));

export const checkStoredBanners = (items: readonly unknown[]) =>
  runningOnly(parseItems(bannerDomain, items, 'banners'));
