import { HttpResponse, http } from 'msw';
import { type AppStore, makeStore } from '../app/store';
import { bannersApi } from '../features/banners/bannersApi';
import { categoriesApi } from '../features/categories/categoriesApi';
import { productsApi } from '../features/products/productsApi';
import { vehicleTypesApi } from '../features/vehicles/vehicleTypesApi';
import { BACKEND, server } from '../testing/mswServer';
import { testEnvironment } from '../testing/renderApp';

const MINUTE_MS = 60_000;
/** RTK Query rounds some times down to seconds. */
const SLACK_MS = 10_000;

interface Area {
  readonly name: string;
  readonly freshMinutes: number;
  readonly cachedMinutes: number;
  /** Opens a screen that needs the area; the returned function leaves it. */
  readonly open: (store: AppStore) => Promise<() => void>;
  readonly entries: (state: ReturnType<AppStore['getState']>) => object;
}

const areas: readonly Area[] = [
  {
    name: 'banners',
    freshMinutes: 30,
    cachedMinutes: 30,
    open: async ({ dispatch }) => {
      const call = dispatch(bannersApi.endpoints.getBanners.initiate({}));
      await call;
      return call.unsubscribe;
    },
    entries: (state) => state.banners.queries,
  },
  {
    name: 'categories',
    freshMinutes: 30,
    cachedMinutes: 30,
    open: async ({ dispatch }) => {
      const call = dispatch(categoriesApi.endpoints.getCategories.initiate({}));
      await call;
      return call.unsubscribe;
    },
    entries: (state) => state.categories.queries,
  },
  {
    name: 'featured products',
    freshMinutes: 10,
    cachedMinutes: 10,
    open: async ({ dispatch }) => {
      const call = dispatch(productsApi.endpoints.getFeaturedProducts.initiate({}));
      await call;
      return call.unsubscribe;
    },
    entries: (state) => state.products.queries,
  },
  {
    name: 'vehicle types',
    freshMinutes: 5,
    cachedMinutes: 10,
    open: async ({ dispatch }) => {
      const call = dispatch(vehicleTypesApi.endpoints.getVehicleTypes.initiate());
      await call;
      return call.unsubscribe;
    },
    entries: (state) => state.types.queries,
  },
];

let sent = 0;

beforeEach(() => {
  sent = 0;
  server.use(
    http.get(`${BACKEND}/*`, () => {
      sent++;
      return HttpResponse.json([]);
    }),
  );
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true });
});

afterEach(() => {
  jest.useRealTimers();
});

// spec §9.2, §9.3
test.each(areas)('$name are fresh for $freshMinutes minutes', async ({ freshMinutes, open }) => {
  const store = makeStore(testEnvironment());
  await open(store);
  jest.setSystemTime(Date.now() + freshMinutes * MINUTE_MS - SLACK_MS);
  await open(store);
  expect(sent).toBe(1);
  jest.setSystemTime(Date.now() + 2 * SLACK_MS);
  await open(store);
  expect(sent).toBe(2);
});

// spec §9.2, §9.3
test.each(areas)(
  '$name that no screen shows are cached for $cachedMinutes minutes',
  async ({ cachedMinutes, open, entries }) => {
    const store = makeStore(testEnvironment());
    const leave = await open(store);
    leave();
    await jest.advanceTimersByTimeAsync(cachedMinutes * MINUTE_MS - SLACK_MS);
    expect(Object.keys(entries(store.getState()))).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2 * SLACK_MS);
    expect(entries(store.getState())).toEqual({});
  },
);
