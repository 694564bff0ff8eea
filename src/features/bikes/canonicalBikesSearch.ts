import { TYPED_IN, bikeIdOf, filtersOf, pageOf, searchOf } from './bikeAddress';
import { defaultFilters } from './bikeFilters';
import { numberOf } from './typedNumber';

/**
 * The one spelling of a query of the bikes: a form also sends what was left as it is. A query with
 * what we do not know, or with a bound that is no number and is shown as it is, stays itself.
 */
export function canonicalBikesSearch(search: string, thisYear: number): string {
  const names = ['bike', 'page', TYPED_IN, ...Object.keys(defaultFilters(thisYear))];
  const isKnown = [...new URLSearchParams(search).keys()].every((name) => names.includes(name));
  const filters = filtersOf(search, thisYear);
  const bounds = [filters.priceMin, filters.priceMax, filters.yearMin, filters.yearMax];
  if (!isKnown || bounds.some((bound) => numberOf(bound) === null)) return search;
  return searchOf(filters, thisYear, bikeIdOf(search), pageOf(search));
}
