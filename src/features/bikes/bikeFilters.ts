import type { ListingType } from './listingSchema';

/** The options of the bike filters, spec §9. */
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
export const bikeAreas = ['Oranjestad', 'San Nicolas', 'Paradera', 'Santa Cruz'] as const;
export const listingTypes = ['sale', 'auction'] as const satisfies readonly ListingType[];

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
  readonly yearMin: string;
  readonly yearMax: string;
  readonly color: (typeof bikeColors)[number] | null;
  readonly area: (typeof bikeAreas)[number] | null;
  readonly priceMin: string;
  readonly priceMax: string;
  readonly listingType: ListingType | null;
}

export function defaultFilters(thisYear: number): BikeFilters {
  return {
    category: null,
    brand: null,
    yearMin: String(YEAR_MIN),
    yearMax: String(thisYear),
    color: null,
    area: null,
    priceMin: String(PRICE_MIN),
    priceMax: String(PRICE_MAX),
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

/**
 * The number that somebody typed, or null when it is none. Spaces and commas between digits
 * are fine: `4,500`.
 */
export function numberOf(text: string): number | null {
  const bare = text.replace(/[\s,]/g, '');
  return /^-?\d{1,12}(\.\d{1,4})?$/.test(bare) ? Number(bare) : null;
}
