import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { bannerMetricsSchema } from '../src/features/banners/bannerMetricsSchema';
import { bannerSchema } from '../src/features/banners/bannerSchema';
import { listingSchema } from '../src/features/bikes/listingSchema';
import { categorySchema } from '../src/features/categories/categorySchema';
import { productSchema } from '../src/features/products/productSchema';
import { vehicleTypeSchema } from '../src/features/vehicles/vehicleTypeSchema';
import { setShop } from '../src/shared/shop/currentShop';
import { testShops } from '../src/testing/testShop';
import { areas } from './areas';
import { itemSchemas } from './testing/itemSchema';
import { itemOf, itemsOf, startTestMocks, type TestMocks } from './testing/testMocks';

let mocks: TestMocks;
// What a price is worth depends on the shop's currency.
setShop(testShops);

beforeAll(async () => {
  mocks = await startTestMocks();
});
afterAll(() => mocks.stop());

/** All items of a list, read by the storefront's schema: one that it would drop fails the test. */
const read = async <Item>(path: string, schema: v.GenericSchema<unknown, Item>) =>
  itemsOf(await mocks.get(path)).map((item) => v.parse(schema, item));

/**
 * A request to a route, and how many items come: for routes whose path alone is no request, and
 * where the number matters.
 */
const requests: Readonly<Record<string, readonly [string, number]>> = {
  '/api/v1/banners': ['/api/v1/banners?include_inactive=true', 8],
  '/api/v1/banners/public/active': ['/api/v1/banners/public/active', 6],
  '/api/v1/banners/metrics': ['/api/v1/banners/metrics', 8],
  '/api/v1/featured-products': ['/api/v1/featured-products?limit=24', 24],
  '/api/v1/products/category/{category}': ['/api/v1/products/category/fashion', 6],
  '/api/v1/products/search': ['/api/v1/products/search?q=beach', 3],
  '/api/v1/products/{id}': ['/api/v1/products/kite', 1],
  '/api/v1/categories-enhanced': ['/api/v1/categories-enhanced', 8],
  '/api/v1/categories-enhanced/{id}': ['/api/v1/categories-enhanced/2', 1],
  '/v1/types/list-types': ['/v1/types/list-types', 8],
  '/api/listings': ['/api/listings', 362],
};

const features = path.join(__dirname, '../src/features');
const schemaFiles = readdirSync(features, { recursive: true, encoding: 'utf8' });

/**
 * The schemas by which the storefront reads what a model describes, and checks what it stored: for
 * `Review`, `reviewSchema` and `reviewDomain` of `reviewSchema.ts`. What is never stored has no
 * second one.
 */
function storefrontSchemas(model: string) {
  const name = `${model.charAt(0).toLowerCase()}${model.slice(1)}`;
  const file = schemaFiles.find((one) => path.basename(one) === `${name}Schema.ts`);
  const found = file
    ? jest.requireActual<Record<string, v.GenericSchema | undefined>>(path.join(features, file))
    : {};
  const schema = found[`${name}Schema`];
  if (!schema) throw new Error(`Add ${name}Schema.ts: how does the storefront read ${model}?`);
  return { schema, domain: found[`${name}Domain`] };
}

const reads = areas.flatMap(({ name, models, routes }) =>
  routes
    .filter(({ method }) => method === 'get' && name !== 'health')
    .map((route) => {
      const [model] =
        Object.entries(models).find(([, one]) => itemSchemas(route).includes(one)) ?? [];
      return [route.path, model ?? ''] as const;
    }),
);

/** The items with which a route responds. */
async function itemsAt(at: string): Promise<unknown[]> {
  const address = requests[at]?.[0] ?? at;
  const { body } = await mocks.get(address);
  if (!v.is(v.object({ data: v.unknown() }), body))
    throw new Error(`${address} has no data: add a request of ${at} to \`requests\``);
  return v.is(v.array(v.unknown()), body.data) ? body.data : [body.data];
}

