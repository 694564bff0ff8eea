import { isSame } from '../../shared/lib/isSame';
import { type BikeCriteria, matchingBikes } from './bikeCriteria';
import { type BikeList, startWithin } from './bikeList';
import type { Listing } from './listingSchema';

/** The element id of the results. */
export const RESULTS_ID = 'bike-results';

/** The number of matches on a server-rendered page. */
export const PAGE_BIKES = 24;

/** The number of matches before a page of the list. */
export function pageStart(page: number): number {
  return (page - 1) * PAGE_BIKES;
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
  const found = matchingBikes(bikes, criteria);
  const start = cut ? 0 : startWithin(wanted, found.length);
  return {
    bikes: start === 0 ? found : found.slice(start),
    start,
    total: found.length,
    matches: cut ? null : found.length,
  };
}
