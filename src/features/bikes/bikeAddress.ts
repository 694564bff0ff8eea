import { paths } from '../../shared/config/paths';
import { type BikeFilters, filterOf, filtersWith } from './bikeFilters';
import { BIKE, PAGE, filterNames } from './bikeParameters';

const BIKE_ID_LENGTH = 200;

/** The address of one bike, without filters. */
export function bikePath(bikeId: string): string {
  return bikeHref('', bikeId);
}

/**
 * The address of one bike over the list.
 * @param search query of the filters, as `searchOf` writes it
 */
export function bikeHref(search: string, bikeId: string): string {
  return withParameter(search, BIKE, bikeId);
}

function withParameter(search: string, name: string, value: string): string {
  return `${paths.bikes}${search === '' ? '?' : `${search}&`}${name}=${encodeURIComponent(value)}`;
}

/**
 * The filters of an address, which is untrusted: invalid options are ignored.
 * @param search query with or without `?`
 */
export function filtersOf(search: string, thisYear: number): BikeFilters {
  const query = new URLSearchParams(search);
  return filtersWith(
    (filter, name) => filter.parse(query.get(name) ?? '') ?? filter.default(thisYear),
  );
}

/**
 * The query for filters, a page of the list and an open bike, '' or with its `?`. Defaults and
 * invalid numbers are left out; the same filters always give the same text.
 */
export function searchOf(
  filters: BikeFilters,
  thisYear: number,
  bikeId?: string | null,
  page = 1,
): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const filter = filterOf(name);
    const text = filter.write(filters[name]);
    if (text !== '' && text !== filter.write(filter.default(thisYear))) query.set(name, text);
  }
  if (page > 1) query.set(PAGE, String(page));
  if (bikeId) query.set(BIKE, bikeId);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/**
 * The canonical form of a query of the bikes. (A form also sends fields with default values.) A query with an invalid number stays as it is, because the page shows that number.
 */
export function canonicalBikesSearch(search: string, thisYear: number): string {
  const filters = filtersOf(search, thisYear);
  const isValid = filterNames.every(
    (name) => filters[name] === null || filterOf(name).write(filters[name]) !== '',
  );
  return isValid ? searchOf(filters, thisYear, bikeIdOf(search), pageOf(search)) : search;
}

/** The id of the bike that an address opens, or null. */
export function bikeIdOf(search: string): string | null {
  const id = new URLSearchParams(search).get(BIKE)?.trim() ?? '';
  return id === '' || id.length > BIKE_ID_LENGTH ? null : id;
}

/** The page of the list in an address, from 1; an invalid one is ignored. */
export function pageOf(search: string): number {
  const text = new URLSearchParams(search).get(PAGE) ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** The address of a page of the list. */
export function bikesPagePath(search: string, page: number): string {
  return page === 1 ? paths.bikes + search : withParameter(search, PAGE, String(page));
}
