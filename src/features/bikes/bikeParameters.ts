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

/** Names the part of the list that a page without scripts shows, from 1. */
export const PAGE = 'page';
/** Names the bike whose dialog is open. */
export const BIKE = 'bike';

/** Every parameter of the bikes' address, in its order. */
export const bikeParameters = [...filterNames, PAGE, BIKE];
