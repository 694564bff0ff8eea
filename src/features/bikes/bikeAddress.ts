import { paths } from '../../shared/config/paths';
import { DEFAULT_LANGUAGE, type Language, allLanguages } from '../../shared/i18n/languages';
import { getShop } from '../../shared/shop/currentShop';
import {
  type BikeFilters,
  type BoundName,
  NUMBER_LENGTH,
  bikeBrands,
  bikeCategories,
  bikeColors,
  boundNames,
  defaultFilters,
  listingTypes,
  optionOf,
} from './bikeFilters';
import { numberOf, plainNumber } from './typedNumber';

/** Names the bike whose dialog is open. */
export const BIKE = 'bike';
const BIKE_ID_LENGTH = 200;
/** Names the part of the list that a page without scripts shows, from 1. */
export const PAGE = 'page';
/**
 * Names the language in which the numbers of a query were typed, where a form sent them; other
 * queries have plain numbers.
 */
export const TYPED_IN = 'typedIn';

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

/** Whether an address leads to the bikes. Capitals do not matter, as in routes. */
export function isBikesPath(pathname: string): boolean {
  return pathname.replace(/\/+$/, '').toLowerCase() === paths.bikes;
}

/** The language of a query's numbers. @param typedIn what the query says of it */
export function languageTypedIn(typedIn: string | null): Language {
  return allLanguages.find((known) => known === typedIn) ?? DEFAULT_LANGUAGE;
}

/**
 * The filters that an address stands for. Anybody may have typed it: invalid options are ignored.
 * @param search query with or without `?`
 */
export function filtersOf(search: string, thisYear: number): BikeFilters {
  const query = new URLSearchParams(search);
  const defaults = defaultFilters(thisYear);
  const language = languageTypedIn(query.get(TYPED_IN));
  const number = (name: BoundName) => {
    const text = query.get(name) ?? '';
    if (text === '' || text.length > NUMBER_LENGTH) return defaults[name];
    const typed = { text, language };
    const value = numberOf(typed);
    // An invalid number is kept: its field shows it with an error, as if it had been typed there.
    return value === null ? typed : plainNumber(String(value));
  };
  return {
    category: optionOf(bikeCategories, query.get('category')),
    brand: optionOf(bikeBrands, query.get('brand')),
    yearMin: number('yearMin'),
    yearMax: number('yearMax'),
    color: optionOf(bikeColors, query.get('color')),
    area: optionOf(getShop(DEFAULT_LANGUAGE).areas, query.get('area')),
    priceMin: number('priceMin'),
    priceMax: number('priceMax'),
    listingType: optionOf(listingTypes, query.get('listingType')),
  };
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
  const defaults = defaultFilters(thisYear);
  const query = new URLSearchParams();
  const choice = (name: Exclude<keyof BikeFilters, BoundName>) => {
    const value = filters[name];
    if (value !== null) query.set(name, value);
  };
  const number = (name: BoundName) => {
    const value = numberOf(filters[name]);
    if (value !== null && value !== numberOf(defaults[name])) query.set(name, String(value));
  };
  choice('listingType');
  number('priceMin');
  number('priceMax');
  choice('category');
  choice('brand');
  choice('area');
  number('yearMin');
  number('yearMax');
  choice('color');
  if (page > 1) query.set(PAGE, String(page));
  if (bikeId) query.set(BIKE, bikeId);
  return query.size > 0 ? `?${query.toString()}` : '';
}

/**
 * The canonical form of a query of the bikes: a form also sends fields that were left at their
 * defaults. A query with an unknown parameter or an invalid number stays as it is.
 */
export function canonicalBikesSearch(search: string, thisYear: number): string {
  const filters = filtersOf(search, thisYear);
  const names = [BIKE, PAGE, TYPED_IN, ...Object.keys(filters)];
  const isKnown = [...new URLSearchParams(search).keys()].every((name) => names.includes(name));
  const isValid = boundNames.every((name) => numberOf(filters[name]) !== null);
  return isKnown && isValid
    ? searchOf(filters, thisYear, bikeIdOf(search), pageOf(search))
    : search;
}

/** The id of the bike that an address opens, or null. */
export function bikeIdOf(search: string): string | null {
  const id = new URLSearchParams(search).get(BIKE)?.trim() ?? '';
  return id === '' || id.length > BIKE_ID_LENGTH ? null : id;
}

/** The page of the list that an address names, from 1; an invalid one is ignored. */
export function pageOf(search: string): number {
  const text = new URLSearchParams(search).get(PAGE) ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** The address of a page of the list. */
export function bikesPagePath(search: string, page: number): string {
  return page === 1 ? paths.bikes + search : withParameter(search, PAGE, String(page));
}
