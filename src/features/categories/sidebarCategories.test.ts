/** @jest-environment node */
import * as v from 'valibot';
import { shopFileSchema } from '../../../shop-file/shopFile';
import shopJson from '../../../shops/dushi-market/shop.json';
import type { Platform } from '../../shared/shop/shop';
import { testShop } from '../../testing/testShop';
import { categoriesMessages } from './categoriesMessages';
import type { Category } from './categorySchema';
import { type CarType, sidebarCategories } from './sidebarCategories';

const enhanced = (slug: string, fields: Partial<Category> = {}): Category => ({
  id: slug,
  name: slug,
  slug,
  totalCars: 0,
  isPopular: false,
  productCount: null,
  ...fields,
});

const types = [
  { id: 't1', name: 'SUVs', slug: 'suvs', count: 30 },
  { id: 't2', name: 'Vans', slug: 'vans', count: 12 },
];

/** The sidebar of a shop, the built-in one by default, in English. */
const sidebarOf = (
  categories?: readonly Category[],
  types?: readonly CarType[],
  platforms = testShop.platforms,
  bikes = testShop.bikes,
) =>
  sidebarCategories({ platforms, bikes, messages: categoriesMessages.in('en'), categories, types });

const counts = (...args: Parameters<typeof sidebarOf>) =>
  Object.fromEntries(sidebarOf(...args).map(({ id, count }) => [id, count]));

const seedCounts = {
  'real-estate': 850,
  bikes: 320,
  stays: 420,
  'water-sports': 180,
  'nail-services': 95,
};

// spec §9.15
test('without responses the static categories show their seed counts, and no cars', () => {
  expect(counts()).toEqual(seedCounts);
});

// spec §9.15
test('seed counts of subcategories sum to those of their category', () => {
  for (const { count, subcategories } of sidebarOf()) {
    expect(subcategories.reduce((sum, one) => sum + one.count, 0)).toBe(count);
  }
});

// spec §3.9
test('each static category has the subcategories of the specification', () => {
  const names = sidebarOf().map(({ id, subcategories }) => [
    id,
    subcategories.map(({ name }) => name).join(', '),
  ]);
  expect(Object.fromEntries(names)).toEqual({
    'real-estate': 'Houses for Sale, Apartments, Commercial, Land & Plots',
    stays: 'Hotels, Guest Houses, Vacation Rentals, Hostels',
    'water-sports': 'Surfing, Jet Skiing, Boat Rentals, Swimming Lessons, Diving',
    'nail-services': 'Manicure, Pedicure, Nail Art, Gel Nails',
    bikes: 'Sports Bikes, Scooters, Cruisers, Electric Bikes',
  });
});

// spec §3.8
test('each category has an icon and a link, each subcategory a name and a count', () => {
  const categories = sidebarOf([], types);
  expect(categories).toHaveLength(6);
  for (const { icon, link, subcategories } of categories) {
    expect(icon.length).toBeGreaterThan(0);
    expect(link).not.toBe('');
    for (const { id, name, count } of subcategories) {
      expect([id, name]).not.toContain('');
      expect(count).toBeGreaterThan(0);
    }
    const ids = subcategories.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  }
});

// spec §9.16
test('Real Estate, Nail Services and Cars are popular', () => {
  const popular = sidebarOf([], types).filter(({ isPopular }) => isPopular);
  expect(popular.map(({ id }) => id).sort()).toEqual(['cars', 'nail-services', 'real-estate']);
});

// spec §4.23
test('a product count replaces the seed count of the same slug; unknown slugs change nothing', () => {
  const response = [
    enhanced('stays', { productCount: 7 }),
    enhanced('bikes'),
    enhanced('planes', { productCount: 9 }),
  ];
  expect(counts(response)).toEqual({ ...seedCounts, stays: 7 });
});

// spec §9.15
test.each([
  ['bikes', 5, [0, 0, 0, 0]],
  ['bikes', 320, [84, 126, 62, 48]],
  ['bikes', null, [84, 126, 62, 48]],
  ['stays', 7, [0, 0, 0, 0]],
])('where the backend counts %s as %s, its subcategories show %j', (slug, productCount, shown) => {
  const found = sidebarOf([enhanced(slug, { productCount })]).find(({ id }) => id === slug);
  expect(found?.subcategories.map(({ count }) => count)).toEqual(shown);
});

