import { type TypedNumber, plainNumber } from './typedNumber';

/** The options of the bike filters, spec §9; the areas are in the shop file. */
export const bikeCategories = [
  'Standard',
  'Cruiser',
  'Sportbike',
  'Touring',
  'Adventure',
  'Scooter',
] as const;
export const bikeBrands = ['Yamaha', 'Honda', 'KTM', 'Suzuki', 'BMW', 'Royal Enfield'] as const;
export const bikeColors = ['Black', 'White', 'Red', 'Blue', 'Green', 'Orange'] as const;
export const listingTypes = ['sale', 'auction'] as const;
export type ListingType = (typeof listingTypes)[number];

/** The defaults of the bike filters, spec §9; the last year is the current one. */
const YEAR_MIN = 1990;
export const PRICE_MIN = 0;
export const PRICE_MAX = 9_999_999;

/** The longest text that a number field takes, in characters. */
export const NUMBER_LENGTH = 12;

/** Bike filter state, spec §3. Numbers are held as they are typed; null is no choice. */
export interface BikeFilters {
  readonly category: (typeof bikeCategories)[number] | null;
  readonly brand: (typeof bikeBrands)[number] | null;
  readonly yearMin: TypedNumber;
  readonly yearMax: TypedNumber;
  readonly color: (typeof bikeColors)[number] | null;
  /** One of the shop's areas. */
  readonly area: string | null;
  readonly priceMin: TypedNumber;
  readonly priceMax: TypedNumber;
  readonly listingType: ListingType | null;
}

/** The filters that are numbers: the bounds of a range. */
export const boundNames = ['yearMin', 'yearMax', 'priceMin', 'priceMax'] as const;
export type BoundName = (typeof boundNames)[number];

export function defaultFilters(thisYear: number): BikeFilters {
  return {
    category: null,
    brand: null,
    yearMin: plainNumber(String(YEAR_MIN)),
    yearMax: plainNumber(String(thisYear)),
    color: null,
    area: null,
    priceMin: plainNumber(String(PRICE_MIN)),
    priceMax: plainNumber(String(PRICE_MAX)),
    listingType: null,
  };
}

/** The option with this name, whatever its case; null when there is none. */
export function optionOf<Option extends string>(
  options: readonly Option[],
  text: string | null,
): Option | null {
  const wanted = text?.trim().toLowerCase();
  return options.find((option) => option.toLowerCase() === wanted) ?? null;
}
