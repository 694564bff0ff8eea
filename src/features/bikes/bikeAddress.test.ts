import fc from 'fast-check';
import { allLanguages } from '../../shared/i18n/languages';
import { testShop } from '../../testing/testShop';
import { TYPED_IN, bikeIdOf, filtersOf, isBikesPath, searchOf } from './bikeAddress';
import {
  NUMBER_LENGTH,
  bikeBrands,
  bikeCategories,
  bikeColors,
  defaultFilters,
  listingTypes,
} from './bikeFilters';
import { plainNumber } from './typedNumber';

const YEAR = 2026;
const defaults = defaultFilters(YEAR);

test('defaults are left out of the address', () => {
  expect(searchOf(defaults, YEAR)).toBe('');
  expect(filtersOf('', YEAR)).toEqual(defaults);
});

// spec §3.14
test('everything chosen stands in the address, the open bike last', () => {
  const filters = {
    category: 'Cruiser',
    brand: 'Royal Enfield',
    yearMin: plainNumber('2001'),
    yearMax: plainNumber('2020'),
    color: 'Red',
    area: 'San Nicolas',
    priceMin: { text: '1,000', language: 'en' },
    priceMax: { text: '4.500,5', language: 'nl' },
    listingType: 'auction',
  } as const;
  expect(searchOf(filters, YEAR, 'a b&c')).toBe(
    '?listingType=auction&priceMin=1000&priceMax=4500.5&category=Cruiser&brand=Royal+Enfield&area=San+Nicolas&yearMin=2001&yearMax=2020&color=Red&bike=a+b%26c',
  );
});

test.each([
  ['an unknown option', '?category=Tractor&listingType=lease', defaults],
  [
    'no number, kept to be told',
    '?priceMin=cheap&priceMax=&yearMin=1e3',
    { ...defaults, priceMin: plainNumber('cheap'), yearMin: plainNumber('1e3') },
  ],
  ['a very long number', `?priceMin=${'9'.repeat(40)}`, defaults],
  ['another case', '?listingType=SALE', { ...defaults, listingType: 'sale' }],
  ['the first of two', '?color=Red&color=Blue', { ...defaults, color: 'Red' }],
  ['a broken escape', '?brand=%E0%A4%A', defaults],
  [
    'crossed bounds, kept to be told',
    '?priceMin=9&priceMax=4',
    { ...defaults, priceMin: plainNumber('9'), priceMax: plainNumber('4') },
  ],
  [
    'numbers as a Dutch form sends them',
    '?priceMin=1.000&priceMax=veel&yearMax=2.020&typedIn=nl',
    {
      ...defaults,
      priceMin: plainNumber('1000'),
      priceMax: { text: 'veel', language: 'nl' },
      yearMax: plainNumber('2020'),
    },
  ],
  [
    'numbers in a language that we do not know',
    '?priceMin=1.000&typedIn=toString',
    { ...defaults, priceMin: plainNumber('1') },
  ],
])('an address with %s', (_case, search, filters) => {
  expect(filtersOf(search, YEAR)).toEqual(filters);
});

const option = (options: readonly string[]) =>
  fc.option(fc.oneof(fc.constantFrom(...options), fc.string()), { nil: undefined });
const anyNumber = fc.option(
  fc.oneof(fc.integer().map(String), fc.string(), fc.double().map(String)),
  {
    nil: undefined,
  },
);

test('whatever the address says, the filters are ours and their address is stable', () => {
  fc.assert(
    fc.property(
      fc.record({
        category: option(bikeCategories),
        brand: option(bikeBrands),
        color: option(bikeColors),
        area: option(testShop.areas),
        listingType: option(listingTypes),
        priceMin: anyNumber,
        priceMax: anyNumber,
        yearMin: anyNumber,
        yearMax: anyNumber,
        bike: fc.string(),
        [TYPED_IN]: option(allLanguages),
      }),
      fc.string(),
      (params, noise) => {
        const query = new URLSearchParams();
        for (const [name, value] of Object.entries(params)) {
          if (value !== undefined) query.set(name, value);
        }
        for (const search of [`?${query.toString()}`, `?${noise}`]) {
          const filters = filtersOf(search, YEAR);
          const known: readonly (string | null)[] = [...bikeCategories, null];
          expect(known).toContain(filters.category);
          expect(filters.priceMin.text.length).toBeLessThanOrEqual(NUMBER_LENGTH);
          expect(filters.yearMax.text.length).toBeLessThanOrEqual(NUMBER_LENGTH);
          const address = searchOf(filters, YEAR, bikeIdOf(search));
          expect(searchOf(filtersOf(address, YEAR), YEAR, bikeIdOf(address))).toBe(address);
        }
      },
    ),
  );
});

test.each([
  ['?bike=b-1', 'b-1'],
  ['?bike=+', null],
  ['?bike=', null],
  ['', null],
  [`?bike=${'x'.repeat(201)}`, null],
])('%s opens %s', (search, id) => {
  expect(bikeIdOf(search)).toBe(id);
});

test.each([
  ['/bikes/listings', true],
  ['/bikes/listings/', true],
  ['/Bikes/Listings', true],
  ['/bikes', false],
  ['/', false],
])('%s leads to the bikes: %s', (pathname, isBikes) => {
  expect(isBikesPath(pathname)).toBe(isBikes);
});
