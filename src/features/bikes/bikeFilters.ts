import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import { isPrice } from '../../shared/lib/price';
import { readNumber } from '../../shared/lib/readNumber';
import { getShop } from '../../shared/shop/currentShop';
import { type FilterName, filterNames, type ListingType, listingTypes } from './bikeParameters';
import type { Listing } from './listingSchema';

/** Maximum length of a number field, in characters. */
export const NUMBER_LENGTH = 12;

/** The two bounds of a range, by the range's name. */
export const rangeBounds = {
  price: { from: 'priceMin', to: 'priceMax' },
  year: { from: 'yearMin', to: 'yearMax' },
} as const;
export type RangeName = keyof typeof rangeBounds;

/**
 * A bike filter. Its value in the store is an option or a number as it is typed, and null without a
 * choice. Methods, so that filters of different options fit one list.
 */
interface Filter<Value extends string | null, Criterion extends string | number> {
  /** The default (spec §9). @param thisYear the current year, which ends the range of years */
  default(thisYear: number): Value;
  /** The value of an untrusted parameter of the address; null stands for the default. */
  parse(text: string): Value | null;
  /** The parameter of a value; '' without a choice, or if invalid. */
  write(value: Value): string;
  /** The criterion of a value; null without a choice, or if invalid. */
  criterion(value: Value): Criterion | null;
  /** Whether a bike matches. A filter without it keeps its value and filters nothing (spec §9). */
  matches?(bike: Listing, criterion: Criterion): boolean;
}

/** The kinds of filters; reports redact typed values. */
interface ChoiceKind<Option extends string> {
  readonly kind: 'choice';
  readonly options: readonly Option[];
}
/** The options are the shop file's areas. */
interface AreaKind {
  readonly kind: 'area';
}
interface BoundKind<Range extends RangeName> {
  readonly kind: 'bound';
  readonly range: Range;
}

type Choice<Option extends string> = Filter<Option | null, Option> & ChoiceKind<Option>;
type Bound<Range extends RangeName> = Filter<string, number> & BoundKind<Range>;

/** Any filter, without its value types. */
export type AnyFilter = Filter<string | null, string | number> &
  (ChoiceKind<string> | AreaKind | BoundKind<RangeName>);

function choice<Option extends string>(options: readonly Option[]): Choice<Option> {
  return {
    kind: 'choice',
    options,
    default: () => null,
    parse: (text) => optionOf(options, text),
    write: (value) => value ?? '',
    criterion: (value) => value,
  };
}

const area: Filter<string | null, string> & AreaKind = {
  kind: 'area',
  default: () => null,
  parse: (text) => optionOf(getShop(DEFAULT_LANGUAGE).areas, text),
  write: (value) => value ?? '',
  criterion: (value) => value,
};

function bound<Range extends RangeName>(
  range: Range,
  byDefault: (thisYear: number) => number,
): Bound<Range> {
  return {
    kind: 'bound',
    range,
    default: (thisYear) => String(byDefault(thisYear)),
    // An invalid number is kept, because its field shows it with an error, like typed input.
    parse: (text) =>
      text === '' || text.length > NUMBER_LENGTH ? null : String(boundOf(text) ?? text),
    write: (value) => String(boundOf(value) ?? ''),
    criterion: boundOf,
  };
}

/**
 * A bound of the price. A bike without a valid price matches the default only, one with an ambiguous
 * price any bound.
 */
function priceBound(byDefault: number, isWithin: (amount: number, limit: number) => boolean) {
  return {
    ...bound('price', () => byDefault),
    matches: ({ amount, price }: Listing, limit: number) =>
      amount === null ? limit === byDefault || isPrice(price) : isWithin(amount, limit),
  };
}

/**
 * The bike filters (spec §3, §9), by their parameters in the address. State, address, criteria, fields
 * of the panel and reports follow from this table.
 */
export const bikeFilters = {
  listingType: {
    ...choice(listingTypes),
    matches: ({ listingType }: Listing, type: ListingType) => listingType === type,
  },
  priceMin: priceBound(0, (amount, min) => amount >= min),
  priceMax: priceBound(9_999_999, (amount, max) => amount <= max),
  category: choice(['Standard', 'Cruiser', 'Sportbike', 'Touring', 'Adventure', 'Scooter']),
  brand: choice(['Yamaha', 'Honda', 'KTM', 'Suzuki', 'BMW', 'Royal Enfield']),
  area,
  yearMin: bound('year', () => 1990),
  yearMax: bound('year', (thisYear) => thisYear),
  color: choice(['Black', 'White', 'Red', 'Blue', 'Green', 'Orange']),
} satisfies Record<FilterName, unknown>;
type Filters = typeof bikeFilters;

/** A filter without its value types, for code that handles all of them. */
export function filterOf(name: FilterName): AnyFilter {
  return bikeFilters[name];
}

/** Bike filter state, spec §3. */
export type BikeFilters = {
  readonly [Name in FilterName]: ReturnType<Filters[Name]['default']>;
};

/** The filters that narrow the list: price range and listing type, nothing else (spec §9). */
export type NarrowingName = {
  [Name in FilterName]: Filters[Name] extends { matches: (...args: never) => boolean }
    ? Name
    : never;
}[FilterName];
export const narrowingNames = filterNames.filter(
  (name): name is NarrowingName => filterOf(name).matches !== undefined,
);

/** The fields of the panel; the two bounds of a range are one field. */
export type FieldName = {
  [Name in FilterName]: Filters[Name] extends { readonly range: infer Range } ? Range : Name;
}[FilterName];

export function fieldOf(name: FilterName): FieldName {
  const filter = filterOf(name);
  return filter.kind === 'bound' ? filter.range : (name as FieldName);
}

/** Creates filters from a value for each. */
export function filtersWith(
  valueOf: (filter: AnyFilter, name: FilterName) => string | null,
): BikeFilters {
  const values = filterNames.map((name) => [name, valueOf(filterOf(name), name)] as const);
  return Object.fromEntries(values) as BikeFilters;
}

export function defaultFilters(thisYear: number): BikeFilters {
  return filtersWith((filter) => filter.default(thisYear));
}

/** A number with up to two decimals and separators of any language, or partial input of one. */
const TYPED = /^(-?)((?:\d+|[1-9]\d{0,2}([.,])\d{3}(?:\3\d{3})*)(?:[.,]\d{0,2})?)$/;

/** Parses a number field; null if invalid. Spaces are ignored. */
export function boundOf(text: string): number | null {
  if (text.length > NUMBER_LENGTH) return null;
  const [, minus, digits, group = ''] = TYPED.exec(text.replace(/\s/g, '')) ?? [];
  if (digits === undefined) return null;
  // `1,234,5` on the way to `1,234,567`
  const isGroupOpen = group !== '' && digits.length - digits.lastIndexOf(group) <= 3;
  const value = readNumber(isGroupOpen ? digits.replaceAll(group, '') : digits);
  return value === null || minus === '' ? value : -value;
}

/** The option with this name, case-insensitive, or null. */
export function optionOf<Option extends string>(
  options: readonly Option[],
  text: string | null,
): Option | null {
  const wanted = text?.trim().toLowerCase();
  return options.find((option) => option.toLowerCase() === wanted) ?? null;
}
