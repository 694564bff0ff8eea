import { isSame } from '../../shared/lib/isSame';
import { type BikeCriteria, matchingBikes } from './bikeCriteria';
import { type BikeList, startWithin } from './bikeList';
import type { Listing } from './listingSchema';

/** Id of the results on the page. */
export const RESULTS_ID = 'bike-results';

/** How many matches a server's page and its state carry. */
export const PAGE_BIKES = 24;

/** How many matches come before a page of the list. */
export function pageStart(page: number): number {
  return (page - 1) * PAGE_BIKES;
}

export interface BikeResults {
  readonly bikes: readonly Listing[];
  /** How many matches come before them. */
  readonly start: number;
  /** Cards of the list, with those before and those that are still to come. */
  readonly total: number;
  /** How many match in all; null when only the missing rest of the list could tell. */
  readonly matches: number | null;
}

/**
 * What the list shows, or null when only the rest of a cut list could tell.
 * @param isFinal whether the rest of a cut list is not coming, so that this part is all there is
 * @param wanted how many matches to leave out at the beginning
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