// spec §9.15
test('a shop file without counts of bikes shows none', () => {
  const { bikes } = v.parse(shopFileSchema, { ...shopJson, bikes: undefined });
  const found = sidebarOf([], [], testShop.platforms, bikes).find(({ id }) => id === 'bikes');
  expect(found).toMatchObject({ count: null });
  expect(found?.subcategories.map(({ name, count }) => [name, count])).toEqual([
    ['Sports Bikes', 0],
    ['Scooters', 0],
    ['Cruisers', 0],
    ['Electric Bikes', 0],
  ]);
});

// spec §4.20
test('a count of 0 hides the category', () => {
  expect(counts([enhanced('stays', { productCount: 0 })])).not.toHaveProperty('stays');
  expect(counts([], [])).not.toHaveProperty('cars');
});

// spec §4.23
test('the count of Cars is the sum of the cars of all categories, else of the types', () => {
  const response = [
    enhanced('cars', { totalCars: 344, productCount: 1 }),
    enhanced('electric', { totalCars: 68 }),
  ];
  expect(counts(response, types)).toHaveProperty('cars', 412);
  expect(counts([enhanced('cars')], types)).toHaveProperty('cars', 42);
});

// spec §3.10
test('the subcategories of Cars are the vehicle types, each with its page on the cars site', () => {
  const [cars] = sidebarOf([], types);
  expect(cars).toMatchObject({
    id: 'cars',
    link: 'https://cars.dushimarket.example',
    subcategories: [
      { name: 'SUVs', count: 30, link: 'https://cars.dushimarket.example/suvs' },
      { name: 'Vans', count: 12, link: 'https://cars.dushimarket.example/vans' },
    ],
  });
});

test('Bikes lead to our own listings, the others to their sites', () => {
  for (const { id, link } of sidebarOf([], types)) {
    expect(link).toMatch(id === 'bikes' ? /^\/bikes\/listings$/ : /^https:/);
  }
});

const plain: Platform = {
  id: 'plain',
  name: 'Plain',
  line: 'Nobody counted',
  url: 'https://plain.example/',
  icon: [],
  isHot: false,
  tint: '',
  picture: '',
  tile: '',
  widePicture: '',
  count: 0,
  subcategories: [],
};

test.each([
  [['boats'], ['boats', 'bikes']],
  [
    ['boats', 'houses', 'rooms'],
    ['boats', 'houses', 'bikes', 'rooms'],
  ],
])('in a shop with the platforms %j the sidebar has %j', (ids, shown) => {
  const platforms = ids.map((id) => ({ ...plain, id }));
  expect(sidebarOf([], types, platforms).map(({ id }) => id)).toEqual(shown);
});

// spec §4.20
test('a platform that nobody counted has no count; its subcategories or the backend may count it', () => {
  const boats = { name: 'Boats', count: 3, url: 'https://plain.example/boats' };
  const platforms = [plain, { ...plain, id: 'summed', subcategories: [boats, boats] }];
  expect(counts([], [], platforms)).toEqual({ plain: null, summed: 6, bikes: 320 });
  const response = [
    enhanced('plain', { productCount: 5 }),
    enhanced('summed', { productCount: 0 }),
  ];
  expect(counts(response, [], platforms)).toEqual({ plain: 5, bikes: 320 });
});

test('vehicle types belong to any platform that has them; its own count stands in for theirs', () => {
  const rides: Platform = { ...plain, id: 'rides', count: 20, subcategories: 'vehicle types' };
  const [category] = sidebarOf([], types, [rides]);
  expect(category).toMatchObject({ id: 'rides', icon: [], count: 42, link: rides.url });
  expect(category?.subcategories.map(({ link }) => link)).toEqual([
    'https://plain.example/suvs',
    'https://plain.example/vans',
  ]);
  expect(counts([], [], [rides])).toHaveProperty('rides', 20);
});
