import type { Category } from './categorySchema';
import { sidebarCategories } from './sidebarCategories';

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

const counts = (...args: Parameters<typeof sidebarCategories>) =>
  Object.fromEntries(sidebarCategories(...args).map(({ name, count }) => [name, count]));

const seedCounts = {
  'Real Estate': 850,
  Bikes: 320,
  Stays: 420,
  'Water Sports': 180,
  'Nail Services': 95,
};

test('without responses the static categories show their seed counts, and no cars', () => {
  expect(counts()).toEqual(seedCounts);
});

test('seed counts of subcategories sum to those of their category', () => {
  for (const { count, subcategories } of sidebarCategories()) {
    expect(subcategories.reduce((sum, one) => sum + one.count, 0)).toBe(count);
  }
});

test('each static category has the subcategories of the specification', () => {
  const names = sidebarCategories().map(({ name, subcategories }) => [
    name,
    subcategories.map((one) => one.name).join(', '),
  ]);
  expect(Object.fromEntries(names)).toEqual({
    'Real Estate': 'Houses for Sale, Apartments, Commercial, Land & Plots',
    Stays: 'Hotels, Guest Houses, Vacation Rentals, Hostels',
    'Water Sports': 'Surfing, Jet Skiing, Boat Rentals, Swimming Lessons, Diving',
    'Nail Services': 'Manicure, Pedicure, Nail Art, Gel Nails',
    Bikes: 'Sports Bikes, Scooters, Cruisers, Electric Bikes',
  });
});

test('Real Estate, Nail Services and Cars are popular', () => {
  const popular = sidebarCategories([], types).filter(({ isPopular }) => isPopular);
  expect(popular.map(({ name }) => name).sort()).toEqual(['Cars', 'Nail Services', 'Real Estate']);
});

test('a product count replaces the seed count of the same slug; unknown slugs change nothing', () => {
  const response = [
    enhanced('stays', { productCount: 7 }),
    enhanced('bikes'),
    enhanced('planes', { productCount: 9 }),
  ];
  expect(counts(response)).toEqual({ ...seedCounts, Stays: 7 });
});

test('a count of 0 hides the category', () => {
  expect(counts([enhanced('stays', { productCount: 0 })])).not.toHaveProperty('Stays');
  expect(counts([], [])).not.toHaveProperty('Cars');
});

test('the count of Cars is the sum of the cars of all categories, else of the types', () => {
  const response = [
    enhanced('cars', { totalCars: 344, productCount: 1 }),
    enhanced('electric', { totalCars: 68 }),
  ];
  expect(counts(response, types)).toHaveProperty('Cars', 412);
  expect(counts([enhanced('cars')], types)).toHaveProperty('Cars', 42);
});

test('the subcategories of Cars are the vehicle types, each with its page on the cars site', () => {
  const [cars] = sidebarCategories([], types);
  expect(cars).toMatchObject({
    name: 'Cars',
    link: 'https://cars.dushimarket.example',
    subcategories: [
      { name: 'SUVs', count: 30, link: 'https://cars.dushimarket.example/suvs' },
      { name: 'Vans', count: 12, link: 'https://cars.dushimarket.example/vans' },
    ],
  });
});

test('Bikes lead to our own listings, the others to their sites', () => {
  for (const { name, link } of sidebarCategories([], types)) {
    expect(link).toMatch(name === 'Bikes' ? /^\/bikes\/listings$/ : /^https:/);
  }
});
