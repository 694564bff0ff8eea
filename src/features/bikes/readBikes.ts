import * as v from 'valibot';
import { isRecord, wire } from '../../api/coercions';
import { itemReader, listResponse, parseItems } from '../../api/responses';
import { wireItem } from '../../api/wireItem';
import { warnOnce } from '../../shared/lib/warnOnce';
import type { BikeList } from './bikeList';
import { listingDomain, listingSchema } from './listingSchema';

/*
 * Reads lists of bikes: responses and stored ones. The server's page has the first bikes, so this loads
 * with the background, or with the first response.
 */

/** The category slug of bikes (spec §3); where categories are records, it is that of the sidebar. */
const bikeSlugs: readonly unknown[] = ['bike', 'bikes'];

/** Maximum time of parsing without a yield, in ms: half of what counts as a long task. */
const SLICE_MS = 25;

/** The wire format of the listings. */
export const listingsResponse = listResponse;

/** How a stored list was truncated: `BikeListCut`. */
const cutSchema = v.object({
  criteria: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
  total: v.number(),
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

/** Reads a stored list; undefined if none of it is valid. */
export function readStoredBikes(stored: unknown): BikeList | undefined {
  const list = v.safeParse(storedListSchema, stored);
  if (!list.success) return undefined;
  const { bikes, ...rest } = list.output;
  const kept = parseItems(listingDomain, bikes, 'bikes');
  return kept.length > 0 || bikes.length === 0 ? { ...rest, bikes: kept } : undefined;
}

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
  return `None of ${String(listings)} listings is a bike: their categoryId has no slug "bike" or "bikes"`;
}

/** The slug of a category; some backends send it in place of the category. */
const toSlug = (category: unknown) => wire.keyword(isRecord(category) ? category.slug : category);

/** The fields that select bikes, before the other fields of a listing are read. */
export const listingCategory = wireItem({ categoryId: toSlug, category: toSlug });

/** Whether the slug of its category is that of bikes. */
export function isBike(item: unknown): boolean {
  if (!isRecord(item)) return false;
  const { categoryId, category } = listingCategory.read(item);
  return bikeSlugs.includes(categoryId) || bikeSlugs.includes(category);
}
