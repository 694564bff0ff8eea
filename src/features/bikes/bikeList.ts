import * as v from 'valibot';
import { isRecord, wire } from '../../api/coercions';
import { warnOfPicture } from '../../api/firstPicture';
import type { PersistedResponse } from '../../api/persistedResponses';
import { itemReader, parseItems } from '../../api/responses';
import { wireItem } from '../../api/wireItem';
import { backendPaths } from '../../shared/config/backendPaths';
import type { Messages } from '../../shared/i18n/messages';
import type { Picture } from '../../shared/lib/picture';
import { listingPicture } from '../../shared/lib/picturePath';
import { warnOnce } from '../../shared/lib/warnOnce';
import { type BikeCriteria, matchingBikes, noCriteria } from './bikeCriteria';
import { type Listing, listingDomain, listingSchema } from './listingSchema';
import type { messages as en } from './messages/en';

/** The category slug of bikes (spec §3). */
const BIKE_SLUG = 'bike';

/** Maximum time of parsing without a yield, in ms: half a frame. */
const SLICE_MS = 8;

/** Maximum number of bikes in a stored response. */
export const STORED_BIKES_MAX = 500;

const cutSchema = v.object({
  /** `BikeCriteria` of the kept bikes. */
  criteria: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
  /** The number of all matches. */
  total: v.number(),
  /** The number of matches before the kept ones. */
  start: v.optional(v.number()),
});

/** An origin, or '' for our own. */
export function isPicturesOrigin(text: string): boolean {
  return text === '' || (URL.canParse(text) && new URL(text).origin === text);
}

const storedListSchema = v.object({
  bikes: v.array(v.unknown()),
  picturesOrigin: v.pipe(v.string(), v.check(isPicturesOrigin)),
  cut: v.nullable(cutSchema),
});

/** The bike of the address; null if no bike has that id. */
export interface OpenedBike {
  readonly id: string;
  readonly bike: Listing | null;
}

/** The bikes of the listings host, or the beginning of them. */
export interface BikeList {
  readonly bikes: readonly Listing[];
  /** Origin under which a browser finds their pictures; '' for our own. */
  readonly picturesOrigin: string;
  /** How the list was truncated; null for a complete list. */
  readonly cut: Readonly<v.InferOutput<typeof cutSchema> & { opened?: OpenedBike }> | null;
}

/** Whether a cached list is truncated. */
export function isCut(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'cut' in data && data.cut !== null;
}

interface Part {
  /** The number of matches before it. */
  readonly start?: number;
  /** A bike to include, whether or not it is among them. */
  readonly bikeId?: string | null;
}

/** The index at which a part of the list begins; 0 if the list has no such part. */
export function startWithin(start: number, total: number): number {
  return start < total ? start : 0;
}

/**
 * The first `limit` matches of a list, with the count of all: what a page or a stored response
 * carries. A list that is short enough already stays as it is.
 */
export function cutList(
  list: BikeList,
  criteria: BikeCriteria,
  limit: number,
  { start = 0, bikeId = null }: Part = {},
): BikeList {
  if (list.cut !== null || list.bikes.length <= limit) return list;
  const matches = matchingBikes(list.bikes, criteria);
  const from = startWithin(start, matches.length);
  const opened =
    bikeId === null ? {} : { opened: { id: bikeId, bike: findBike(list, bikeId) ?? null } };
  return {
    ...list,
    bikes: matches.slice(from, from + limit),
    cut: { criteria, total: matches.length, start: from, ...opened },
  };
}

/**
 * The bike with an id, or null where there is none; undefined while it may be in the missing rest
 * of the list.
 */
export function findBike(list: BikeList, bikeId: string): Listing | null | undefined {
  const bike = list.bikes.find(({ id }) => id === bikeId);
  if (bike) return bike;
  if (list.cut === null) return null;
  return list.cut.opened?.id === bikeId ? list.cut.opened.bike : undefined;
}

