import * as v from 'valibot';
import { bannerMetricsSchema } from '../src/features/banners/bannerMetricsSchema';
import { bannerSchema } from '../src/features/banners/bannerSchema';
import { listingSchema } from '../src/features/bikes/listingSchema';
import { categorySchema } from '../src/features/categories/categorySchema';
import { productSchema } from '../src/features/products/productSchema';
import { vehicleTypeSchema } from '../src/features/vehicles/vehicleTypeSchema';
import { itemOf, itemsOf, startTestMocks, type TestMocks } from './testing/testMocks';

let mocks: TestMocks;
beforeAll(async () => {
  mocks = await startTestMocks();
});
afterAll(() => mocks.stop());

/** All items of a list, read by the storefront's schema: one that it would drop fails the test. */
const read = async <Item>(path: string, schema: v.GenericSchema<unknown, Item>) =>
  itemsOf(await mocks.get(path)).map((item) => v.parse(schema, item));

test('the storefront reads every banner, with pictures, gradient and link', async () => {
  const banners = await read('/api/v1/banners?include_inactive=true', bannerSchema);
  expect(banners).toHaveLength(8);
  for (const banner of banners) {
    expect(banner.picture?.alt).not.toBe('');
    expect([banner.picture, banner.tallPicture, banner.gradient, banner.link]).not.toContain(null);
  }
  expect(banners.filter((banner) => banner.isActive === true)).toHaveLength(6);
  expect(await read('/api/v1/banners/public/active', bannerSchema)).toHaveLength(6);
});

test('the storefront reads what a client wrote', async () => {
  const sent = {
    title: 'x',
    image: '/banners/x.webp',
    link: '/about',
    bannerType: 'promotional',
    price: 12,
  };
  const created = itemOf(await mocks.call('POST', '/api/v1/banners', { ...sent, isActive: false }));
  expect(v.parse(bannerSchema, created)).toMatchObject({
    type: 'promotional',
    link: '/about',
    price: 12,
    isActive: false,
  });
});

test('the storefront reads the metrics', async () => {
  expect(await read('/api/v1/banners/metrics?bannerIds=hero-bikes', bannerMetricsSchema)).toEqual([
    { id: 'hero-bikes', impressions: 0, clicks: 0, clickThroughRate: 0 },
  ]);
});

test.each([
  ['/api/v1/featured-products?limit=24', 24],
  ['/api/v1/products/category/fashion', 6],
  ['/api/v1/products/search?q=beach', 3],
])('the storefront reads the products of %s', async (path, count) => {
  const products = await read(path, productSchema);
  expect(products).toHaveLength(count);
  expect(products.every((product) => product.picture !== null && product.price !== null)).toBe(
    true,
  );
});

test('the storefront reads one product and one category', async () => {
  expect(v.parse(productSchema, itemOf(await mocks.get('/api/v1/products/kite'))).id).toBe('kite');
  expect(
    v.parse(categorySchema, itemOf(await mocks.get('/api/v1/categories-enhanced/2'))),
  ).toMatchObject({
    slug: 'real-estate',
    productCount: 850,
  });
});

test('the storefront reads the categories, with and without count', async () => {
  const counted = await read(
    '/api/v1/categories-enhanced?include_product_count=true&sort_by=popular',
    categorySchema,
  );
  expect(counted.map((category) => category.productCount)).not.toContain(null);
  const plain = await read('/api/v1/categories-enhanced', categorySchema);
  expect(plain.every((category) => category.productCount === null)).toBe(true);
});

test('the storefront reads the vehicle types', async () => {
  const types = await read('/v1/types/list-types', vehicleTypeSchema);
  expect(types).toHaveLength(8);
  for (const type of types) {
    expect(type.picture).not.toBeNull();
    expect(type.subcategories.reduce((sum, one) => sum + one.count, 0)).toBe(type.count);
  }
});

test('the storefront reads the listings, with prices, pictures and their texts', async () => {
  const listings = await read('/api/listings', listingSchema);
  expect(listings).toHaveLength(90);
  for (const listing of listings) {
    expect(listing.amount).toBeGreaterThan(0);
    expect(listing.images).not.toHaveLength(0);
    expect(listing.imageAlts).toHaveLength(listing.images.length);
    expect([...listing.imageAlts, listing.description]).not.toContain('');
  }
});
