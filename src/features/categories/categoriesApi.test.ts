import { HttpResponse, http } from 'msw';
import { makeStore } from '../../app/store';
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { categoriesAdminApi } from './categoriesAdminApi';
import { categoriesApi } from './categoriesApi';

const { getCategories } = categoriesApi.endpoints;
const { getCategory, createCategory, updateCategory } = categoriesAdminApi.endpoints;
const store = () => makeStore(testEnvironment());
const bikes = { _id: 5, name: 'Bikes', slug: 'bikes', productCount: 320 };

function backend(response: () => Response) {
  const sent: { method: string; url: URL; body: unknown }[] = [];
  server.use(
    http.all(`${BACKEND}/api/v1/categories-enhanced*`, async ({ request }) => {
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      sent.push({ method: request.method, url: new URL(request.url), body });
      return response();
    }),
  );
  return sent;
}

// spec §3.7, §7.15
test('the list is requested with product count, by popularity, past caches when forced', async () => {
  const cars = { _id: 6, name: 'Cars', slug: 'cars', totalCars: 40, isPopular: true };
  const sent = backend(() => HttpResponse.json({ data: [bikes, cars] }));
  const { dispatch } = store();
  const query = { includeProductCount: true, sortBy: 'popular' } as const;
  const { data } = await dispatch(getCategories.initiate(query));
  await dispatch(getCategories.initiate(query, { forceRefetch: true }));
  expect(sent[0]?.method).toBe('GET');
  expect(sent[0]?.url.pathname).toBe('/api/v1/categories-enhanced');
  expect(sent[0]?.url.search).toBe('?include_product_count=true&sort_by=popular');
  expect(sent[1]?.url.searchParams.get('timestamp')).toMatch(/^\d{13}$/);
  expect(data).toEqual([
    {
      id: '5',
      name: 'Bikes',
      slug: 'bikes',
      totalCars: 0,
      isPopular: false,
      productCount: 320,
    },
    { ...cars, _id: undefined, id: '6', productCount: null },
  ]);
});

// spec §4.23
test('of thousands of categories those are kept that the sidebar shows, and the sum of the cars', async () => {
  const others = Array.from({ length: 2_000 }, (_, index) => ({
    _id: 100 + index,
    name: `Category ${String(index)}`,
    slug: `category-${String(index)}`,
    totalCars: index % 2,
    productCount: 7,
  }));
  backend(() => HttpResponse.json({ data: [...others, bikes] }));
  const { data } = await store().dispatch(getCategories.initiate({}));
  expect(data).toMatchObject([
    { slug: 'bikes', productCount: 320 },
    { slug: 'category-1', totalCars: 1_000 },
  ]);
  expect(data).toHaveLength(2);
});

// spec §8.8
test('the list falls back to the cached copy with a console warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  backend(() => HttpResponse.json({ data: [bikes] }));
  const { dispatch, getState } = store();
  await dispatch(getCategories.initiate({}));
  backend(() => HttpResponse.error());
  await dispatch(getCategories.initiate({}, { forceRefetch: true }));
  expect(getCategories.select({})(getState())).toMatchObject({ data: [{ id: '5' }] });
  expect(warn.mock.calls).toEqual([['Failed to fetch categories: the cached copy is shown']]);
});

// spec §7.16
test('one category comes by its id', async () => {
  const sent = backend(() => HttpResponse.json({ data: bikes }));
  const { data } = await store().dispatch(getCategory.initiate(5));
  expect(sent.map(({ method, url }) => [method, url.pathname])).toEqual([
    ['GET', '/api/v1/categories-enhanced/5'],
  ]);
  expect(data).toMatchObject({ id: '5', slug: 'bikes' });
});

// spec §8.10
test.each([
  ['an error', () => new HttpResponse(null, { status: 404 })],
  ['another shape', () => HttpResponse.json({ data: { _id: 5 } })],
])('one category after %s is null', async (_what, response) => {
  backend(response);
  const result = await store().dispatch(getCategory.initiate(5));
  expect(result).toMatchObject({ data: null, isSuccess: true });
});

// spec §5.12
test.each([0, -1, 1.5, Number.NaN])('the id %p is refused', async (id) => {
  const sent = backend(() => HttpResponse.json({ data: bikes }));
  const { dispatch } = store();
  const expected = {
    error: { status: 'INVALID_ARGUMENT', message: 'Valid category ID is required' },
  };
  expect(await dispatch(getCategory.initiate(id))).toMatchObject(expected);
  expect(await dispatch(updateCategory.initiate({ id, name: 'A' }))).toMatchObject(expected);
  expect(sent).toEqual([]);
});

// spec §7.17
test('writes carry all fields of a category and a timestamp, and refetch the list on the screen', async () => {
  const boats = { name: 'Boats', slug: 'boats', totalCars: 0, productCount: 12, isPopular: true };
  const sent = backend(() => HttpResponse.json({ data: [bikes] }));
  const { dispatch } = store();
  const list = dispatch(getCategories.initiate({}));
  await list;
  await dispatch(createCategory.initiate(boats));
  await Promise.all(dispatch(categoriesApi.util.getRunningQueriesThunk()));
  await dispatch(updateCategory.initiate({ id: 5, ...boats }));
  await Promise.all(dispatch(categoriesApi.util.getRunningQueriesThunk()));
  list.unsubscribe();
  const timestamp = expect.any(Number) as number;
  const path = '/api/v1/categories-enhanced';
  expect(sent.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
    ['GET', path, undefined],
    ['POST', path, { ...boats, timestamp }],
    ['GET', path, undefined],
    ['PUT', `${path}/5`, { ...boats, timestamp }],
    ['GET', path, undefined],
  ]);
});

// spec §8.6
test('writes fail with the texts of the catalogue, and refetch nothing', async () => {
  backend(() => HttpResponse.json({ data: [bikes] }));
  const { dispatch } = store();
  const list = dispatch(getCategories.initiate({}));
  await list;
  const sent = backend(() => new HttpResponse(null, { status: 500 }));
  expect(await dispatch(createCategory.initiate({ name: 'A' }))).toMatchObject({
    error: { message: 'Failed to create category' },
  });
  expect(await dispatch(updateCategory.initiate({ id: 1, name: 'A' }))).toMatchObject({
    error: { message: 'Failed to update category' },
  });
  await Promise.all(dispatch(categoriesApi.util.getRunningQueriesThunk()));
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  list.unsubscribe();
});