test.each(reads)(
  'the storefront reads every item of %s, by the schema of %s',
  async (at, model) => {
    const { schema } = storefrontSchemas(model);
    const items = await itemsAt(at);
    const count = requests[at]?.[1] ?? items.length;
    expect(items.map((item) => v.safeParse(schema, item).issues)).toEqual(
      items.map(() => undefined),
    );
    expect(items).not.toHaveLength(0);
    expect(items).toHaveLength(count);
  },
);

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a.webp',
    '../a.webp',
    '//a.example',
    'https://a.example/ b',
    'javascript:alert(1)',
    'from-blue-600 to-purple-600',
    'linear-gradient(red, url(x))',
    '1e3',
  ),
  fc.webUrl(),
  fc.string({ unit: 'grapheme' }),
);
const anyValue = fc.oneof(text, fc.double(), fc.boolean(), fc.array(text), fc.anything());
/** Second spellings, which the mock backend does not use. */
const spellings = ['id', 'image_url', 'image_tall', 'image_alt', 'link_url', 'is_active', 'status'];

// What is read is not checked by the domain schema again: this holds it to that.
test.each(reads.filter(([, model]) => storefrontSchemas(model).domain))(
  'whatever %s sends, what is read is as the domain schema of %s says',
  async (at, model) => {
    // Of parts of an item that are dropped.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { schema, domain = v.never() } = storefrontSchemas(model);
    const [item] = v.parse(v.array(v.record(v.string(), v.unknown())), await itemsAt(at));
    expect(v.is(schema, { ...item, _id: ' ' })).toBe(false);
    expect(v.is(schema, { ...item, _id: undefined })).toBe(false);
    const fields = fc.constantFrom(...Object.keys(item ?? {}), ...spellings);
    let read = 0;
    fc.assert(
      fc.property(fc.dictionary(fields, anyValue, { maxKeys: 3 }), (some) => {
        const result = v.safeParse(schema, { ...item, ...some });
        if (!result.success) return;
        read += 1;
        expect(v.safeParse(domain, result.output).issues).toBeUndefined();
      }),
      { numRuns: 500 },
    );
    expect(read).toBeGreaterThan(50);
  },
);

/** What an item is: without these it is none. */
const identity = ['_id', 'bannerId', 'name', 'title'];

// spec §3.16
test.each(reads)('whatever one field of %s holds, the item stays', async (at, model) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { schema } = storefrontSchemas(model);
  const [item] = v.parse(v.array(v.record(v.string(), v.unknown())), await itemsAt(at));
  const names = Object.keys({ ...item }).filter((name) => !identity.includes(name));
  fc.assert(
    fc.property(fc.constantFrom(...names), anyValue, (name, value) => {
      expect(v.is(schema, { ...item, [name]: value })).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('the storefront reads every banner, with pictures, gradient and link', async () => {
  const banners = await read('/api/v1/banners?include_inactive=true', bannerSchema);
  for (const banner of banners) {
    expect(banner.picture?.alt).not.toBe('');
    expect([banner.picture, banner.tallPicture, banner.gradient, banner.link]).not.toContain(null);
  }
  expect(banners.filter((banner) => banner.isActive === true)).toHaveLength(6);
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
    { id: 'hero-bikes', impressions: 0, clicks: 0, clickThroughRate: 0, conversionRate: 0 },
  ]);
});

test('the storefront reads the products, with pictures and prices', async () => {
  const products = await read('/api/v1/featured-products?limit=24', productSchema);
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
  for (const type of types) {
    expect(type.picture).not.toBeNull();
    expect(type.subcategories.reduce((sum, one) => sum + one.count, 0)).toBe(type.count);
  }
});

test('the storefront reads the listings, with prices, pictures and their texts', async () => {
  const listings = await read('/api/listings', listingSchema);
  for (const listing of listings) {
    expect(listing.amount).toBeGreaterThan(0);
    expect(listing.images).not.toHaveLength(0);
    expect(listing.imageAlts).toHaveLength(listing.images.length);
    expect([...listing.imageAlts, listing.description]).not.toContain('');
  }
});
