import { bikeIdOf, filtersOf, pageOf, searchOf } from './bikeAddress';
import { defaultFilters, numberOf } from './bikeFilters';

/**
 * The one spelling of a query of the bikes: a form also sends what was left as it is. A query with
 * what we do not know, or with a bound that is no number and is shown as it is, stays itself.
 */
export function canonicalBikesSearch(search: string, thisYear: number): string {
  const names = Object.keys(defaultFilters(thisYear));
  const isKnown = [...new URLSearchParams(search).keys()].every(
    (name) => name === 'bike' || name === 'page' || names.includes(name),
  );
  const filters = filtersOf(search, thisYear);
  const bounds = [filters.priceMin, filters.priceMax, filters.yearMin, filters.yearMax];
  if (!isKnown || bounds.some((bound) => numberOf(bound) === null)) return search;
  return searchOf(filters, thisYear, bikeIdOf(search), pageOf(search));
}
