/**
 * The filters' parameters, in the order of the address. `bikeFilters` describes each. Apart, because the
 * routes need the names before the screen's code is loaded.
 */
export const filterNames = [
  'listingType',
  'priceMin',
  'priceMax',
  'category',
  'brand',
  'area',
  'yearMin',
  'yearMax',
  'color',
] as const;
export type FilterName = (typeof filterNames)[number];

/** The page of the list without scripts, from 1. */
export const PAGE = 'page';
/** The id of the open bike. */
export const BIKE = 'bike';

/** Every parameter of the bikes' address, in its order. */
export const bikeParameters = [...filterNames, PAGE, BIKE];

/** The types of a listing, which the parameter of the same name filters by. */
export const listingTypes = ['sale', 'auction'] as const;

export type ListingType = (typeof listingTypes)[number];
