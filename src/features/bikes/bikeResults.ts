import { type BikeCriteria, criteriaKey, matchingBikes } from './bikeCriteria';
import type { BikeList } from './bikeList';
import type { Listing } from './listingSchema';

/** Id of the results on the page. */
export const RESULTS_ID = 'bike-results';

export interface BikeResults {
  readonly bikes: readonly Listing[];
  /** How many match, with those that are still to come. */
  readonly total: number;
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
  if (list.cut !== null && !isFinal) {
    if (list.cut.criteria !== criteriaKey(criteria)) return null;
    return { bikes: list.bikes, total: list.cut.total };
  }
  const bikes = matchingBikes(list.bikes, criteria);
  return { bikes, total: bikes.length };
}
