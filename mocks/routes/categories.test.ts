import { itemOf, itemsOf, startTestMocks, type TestMocks } from '../testing/testMocks';

const BASE = '/api/v1/categories-enhanced';
let mocks: TestMocks;
beforeEach(async () => {
  mocks = await startTestMocks();
});
afterEach(() => mocks.stop());

const slugsOf = async (query: string) =>
  itemsOf(await mocks.get(BASE + query)).map((category) => category.slug);

const IN_ORDER = [
  'cars',
  'real-estate',
  'bikes',
  'stays',
  'water-sports',
  'nail-services',
  'electric-cars',
  'home-garden',
];
const BY_POPULARITY = [
  'real-estate',
  'cars',
  'nail-services',
  'stays',
  'bikes',
  'water-sports',
  'electric-cars',
  'home-garden',
];

test.each([
  ['', IN_ORDER],
  ['?sort_by=popular', BY_POPULARITY],
  ['?sort_by=popularity', BY_POPULARITY],
  ['?sort_by=name', [...IN_ORDER].sort()],
  [
    '?sort_by=product_count',
    [
      'real-estate',
      'stays',
      'cars',
      'bikes',
      'water-sports',
      'nail-services',
      'electric-cars',
      'home-garden',
    ],
  ],
])('GET %s is sorted', async (query, slugs) => {
  expect(await slugsOf(query)).toEqual(slugs);
});

test('counts products only with include_product_count', async () => {
  const plain = itemsOf(await mocks.get(BASE));
  expect(plain.every((category) => !('productCount' in category))).toBe(true);
  const counted = itemsOf(await mocks.get(`${BASE}?include_product_count=true`));
  const counts: Record<string, unknown> = Object.fromEntries(
    counted.map((category) => [String(category.slug), category.productCount]),
  );
  expect(counts).toMatchObject({
    'real-estate': 850,
    stays: 420,
    'water-sports': 180,
    'nail-services': 95,
    bikes: 320,
  });
  expect(counted.reduce((sum, category) => sum + Number(category.totalCars), 0)).toBe(412);
  expect(
    counted.filter((category) => category.isPopular === true).map((category) => category.slug),
  ).toEqual(['cars', 'real-estate', 'nail-services']);
});

test.each(['sort_by=price', 'include_product_count=yes'])('refuses ?%s', async (query) => {
  expect((await mocks.get(`${BASE}?${query}`)).status).toBe(400);
});

test('shows one category', async () => {
  const [first] = itemsOf(await mocks.get(BASE));
  expect(itemOf(await mocks.get(`${BASE}/${String(first?._id)}`))).toEqual({
    _id: first?._id,
    name: 'Cars',
    slug: 'cars',
    totalCars: 344,
    isPopular: true,
    productCount: 344,
  });
  expect((await mocks.get(`${BASE}/4711`)).status).toBe(404);
});

test.each([
  ['GET', '0'],
  ['GET', '-1'],
  ['GET', 'abc'],
  ['GET', '1.5'],
  ['GET', '9999999999'],
  ['PUT', '0'],
  ['PUT', 'abc'],
])('%s /%s needs a positive id', async (method, id) => {
  const response = await mocks.call(
    method,
    `${BASE}/${id}`,
    method === 'PUT' ? { name: 'x' } : undefined,
  );
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    error: { code: 'invalid', message: 'Valid category ID is required', field: 'id' },
  });
});

test('creates and changes a category', async () => {
  const created = await mocks.call('POST', BASE, {
    name: ' Café & Snacks ',
    isPopular: true,
    timestamp: 5,
  });
  expect(created.status).toBe(201);
  const category = itemOf(created);
  expect(category).toEqual({
    _id: '9',
    name: 'Café & Snacks',
    slug: 'cafe-snacks',
    totalCars: 0,
    isPopular: true,
    productCount: 0,
  });
  expect(await slugsOf('')).toContain('cafe-snacks');

  const changed = await mocks.call('PUT', `${BASE}/9`, {
    productCount: 12,
    slug: 'snacks',
    timestamp: 6,
  });
  expect(itemOf(changed)).toMatchObject({
    name: 'Café & Snacks',
    slug: 'snacks',
    productCount: 12,
  });
  expect((await mocks.call('PUT', `${BASE}/9`, { slug: 'snacks' })).status).toBe(200);
  expect((await mocks.call('PUT', `${BASE}/77`, { name: 'Nobody' })).status).toBe(404);
});

test('two categories cannot have one slug', async () => {
  const taken = {
    error: { code: 'conflict', message: 'Another category has this slug', field: 'slug' },
  };
  const created = await mocks.call('POST', BASE, { name: 'Other', slug: 'cars' });
  expect([created.status, created.body]).toEqual([409, taken]);
  const changed = await mocks.call('PUT', `${BASE}/2`, { slug: 'cars' });
  expect([changed.status, changed.body]).toEqual([409, taken]);
});

test.each<[unknown, string]>([
  [{}, 'name is required'],
  [{ name: '' }, 'name is required'],
  [{ name: '***' }, 'slug is required'],
  [{ name: 'x', slug: 'Not A Slug' }, 'slug must be lower-case letters, digits and single hyphens'],
  [{ name: 'x', totalCars: -1 }, 'totalCars must not be negative'],
  [{ name: 'x', productCount: 1.5 }, 'productCount must be a whole number'],
  [{ name: 'x', productCount: 1e12 }, 'productCount is too large'],
  [{ name: 'x', isPopular: 'yes' }, 'isPopular must be true or false'],
])('POST refuses %j', async (body, message) => {
  const response = await mocks.call('POST', BASE, body);
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ error: { message } });
});

test('a change of nothing is refused', async () => {
  expect((await mocks.call('PUT', `${BASE}/1`, { timestamp: 1 })).body).toMatchObject({
    error: { message: 'There is nothing to change' },
  });
});
