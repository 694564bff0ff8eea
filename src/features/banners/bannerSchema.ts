import * as v from 'valibot';
import { idFields, idOf, priceIn, wire } from '../../api/coercions';
import {
  domainId,
  gradientOrNull,
  linkOrNull,
  momentOrNull,
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
  /** Whether now is between the dates. `responseClock.ts` keeps it current. */
  isRunning: v.boolean(),
  type: bannerType,
  order: v.number(),
  /** When it begins, in ms since the epoch. */
  startDate: momentOrNull,
  /** When it is over, in ms since the epoch. */
  endDate: momentOrNull,
  targetAudience: v.pipe(v.array(v.string()), v.readonly()),
  /** In ms since the epoch. */
  createdAt: momentOrNull,
  /** In ms since the epoch. */
  updatedAt: momentOrNull,
});

export type Banner = Readonly<v.InferOutput<typeof bannerDomain>>;

const bannerWire = wireItem({
  ...idFields,
  title: wire.text,
  subtitle: wire.text,
  description: wire.longText,
  discount: wire.discount,
  price: wire.price,
  currency: wire.text,
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
    const dates = {
      startDate: item.startDate?.startMs ?? null,
      endDate: item.endDate?.endMs ?? null,
    };
    return {
      id: idOf(item),
      title: item.title ?? alt,
      subtitle: item.subtitle ?? item.description,
      discount: item.discount,
      price: priceIn(item.price, item.currency),
      buttonText: item.buttonText,
      picture: firstPicture(alt, item.image, item.imageUrl),
      tallPicture: firstPicture(alt, item.imageTall),
      gradient: item.bgGradient,
      link: item.link ?? item.linkUrl,
      isActive: item.isActive ?? (item.status === 'inactive' ? false : null),
      isRunning: isRunning(dates),
      type:
        item.bannerType === 'hero' || item.bannerType === 'promotional' ? item.bannerType : 'other',
      order: item.order ?? 0,
      ...dates,
      targetAudience: item.targetAudience.filter((one) => typeof one === 'string'),
      createdAt: item.createdAt?.startMs ?? null,
      updatedAt: item.updatedAt?.startMs ?? null,
    };
  }),
);

function isRunning({ startDate, endDate }: Pick<Banner, 'startDate' | 'endDate'>): boolean {
  const now = Date.now();
  return now >= (startDate ?? -Infinity) && now < (endDate ?? Infinity);
}

/** A banner with no explicit flag counts as active only if the response begins with it (spec §4). */
function toBanners(items: unknown[]): readonly Banner[] {
  const first = v.safeParse(wireItem(idFields), items[0]);
  const firstId = first.success ? idOf(first.output) : '';
  return frozen(
    parseItems(bannerSchema, items, 'banners').map((banner) => ({
      ...banner,
      isActive: banner.isActive ?? banner.id === firstId,
    })),
  );
}

/** Immer does not walk through a frozen list. */
const frozen = (banners: Banner[]): readonly Banner[] => Object.freeze(banners);

/** The banners, in the order of the response. */
export const bannersResponse = v.pipe(listResponse, v.transform(toBanners));

/** Stored banners, with those running that run now. */
export const checkStoredBanners = (items: readonly unknown[]) =>
  frozen(
    parseItems(bannerDomain, items, 'banners').map((banner) => ({
      ...banner,
      isRunning: isRunning(banner),
    })),
  );
