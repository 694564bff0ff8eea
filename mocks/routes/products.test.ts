import {
  anyNumber,
  anyText,
  itemOf,
  itemsOf,
  startTestMocks,
  type TestMocks,
} from '../testing/testMocks';

let mocks: TestMocks;
beforeAll(async () => {
  mocks = await startTestMocks();
});
afterAll(() => mocks.stop());

const idsOf = async (path: string) => itemsOf(await mocks.get(path)).map((product) => product._id);

describe('GET /featured-products', () => {
  test('has six by default and as many as limit', async () => {
    const six = [
      'straw-sun-hat',
      'sunglasses',
      'film-camera',
      'headphones',
      'backpack',
      'flip-flops',
    ];
    expect(await idsOf('/api/v1/featured-products')).toEqual(six);
    expect(await idsOf('/api/v1/featured-products?limit=2')).toEqual(six.slice(0, 2));
    expect(await idsOf('/api/v1/featured-products?limit=100')).toHaveLength(24);
  });

  test('shows every field, and leaves out what a product has not', async () => {
    const products = itemsOf(await mocks.get('/api/v1/featured-products?limit=24'));
    expect(products[0]).toEqual({
      _id: 'straw-sun-hat',
      name: 'Straw sun hat with ribbon',
      category: 'Fashion',
      price: 48,
      originalPrice: 60,
      discount: '20%',
      image_url: '/products/straw-sun-hat.webp',
      image_alt: 'Straw sun hat with a red ribbon on a pale blue podium',
      rating: 4.6,
      reviews: 128,
      badge: 'Best seller',
      link_url: 'https://shop.dushimarket.example/products/straw-sun-hat',
    });
    expect(products.filter((product) => product.link_url === undefined)).toHaveLength(1);
    expect(new Set(products.map((product) => product.category)).size).toBeGreaterThan(5);
  });

  test.each(['0', '101', '-1', '1.5', 'ten', '', '1e2', '99999999999'])(
    'refuses limit=%s',
    async (limit) => {
      const response = await mocks.get(`/api/v1/featured-products?limit=${limit}`);
      expect(response.status).toBe(400);
      expect(response.body).toEqual({
        error: {
          code: 'invalid',
          message: 'limit must be a whole number from 1 to 100',
          field: 'limit',
        },
      });
    },
  );
});

describe('GET /products/category/{category}', () => {
  test.each(['water-sports', 'Water sports', 'WATER%20SPORTS'])('finds %s', async (category) => {
    expect(await idsOf(`/api/v1/products/category/${category}`)).toEqual(['snorkel-set']);
  });

  test('has at most limit of them, ten by default', async () => {
    expect(await idsOf('/api/v1/products/category/fashion?limit=1')).toEqual(['straw-sun-hat']);
    await mocks.database.query(
      `insert into products (id, position, name, category, category_slug, price, image_url, image_alt)
       select 'more-' || n, 100 + n, 'More', 'Many', 'many', '1', '/x.webp', 'x' from generate_series(1, 12) n`,
    );
    expect(await idsOf('/api/v1/products/category/many')).toHaveLength(10);
  });

  test('an unknown category has no products; an impossible one is not found', async () => {
    expect(await idsOf('/api/v1/products/category/boats')).toEqual([]);
    expect((await mocks.get('/api/v1/products/category/%00')).status).toBe(404);
  });
});

