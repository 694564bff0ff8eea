/** @jest-environment node */
import fc from 'fast-check';
import { bikeIdOf, filtersOf, searchOf } from './bikeAddress';
import { NUMBER_LENGTH, bikeFilters, defaultFilters, filterOf } from './bikeFilters';
import { filterNames } from './bikeParameters';

const YEAR = 2026;
const defaults = defaultFilters(YEAR);

test('defaults are left out of the address', () => {
  expect(searchOf(defaults, YEAR)).toBe('');
  expect(filtersOf('', YEAR)).toEqual(defaults);
});

// spec §3.14
test('the address has every chosen value, the open bike last', () => {
  const filters = {
    category: 'Cruiser',
    brand: 'Royal Enfield',
    yearMin: '2001',
    yearMax: '2020',
    color: 'Red',
    area: 'San Nicolas',
    priceMin: '1,000',
    priceMax: '4.500,5',
    listingType: 'auction',
  } as const;
  expect(searchOf(filters, YEAR, 'a b&c')).toBe(
    '?listingType=auction&priceMin=1000&priceMax=4500.5&category=Cruiser&brand=Royal+Enfield&area=San+Nicolas&yearMin=2001&yearMax=2020&color=Red&bike=a+b%26c',
  );
});

test.each([
  ['an unknown option', '?category=Tractor&listingType=lease', defaults],
  [
    'an invalid number, kept for its error',
    '?priceMin=cheap&priceMax=&yearMin=1e3',
    { ...defaults, priceMin: 'cheap', yearMin: '1e3' },
  ],
  [
    'a number of 12 characters',
    '?priceMin=123456789012',
    { ...defaults, priceMin: '123456789012' },
  ],
  ['a longer number', '?priceMin=1234567890123', defaults],
  ['a longer text', '?priceMin=quite cheap!!', defaults],
  ['another case', '?listingType=SALE', { ...defaults, listingType: 'sale' }],
  ['the first of two', '?color=Red&color=Blue', { ...defaults, color: 'Red' }],
  ['a broken escape', '?brand=%E0%A4%A', defaults],
  [
    'crossed bounds, kept for their error',
    '?priceMin=9&priceMax=4',
    { ...defaults, priceMin: '9', priceMax: '4' },
  ],
  [
    'numbers as a form sends them',
    '?priceMin=1.000&priceMax=4,500.50',
    { ...defaults, priceMin: '1000', priceMax: '4500.5' },
  ],
])('an address with %s', (_case, search, filters) => {
  expect(filtersOf(search, YEAR)).toEqual(filters);
});

/** Values of a filter's parameter, valid and invalid. */
const parameter = fc.option(
  fc.oneof(
    fc.constantFrom(
      ...Object.values(bikeFilters).flatMap((filter) =>
        'options' in filter ? filter.options : [],
      ),
    ),
    fc.integer().map(String),
    fc.double().map(String),
    fc.stringMatching(/^-?[0-9.,]{1,12}$/),
    fc.string(),
  ),
  { nil: undefined },
);

test('any address parses to valid filters, whose address is stable', () => {
  const parameters = fc.record<Readonly<Record<string, string | undefined>>>({
    ...Object.fromEntries(filterNames.map((name) => [name, parameter])),
    bike: fc.string(),
  });
  fc.assert(
    fc.property(parameters, fc.string(), (params, noise) => {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(params)) {
        if (value !== undefined) query.set(name, value);
      }
      for (const search of [`?${query.toString()}`, `?${noise}`]) {
        const filters = filtersOf(search, YEAR);
        for (const name of filterNames) {
          const filter = filterOf(name);
          const value = filters[name];
          if (filter.kind === 'choice') expect([...filter.options, null]).toContain(value);
          if (filter.kind === 'bound') expect(value?.length).toBeLessThanOrEqual(NUMBER_LENGTH);
        }
        const address = searchOf(filters, YEAR, bikeIdOf(search));
        expect(searchOf(filtersOf(address, YEAR), YEAR, bikeIdOf(address))).toBe(address);
      }
    }),
  );
});

test.each([
  ['?bike=b-1', 'b-1'],
  ['?bike=+', null],
  ['?bike=', null],
  ['', null],
  [`?bike=${'x'.repeat(200)}`, 'x'.repeat(200)],
  [`?bike=${'x'.repeat(201)}`, null],
])('%s opens %s', (search, id) => {
  expect(bikeIdOf(search)).toBe(id);
});
