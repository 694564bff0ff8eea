import { warnOfPicture } from '../../api/firstPicture';
import { backendPaths } from '../../shared/config/backendPaths';
import type { Messages } from '../../shared/i18n/messages';
import { isSame } from '../../shared/lib/isSame';
import type { Picture } from '../../shared/lib/picture';
import { listingPicture } from '../../shared/lib/picturePath';
import { type BikeCriteria, matchingBikes } from './bikeCriteria';
import type { Listing } from './listingSchema';
import type { messages as en } from './messages/en';

/** The element id of the results. */
export const RESULTS_ID = 'bike-results';

/** The number of matches on a server-rendered page. */
export const PAGE_BIKES = 24;

/** The number of matches before a page of the list. */
export function pageStart(page: number): number {
  return (page - 1) * PAGE_BIKES;
}

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
  readonly cut: BikeListCut | null;
}

interface BikeListCut {
  /** `BikeCriteria` of the kept bikes. */
  readonly criteria: Readonly<Record<string, string | number | null>>;
  /** The number of all matches. */
  readonly total: number;
  /** The number of matches before the kept ones. */
  readonly start?: number | undefined;
  readonly opened?: OpenedBike;
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
function startWithin(start: number, total: number): number {
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

export interface BikeResults {
  readonly bikes: readonly Listing[];
  /** The number of matches before them. */
  readonly start: number;
  /** The number of cards, including earlier and missing ones. */
  readonly total: number;
  /** The number of all matches; null if it depends on the missing rest of the list. */
  readonly matches: number | null;
}

/**
 * The shown matches, or null if they depend on the missing rest of a truncated list.
 * @param isFinal whether the rest of a truncated list has failed, so that this part is the list
 * @param wanted the number of matches to skip
 */
export function resultsOf(
  list: BikeList,
  criteria: BikeCriteria,
  isFinal: boolean,
  wanted = 0,
): BikeResults | null {
  const { bikes, cut } = list;
  if (cut && isSame(cut.criteria, criteria)) {
    const { start = 0, total } = cut;
    if (start === startWithin(wanted, total)) {
      return { bikes, start, total: isFinal ? start + bikes.length : total, matches: total };
    }
  }
  if (cut && !isFinal) return null;
  const matches = matchingBikes(bikes, criteria);
  const start = cut ? 0 : startWithin(wanted, matches.length);
  return {
    bikes: start === 0 ? matches : matches.slice(start),
    start,
    total: matches.length,
    matches: cut ? null : matches.length,
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