describe('GET /products/search', () => {
  test('finds every word in name or category, in any case', async () => {
    expect(await idsOf('/api/v1/products/search?q=BEACH%20volley')).toEqual(['volleyball']);
    expect(await idsOf('/api/v1/products/search?q=%20wireless%20')).toEqual([
      'headphones',
      'game-controller',
    ]);
    expect(await idsOf('/api/v1/products/search?q=electronics&limit=2')).toEqual([
      'film-camera',
      'headphones',
    ]);
    expect(await idsOf('/api/v1/products/search?q=nothing-like-it')).toEqual([]);
  });

  test('takes signs of patterns as they are', async () => {
    expect(await idsOf('/api/v1/products/search?q=%25')).toEqual([]);
    expect(await idsOf('/api/v1/products/search?q=_')).toEqual([]);
    expect(await idsOf('/api/v1/products/search?q=14%22')).toEqual(['laptop']);
  });

  test('responds correctly after many different requests', async () => {
    for (let page = 1; page <= 320; page += 1) {
      const path = `/api/v1/products/search?q=kite&page=${String(page)}`;
      expect(await idsOf(path)).toEqual(page === 1 ? ['kite'] : []);
    }
    expect(await idsOf('/api/v1/products/search?q=kite&page=1')).toEqual(['kite']);
  });

  test('goes through the pages without a gap', async () => {
    const first = await mocks.get('/api/v1/products/search?q=e&limit=5&page=1');
    const second = await mocks.get('/api/v1/products/search?q=e&limit=5&page=2');
    const both = await idsOf('/api/v1/products/search?q=e&limit=10');
    expect([...itemsOf(first), ...itemsOf(second)].map((product) => product._id)).toEqual(both);
    expect(first.body).toMatchObject({ page: 1, limit: 5, total: anyNumber });
    expect(itemsOf(await mocks.get('/api/v1/products/search?q=e&page=10000'))).toEqual([]);
  });

  test.each([
    ['', 'q is required'],
    ['q=%20%20', 'q is required'],
    [`q=${'x'.repeat(101)}`, 'q must have at most 100 characters'],
    ['q=a%00', 'q must not contain control characters'],
    ['q=a&page=0', 'page must be a whole number from 1 to 10000'],
  ])('refuses ?%s', async (query, message) => {
    const response = await mocks.get(`/api/v1/products/search?${query}`);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error: { message } });
  });
});

describe('GET /products/{id}', () => {
  test('shows one product', async () => {
    expect(itemOf(await mocks.get('/api/v1/products/flip-flops'))).toMatchObject({
      _id: 'flip-flops',
      price: 29.5,
      originalPrice: 35,
    });
  });

  test('sends a price that is a text as it stands', async () => {
    await mocks.database.query(
      `update products set price = '"AWG 9.50 a pair"' where id = 'volleyball'`,
    );
    expect(itemOf(await mocks.get('/api/v1/products/volleyball'))).toMatchObject({
      price: 'AWG 9.50 a pair',
    });
  });

  test.each(['nothing', '%00', '%20', 'x'.repeat(300)])('does not find %s', async (id) => {
    const response = await mocks.get(`/api/v1/products/${id}`);
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ error: { code: 'not_found', message: 'Product not found' } });
  });
});

describe('POST /user/favorites', () => {
  const favor = (body: unknown, headers = {}) =>
    mocks.call('POST', '/api/v1/user/favorites', body, headers);

  test('stores it, as JSON or as plain text', async () => {
    const response = await favor({ productId: 'kite' });
    expect(response.status).toBe(201);
    expect(itemOf(response)).toMatchObject({ productId: 'kite', createdAt: anyText });
    expect(
      (await favor('{"productId":"kite"}', { 'content-type': 'text/plain;charset=UTF-8' })).status,
    ).toBe(201);
    expect(await mocks.database.query('select product_id from favorites')).toEqual([
      { product_id: 'kite' },
      { product_id: 'kite' },
    ]);
  });

  test('needs a product that exists', async () => {
    expect((await favor({})).body).toEqual({
      error: { code: 'invalid', message: 'productId is required', field: 'productId' },
    });
    expect((await favor({ productId: ' ' })).status).toBe(400);
    expect((await favor({ productId: 5 })).body).toMatchObject({
      error: { message: 'productId must be a text' },
    });
    expect((await favor({ productId: 'nothing' })).status).toBe(404);
  });
});
