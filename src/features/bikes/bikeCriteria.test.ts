import type { Language } from '../../shared/i18n/languages';
import {
  activeFilters,
  criteriaOf,
  matchingBikes,
  noCriteria,
  priceProblem,
  yearProblem,
} from './bikeCriteria';
import { type BikeFilters, defaultFilters } from './bikeFilters';
import type { Listing } from './listingSchema';
import { plainNumber } from './typedNumber';

const defaults = defaultFilters(2026);
const withPrices = (from: string, to: string, language: Language = 'en'): BikeFilters => ({
  ...defaults,
  priceMin: { text: from, language },
  priceMax: { text: to, language },
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
const ids = (filters: BikeFilters) => matchingBikes(bikes, criteriaOf(filters)).map(({ id }) => id);

// spec §9.14
test.each([
  ['0', '9999999', ['cheap', 'middle', 'dear', 'unpriced']],
  ['100', '500', ['cheap', 'middle']],
  ['101', '9999999', ['middle', 'dear']],
  ['0', '499', ['cheap']],
  ['', '', ['cheap', 'middle', 'dear', 'unpriced']],
  [' 1,000 ', '9 500', ['dear']],
  // A wrong bound does not filter, the other one does.
  ['abc', '500', ['cheap', 'middle']],
  // Crossed bounds filter neither.
  ['9000', '4000', ['cheap', 'middle', 'dear', 'unpriced']],
])('prices from %j to %j keep %j', (from, to, kept) => {
  expect(ids(withPrices(from, to))).toEqual(kept);
});

test('prices are read in the language that they were typed in', () => {
  expect(ids(withPrices('1.000', '9.000,50', 'nl'))).toEqual(['dear']);
  expect(ids(withPrices('1.000', '500.000', 'en'))).toEqual(['cheap', 'middle']);
});

// spec §5.2
test('a bike whose price nobody is sure of is in every range', () => {
  const unsure = { ...bike('unsure', null, 'sale'), price: '2 for AWG 100' };
  const { priceMin, priceMax } = withPrices('4000', '5000');
  const criteria = criteriaOf({ ...defaults, priceMin, priceMax });
  expect(matchingBikes([...bikes, unsure], criteria)).toEqual([unsure]);
});

// spec §9.14
test('the listing type filters', () => {
  expect(ids({ ...defaults, listingType: 'auction' })).toEqual(['middle']);
  expect(ids({ ...withPrices('9000', '4000'), listingType: 'auction' })).toEqual(['middle']);
});

// spec §9.14
test('no other filter narrows the list, and none of them counts as active', () => {
  const filters: BikeFilters = {
    ...defaults,
    category: 'Touring',
    brand: 'KTM',
    color: 'Green',
    area: 'Paradera',
    yearMin: plainNumber('2020'),
    yearMax: plainNumber('2021'),
  };
  expect(criteriaOf(filters)).toEqual(noCriteria);
  expect(activeFilters(criteriaOf(filters))).toBe(0);
});

test.each([
  [withPrices('0', '9999999'), 0],
  [withPrices('5', '9999999'), 1],
  [withPrices('5', '50'), 1],
  [{ ...withPrices('5', '50'), listingType: 'sale' as const }, 2],
  [withPrices('x', '9999999'), 0],
])('active filters of %j: %i', (filters, count) => {
  expect(activeFilters(criteriaOf(filters))).toBe(count);
});

// spec §5.14
test.each([
  ['0', '10', null],
  ['10', '10', null],
  ['', '10', null],
  ['10', '9', { code: 'pricesCrossed', at: 'both' }],
  ['ten', '9', { code: 'notANumber', at: 'from' }],
  ['1', '9-', { code: 'notANumber', at: 'to' }],
  ['1e3', 'x', { code: 'notANumber', at: 'both' }],
])('prices %j to %j: %j', (from, to, problem) => {
  expect(priceProblem(withPrices(from, to))).toEqual(problem);
});

// spec §5.14
test.each([
  ['1990', '2026', null],
  ['2020', '2010', { code: 'yearsCrossed', at: 'both' }],
  ['soon', '2010', { code: 'notANumber', at: 'from' }],
  ['1990', 'now', { code: 'notANumber', at: 'to' }],
])('years %j to %j: %j', (from, to, problem) => {
  const years = { yearMin: plainNumber(from), yearMax: plainNumber(to) };
  expect(yearProblem(years)).toEqual(problem);
});
