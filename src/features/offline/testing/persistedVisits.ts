import { IDBFactory } from 'fake-indexeddb';
import { get, set, createStore as database } from 'idb-keyval';
import 'fake-indexeddb/auto';
import { HttpResponse, http } from 'msw';
import type { RootState } from '../../../app/rootReducer';
import { type AppStore, makeStore } from '../../../app/store';
import { backendPaths } from '../../../shared/config/backendPaths';
import { yieldToMain } from '../../../shared/lib/yieldToMain';
import { BACKEND, server } from '../../../testing/mswServer';
import { testEnvironment } from '../../../testing/renderApp';
import { bannersApi } from '../../banners/bannersApi';
import { listingsApi } from '../../bikes/listingsApi';
import { responseStorage, startPersistence } from '../persistence';

export const { getBanners } = bannersApi.endpoints;
export const { getBikes } = listingsApi.endpoints;
export const BANNERS_KEY = 'getBanners({})';

const STORAGE_KEY = 'persist:responses';

/** Storage operations that persistence has started. */
const storageCalls: Promise<unknown>[] = [];

/** The real storage, observed so that tests can wait for it. */
function observedStorage(): ReturnType<typeof responseStorage> {
  const storage = responseStorage();
  const seen = <Result>(call: Promise<Result>) => {
    storageCalls.push(call);
    return call;
  };
  return {
    getItem: (key) => seen(storage.getItem(key)),
    setItem: (key, value) => seen(storage.setItem(key, value)),
    removeItem: (key) => seen(storage.removeItem(key)),
  };
}

const visits: { readonly store: AppStore; readonly stop: () => void }[] = [];

/** Resolves when all stored responses are restored. */
export async function allRead() {
  // RTK Query's actions reach subscribers with the next frame, or with any other action.
  for (const { store } of visits) store.dispatch({ type: 'test/framePassed' });
  // The validators load before responses are read.
  await yieldToMain();
  await Promise.all(storageCalls.splice(0));
  // redux-persist's promises and ours settle in the same task.
  await yieldToMain();
}

/** Resolves when everything is written: a page that hides writes at once. */
export async function allWritten() {
  await allRead();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await allRead();
}

export function endVisits() {
  for (const { stop } of visits.splice(0)) stop();
}

export function startVisit(state?: Partial<RootState>): AppStore {
  return persistIn(makeStore(testEnvironment(), state));
}

export function persistIn(store: AppStore): AppStore {
  visits.push({ store, stop: startPersistence(store, observedStorage()) });
  return store;
}

export function mockBanners(response: () => Response | Promise<Response>) {
  server.use(http.get(BACKEND + backendPaths.banners, response));
}
export const titled = (title: string) => () => HttpResponse.json({ data: [{ _id: 1, title }] });
export const down = () => new HttpResponse(null, { status: 500 });
export const hanging = () => new Promise<Response>(() => undefined);

export function mockBikes(count: number) {
  server.use(
    http.get(BACKEND + backendPaths.listings, () =>
      HttpResponse.json({
        data: Array.from({ length: count }, (_, index) => ({
          _id: index,
          title: `Bike ${String(index)}`,
          price: 100,
          categoryId: { slug: 'bike' },
        })),
      }),
    ),
  );
}

export const banners = (store: AppStore) => getBanners.select({})(store.getState());
export const titles = (store: AppStore) => banners(store).data?.map(({ title }) => title);

export async function visitOnce(title = 'Kept') {
  mockBanners(titled(title));
  const store = startVisit();
  await store.dispatch(getBanners.initiate({}));
  await allWritten();
  endVisits();
  return store;
}

type Stored = Record<string, Record<string, { data: unknown; fulfilledTimeStamp: number }>>;

export async function storedState(): Promise<Stored> {
  return (await get(STORAGE_KEY, database('dushi-market', 'copies'))) ?? {};
}

/** Writes a value to the storage in the current format. */
export async function putState(value: unknown, version = 2) {
  const state: unknown =
    typeof value === 'object' ? { ...value, _persist: { version, rehydrated: true } } : value;
  await set(STORAGE_KEY, state, database('dushi-market', 'copies'));
}

beforeEach(() => {
  indexedDB = new IDBFactory();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  endVisits();
});

/** Fetches the banners again: what comes is stored in the place of what was there. */
export async function expectFetchedAndStored(store: AppStore, title: string): Promise<void> {
  mockBanners(titled(title));
  await store.dispatch(getBanners.initiate({}, { forceRefetch: true }));
  await allWritten();
  expect((await storedState()).banners?.[BANNERS_KEY]?.data).toMatchObject([{ title }]);
}
