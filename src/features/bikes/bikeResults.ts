import { type BikeCriteria, criteriaKey, matchingBikes } from './bikeCriteria';
import type { BikeList } from './bikeList';
import type { Listing } from './listingSchema';

/** Id of the results on the page. */
export const RESULTS_ID = 'bike-results';

export interface BikeResults {
  readonly bikes: readonly Listing[];
  /** Cards of the list, with those that are still to come. */
  readonly total: number;
  /** How many match in all; null when only the missing rest of the list could tell. */
  readonly matches: number | null;
}

/**
 * What the list shows, or null when only the rest of a cut list could tell.
 * @param isFinal no more is coming: what is there has to do
 */
export function resultsOf(
  list: BikeList,
  criteria: BikeCriteria,
  isFinal: boolean,
): BikeResults | null {
  const { bikes, cut } = list;
  if (cut?.criteria === criteriaKey(criteria)) {
    return { bikes, total: isFinal ? bikes.length : cut.total, matches: cut.total };
  }
  if (cut && !isFinal) return null;
  const found = matchingBikes(bikes, criteria);
  return { bikes: found, total: found.length, matches: cut ? null : found.length };
}
