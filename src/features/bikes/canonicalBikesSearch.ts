import { BIKE, PAGE, TYPED_IN, bikeIdOf, filtersOf, pageOf, searchOf } from './bikeAddress';
import { defaultFilters, hasValidBounds } from './bikeFilters';

/**
 * The canonical form of a query of the bikes: a form also sends fields that were left at their
 * defaults. A query with an unknown parameter or an invalid number stays as it is.
 */
export function canonicalBikesSearch(search: string, thisYear: number): string {
  const names = [BIKE, PAGE, TYPED_IN, ...Object.keys(defaultFilters(thisYear))];
  const isKnown = [...new URLSearchParams(search).keys()].every((name) => names.includes(name));
  const filters = filtersOf(search, thisYear);
  if (!isKnown || !hasValidBounds(filters)) return search;
  return searchOf(filters, thisYear, bikeIdOf(search), pageOf(search));
}
