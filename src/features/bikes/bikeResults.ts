import { type BikeCriteria, countMatches, criteriaKey, matchingBikes } from './bikeCriteria';
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

/** How many bikes the list has. */
export interface BikeCounts {
  /** How many matches come before those that are shown. */
  readonly start: number;
  /** Cards of the list, with those before and those that are still to come. */
  readonly total: number;
  /** How many match in all; null when only the missing rest of the list could tell. */
  readonly matches: number | null;
}

export interface BikeResults extends BikeCounts {
  readonly bikes: readonly Listing[];
}

/** What the results follow from. */
export interface BikeSelection {
  readonly list: BikeList;
  readonly criteria: BikeCriteria;
  /** No more is coming: what is there has to do. */
  readonly isFinal: boolean;
  /** How many matches to leave out at the beginning; none by default. */
  readonly wanted?: number;
}

/** Whether a cut list begins with the very matches that are wanted. */
function isCutFor({ list: { cut }, criteria, wanted = 0 }: BikeSelection): boolean {
  if (cut?.criteria !== criteriaKey(criteria)) return false;
  return (cut.start ?? 0) === startWithin(wanted, cut.total);
}

/** How many bikes the list has, or null when only the rest of a cut list could tell. */
export function countsOf(selection: BikeSelection): BikeCounts | null {
  const {
    list: { bikes, cut },
    criteria,
    isFinal,
    wanted = 0,
  } = selection;
  if (cut && isCutFor(selection)) {
    const { start = 0, total } = cut;
    return { start, total: isFinal ? start + bikes.length : total, matches: total };
  }
  if (cut && !isFinal) return null;
  const total = countMatches(bikes, criteria);
  return { start: cut ? 0 : startWithin(wanted, total), total, matches: cut ? null : total };
}

/** What the list shows, or null when only the rest of a cut list could tell. */
export function resultsOf(selection: BikeSelection): BikeResults | null {
  const counts = countsOf(selection);
  if (!counts) return null;
  const { bikes } = selection.list;
  if (isCutFor(selection)) return { ...counts, bikes };
  return { ...counts, bikes: matchingBikes(bikes, selection.criteria).slice(counts.start) };
}
