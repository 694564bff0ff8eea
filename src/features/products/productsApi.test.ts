import { HttpResponse, http } from 'msw';
import { makeStore } from '../../app/store';
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { productsApi } from './productsApi';
import { productsCatalogApi } from './productsCatalogApi';

const { getFeaturedProducts } = productsApi.endpoints;
const { getProductsByCategory, searchProducts, getProduct } = productsCatalogApi.endpoints;
const store = () => makeStore(testEnvironment());
const board = { _id: 'b', name: 'Board' };

function backend(response: () => Response) {
  const sent: string[] = [];
  server.use(
    http.get(`${BACKEND}/api/v1/*`, ({ request }) => {
      sent.push(request.url.slice(`${BACKEND}/api/v1`.length));
      return response();
    }),
  );
  return sent;
}

const down = () => new HttpResponse(null, { status: 500 });

// spec §7.2
test('6 featured products are requested by default', async () => {
  const sent = backend(() => HttpResponse.json({ data: [board] }));
  const { dispatch } = store();
  const { data } = await dispatch(getFeaturedProducts.initiate({}));
  await dispatch(getFeaturedProducts.initiate({ limit: 3 }));
  expect(sent).toEqual(['/featured-products?limit=6', '/featured-products?limit=3']);
  expect(data).toMatchObject([{ id: 'b', name: 'Board' }]);
});

test('a failure of the featured products is raised', async () => {
  backend(down);
  expect(await store().dispatch(getFeaturedProducts.initiate({}))).toMatchObject({
    error: { status: 500, code: 'failedToLoadContent', message: 'Failed to load content' },
  });
});

// spec §7.3
test('products of a category: 10 by default', async () => {
  const sent = backend(() => HttpResponse.json([board]));
  const { dispatch } = store();
  const { data } = await dispatch(getProductsByCategory.initiate({ category: 'a b' }));
  await dispatch(getProductsByCategory.initiate({ category: 'a', limit: 2 }));
  expect(sent).toEqual(['/products/category/a%20b?limit=10', '/products/category/a?limit=2']);
  expect(data).toHaveLength(1);
});

// spec §8.11
test.each([
  ['an error', down],
  ['another shape', () => HttpResponse.json({ data: 'none' })],
])('products of a category after %s are an empty list', async (_what, response) => {
  backend(response);
  expect(await store().dispatch(getProductsByCategory.initiate({ category: 'a' }))).toMatchObject({
    data: [],
    isSuccess: true,
  });
});

// spec §7.4
test('a search requests page 1 with 12 products by default', async () => {
  const sent = backend(() => HttpResponse.json({ data: [board] }));
  const { dispatch } = store();
  await dispatch(searchProducts.initiate({ q: 'surf & sun' }));
  await dispatch(searchProducts.initiate({ q: 'x', page: 2, limit: 5 }));
  expect(sent).toEqual([
    '/products/search?q=surf+%26+sun&page=1&limit=12',
    '/products/search?q=x&page=2&limit=5',
  ]);
});

// spec §7.5
test('one product is read from data; another shape is an error', async () => {
  const sent = backend(() => HttpResponse.json({ data: board }));
  const { dispatch } = store();
  expect(await dispatch(getProduct.initiate('a/b'))).toMatchObject({ data: { name: 'Board' } });
  expect(sent).toEqual(['/products/a%2Fb']);
  backend(() => HttpResponse.json({ data: { name: 'no id' } }));
  expect(await dispatch(getProduct.initiate('c'))).toMatchObject({
    error: { status: 'INVALID_RESPONSE' },
  });
});