/** How the response of the bikes is persisted. */
export const persistedBikes: PersistedResponse<BikeList> = {
  bound: (list) => cutList(list, noCriteria, STORED_BIKES_MAX),
  read: (stored) => {
    const list = v.safeParse(storedListSchema, stored);
    if (!list.success) return undefined;
    const { bikes, ...rest } = list.output;
    const kept = parseItems(listingDomain, bikes, 'bikes');
    return kept.length > 0 || bikes.length === 0 ? { ...rest, bikes: kept } : undefined;
  },
  isPart: isCut,
};

/**
 * Reads the listings and keeps the bikes. Yields to the main thread now and then, so that a list of
 * 100,000 does not block it.
 */
async function parseBikes(items: readonly unknown[], origin: string): Promise<BikeList> {
  const reader = itemReader(listingSchema, 'bikes');
  let bikes = 0;
  let sinceMs = performance.now();
  for (const [index, item] of items.entries()) {
    if (!isBike(item)) continue;
    bikes += 1;
    reader.read(item, index);
    sinceMs = await yieldIfOverBudget(sinceMs);
  }
  if (items.length > 0 && bikes === 0) warnOnce(noBikesText(items.length));
  return { bikes: reader.end(), picturesOrigin: origin, cut: null };
}

/**
 * Yields to the main thread when a long loop has run for a while.
 * @param sinceMs when the current slice began, in ms (`performance.now`)
 * @returns when the next slice began
 */
function yieldIfOverBudget(sinceMs: number): number | Promise<number> {
  if (performance.now() - sinceMs < SLICE_MS) return sinceMs;
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(performance.now());
    }, 0);
  });
}

interface Reading {
  readonly length: number;
  readonly origin: string;
  readonly list: Promise<BikeList>;
}

/** Keyed by the first item: a server with a cached response passes the same items again. */
const readings = new WeakMap<object, Reading>();

/** Parses the listings and keeps the bikes, memoized by items. */
export function readBikes(items: readonly unknown[], origin: string): Promise<BikeList> {
  const [first] = items;
  if (typeof first !== 'object' || first === null) return parseBikes(items, origin);
  const known = readings.get(first);
  if (known?.length === items.length && known.origin === origin) return known.list;
  const list = parseBikes(items, origin);
  readings.set(first, { length: items.length, origin, list });
  return list;
}

/** The warning for listings without a bike. */
export function noBikesText(listings: number): string {
  return `None of ${String(listings)} listings is a bike: their categoryId has no slug "${BIKE_SLUG}"`;
}

/** The slug of a category; some backends send it in place of the category. */
const toSlug = (category: unknown) => wire.keyword(isRecord(category) ? category.slug : category);

/** The fields that select bikes, before the other fields of a listing are read. */
export const listingCategory = wireItem({ categoryId: toSlug, category: toSlug });

/** Whether the slug of its category is that of bikes. */
export function isBike(item: unknown): boolean {
  if (!isRecord(item)) return false;
  const { categoryId, category } = listingCategory.read(item);
  return categoryId === BIKE_SLUG || category === BIKE_SLUG;
}

/**
 * The pictures of a bike: `{host}/uploads/{image}` (spec §7); invalid paths are left out.
 * @param pictureAlt returns the alt text of a picture without one; '' by default
 */
export function bikePictures(
  bike: Listing,
  origin: string,
  pictureAlt: Messages<typeof en>['pictureAlt'] = () => '',
): Picture[] {
  const several = bike.images.length > 1;
  return bike.images.flatMap((path, index) => {
    const own = bike.imageAlts[index] ?? '';
    const counted = several ? pictureAlt({ title: bike.title, number: index + 1 }) : bike.title;
    const alt = own === '' ? counted : own;
    const picture = listingPicture(origin, path, alt);
    if (!picture) warnOfPicture(path, backendPaths.listingPictures);
    return picture ?? [];
  });
}
