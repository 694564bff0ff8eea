/** @jest-environment node */
import fc from 'fast-check';
import { allLanguages } from '../../shared/i18n/languages';
import { numberText } from '../../shared/lib/numberText';
import { activeFilters, criteriaOf, matchingBikes, noCriteria, rangeProblem } from './bikeCriteria';
import { type BikeFilters, boundOf, defaultFilters } from './bikeFilters';
import type { Listing } from './listingSchema';

const YEAR = 2026;
const defaults = defaultFilters(YEAR);
const withPrices = (priceMin: string, priceMax: string): BikeFilters => ({
  ...defaults,
  priceMin,
  priceMax,
});

const bike = (id: string, amount: number | null, listingType: 'sale' | 'auction'): Listing => ({
  id,
  title: id,
  price: amount,
  amount,
  description: '',
  images: [],
  imageAlts: [],
  listingType,
});

const bikes = [
  bike('cheap', 100, 'sale'),
  bike('middle', 500, 'auction'),
  bike('dear', 9_000, 'sale'),
  bike('unpriced', null, 'sale'),
  bike('beyond', 10_000_000, 'auction'),
];
const ids = (filters: BikeFilters) =>
  matchingBikes(bikes, criteriaOf(filters, YEAR)).map(({ id }) => id);

// spec §9.14
test.each([
  ['0', '9999999', ['cheap', 'middle', 'dear', 'unpriced']],
  ['100', '500', ['cheap', 'middle']],
  ['101', '9999999', ['middle', 'dear']],
  ['0', '499', ['cheap']],
  ['', '', ['cheap', 'middle', 'dear', 'unpriced']],
  [' 1,000 ', '9 500', ['dear']],
  ['1.000', '9.000,50', ['dear']],
  // An invalid bound does not filter, a valid one does.
  ['abc', '500', ['cheap', 'middle']],
  // Crossed bounds filter neither.
  ['9000', '4000', ['cheap', 'middle', 'dear', 'unpriced']],
])('prices from %j to %j keep %j', (from, to, kept) => {
  expect(ids(withPrices(from, to))).toEqual(kept);
});

// spec §5.2
test('a bike with an ambiguous price is in every range', () => {
  const unsure = { ...bike('unsure', null, 'sale'), price: '2 for AWG 100' };
  const criteria = criteriaOf(withPrices('4000', '5000'), YEAR);
  expect(matchingBikes([...bikes, unsure], criteria)).toEqual([unsure]);
});

// spec §9.14
test('the listing type filters', () => {
  expect(ids({ ...defaults, listingType: 'auction' })).toEqual(['middle']);
  expect(ids({ ...withPrices('9000', '4000'), listingType: 'auction' })).toEqual(['middle']);
});

// spec §9.14
test('other filters neither narrow the list nor count as active', () => {
  const filters: BikeFilters = {
    ...defaults,
    category: 'Touring',
    brand: 'KTM',
    color: 'Green',
    area: 'Paradera',
    yearMin: '2020',
    yearMax: '2021',
  };
  expect(criteriaOf(filters, YEAR)).toEqual(noCriteria);
  expect(activeFilters(criteriaOf(filters, YEAR))).toBe(0);
});

test.each([
  [withPrices('0', '9999999'), 0],
  [withPrices('5', '9999999'), 1],
  [withPrices('5', '50'), 1],
  [{ ...withPrices('5', '50'), listingType: 'sale' as const }, 2],
  [withPrices('x', '9999999'), 0],
])('active filters of %j: %i', (filters, count) => {
  expect(activeFilters(criteriaOf(filters, YEAR))).toBe(count);
});

// spec §5.14
test.each([
  ['price', '0', '10', null],
  ['price', '10', '10', null],
  ['price', '', '10', null],
  ['price', '10', '9', { code: 'pricesCrossed', at: 'both' }],
  ['price', 'ten', '9', { code: 'notANumber', at: 'from' }],
  ['price', '1', '9-', { code: 'notANumber', at: 'to' }],
  ['price', '1e3', 'x', { code: 'notANumber', at: 'both' }],
  ['year', '1990', '2026', null],
  ['year', '2020', '2010', { code: 'yearsCrossed', at: 'both' }],
  ['year', 'soon', '2010', { code: 'notANumber', at: 'from' }],
] as const)('the %s from %j to %j: %j', (range, from, to, problem) => {
  expect(rangeProblem(range, from, to)).toEqual(problem);
});

// spec §5.14
test.each([
  ['0', 0],
  ['4500', 4500],
  // Separators of any language.
  ['4,500', 4500],
  ['4.500', 4500],
  ['4,500.50', 4500.5],
  ['4.500,50', 4500.5],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['29,95', 29.95],
  ['29.95', 29.95],
  ['4500,5', 4500.5],
  [' 9 500 ', 9500],
  ['9\u00a0500', 9500],
  ['-5', -5],
  // Partial input of `4,500` and `1.234.567`.
  ['4,', 4],
  ['4,5', 4.5],
  ['1.234.', 1234],
  ['1.234.5', 12_345],
  ['', null],
  ['-', null],
  ['ten', null],
  ['1e3', null],
  ['1..5', null],
  ['1.2.3', null],
  ['0.125', null],
  ['4500,123', null],
  ['1,000.125', null],
  ['123456789012', 123_456_789_012],
  ['1234567890123', null],
])('a bound typed as %j is %p', (text, value) => {
  expect(boundOf(text)).toBe(value);
});

test('a bound formatted in any language parses to the same number', () => {
  const cents = fc.integer({ min: 0, max: 999_999_999 });
  fc.assert(
    fc.property(fc.constantFrom(...allLanguages), cents, (language, amount) => {
      const digits = String(amount / 100);
      expect(boundOf(digits)).toBe(amount / 100);
      expect(boundOf(numberText(digits, language))).toBe(amount / 100);
    }),
  );
});
