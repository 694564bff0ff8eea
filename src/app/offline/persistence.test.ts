import { IDBFactory } from 'fake-indexeddb';
import { get, set, createStore as database } from 'idb-keyval';
import 'fake-indexeddb/auto';
import { HttpResponse, http } from 'msw';
import { bannersApi } from '../../features/banners/bannersApi';
import { noCriteria } from '../../features/bikes/bikeCriteria';
import { STORED_BIKES_MAX } from '../../features/bikes/bikeList';
import { listingsApi } from '../../features/bikes/listingsApi';
import { heartToggled } from '../../features/wishlist/wishlistSlice';
import { STORED_RESPONSE_MS } from '../../shared/config/times';
import { yieldToMain } from '../../shared/lib/yieldToMain';
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { type AppStore, type RootState, makeStore } from '../store';
import { responseStorage, startPersistence } from './persistence';

const { getBanners } = bannersApi.endpoints;
const { getBikes } = listingsApi.endpoints;
const BANNERS_KEY = 'getBanners({})';

const STORAGE_KEY = 'persist:responses';

/** What persistence has begun to do with the storage. */
const storageCalls: Promise<unknown>[] = [];

/** The real storage; tests see when it is done. */
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

/** Until all that is to be read is in the stores. */
async function read() {
  // RTK Query's actions reach subscribers with the next frame, or with any other action.
  for (const { store } of visits) store.dispatch({ type: 'test/framePassed' });
  await Promise.all(storageCalls.splice(0));
  // The promises of redux-persist and ours follow in the same task.
  await yieldToMain();
}

/** Until all that is to be kept is written: a page that hides writes at once. */
async function written() {
  await read();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await read();
}

function close() {
  for (const { stop } of visits.splice(0)) stop();
}

function open(state?: Partial<RootState>): AppStore {
  return keep(makeStore(testEnvironment(), state));
}

function keep(store: AppStore): AppStore {
  visits.push({ store, stop: startPersistence(store, observedStorage()) });
  return store;
}

function mockBanners(response: () => Response | Promise<Response>) {
  server.use(http.get(`${BACKEND}/api/v1/banners`, response));
}
const titled = (title: string) => () => HttpResponse.json({ data: [{ _id: 1, title }] });
const down = () => new HttpResponse(null, { status: 500 });
const hanging = () => new Promise<Response>(() => undefined);

function answerBikes(count: number, price = 100) {
  server.use(
    http.get(`${BACKEND}/api/listings`, () =>
      HttpResponse.json({
        data: Array.from({ length: count }, (_, index) => ({
          _id: index,
          title: `Bike ${String(index)}`,
          price,
          categoryId: { slug: 'bike' },
        })),
      }),
    ),
  );
}

const banners = (store: AppStore) => getBanners.select({})(store.getState());
const titles = (store: AppStore) => banners(store).data?.map(({ title }) => title);

const entryOf = (data: unknown) => ({
  endpointName: 'getBanners',
  data,
  fulfilledTimeStamp: Date.now(),
  isPart: false,
});

async function visitOnce(title = 'Kept') {
  mockBanners(titled(title));
  const store = open();
  await store.dispatch(getBanners.initiate({}));
  await written();
  close();
  return store;
}

type Stored = Record<string, Record<string, { data: unknown; fulfilledTimeStamp: number }>>;

async function stored(): Promise<Stored> {
  return (await get(STORAGE_KEY, database('dushi-market', 'copies'))) ?? {};
}

/** Puts something into the storage, in the present form. */
async function putStored(value: unknown, version = 1) {
  const state: unknown =
    typeof value === 'object' ? { ...value, _persist: { version, rehydrated: true } } : value;
  await set(STORAGE_KEY, state, database('dushi-market', 'copies'));
}

beforeEach(() => {
  indexedDB = new IDBFactory();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  close();
});

describe('the content of the last visit is there', () => {
  test.each([
    ['hangs', hanging],
    ['fails', down],
    ['is gone', () => HttpResponse.error()],
  ])('while the backend %s, with the time of its response', async (_what, response) => {
    const first = await visitOnce();
    mockBanners(response);
    const second = open();
    void second.dispatch(getBanners.initiate({}));
    await read();
    expect(titles(second)).toEqual(['Kept']);
    expect(banners(second).fulfilledTimeStamp).toBe(banners(first).fulfilledTimeStamp);
  });

  test('when the call has failed before the copy was read', async () => {
    await visitOnce();
    mockBanners(down);
    const store = makeStore(testEnvironment());
    await store.dispatch(getBanners.initiate({}));
    keep(store);
    await read();
    expect(banners(store)).toMatchObject({ isError: true, data: [{ title: 'Kept' }] });
  });

  test('with one warning, when the call was refused before the copy was read', async () => {
    await visitOnce();
    mockBanners(() => new HttpResponse(null, { status: 404 }));
    const store = makeStore(testEnvironment());
    const call = store.dispatch(getBanners.initiate({}));
    await call;
    expect(console.warn).not.toHaveBeenCalled();
    keep(store);
    await read();
    const warning = 'Failed to fetch banners: the cached copy is shown';
    expect(jest.mocked(console.warn).mock.calls).toEqual([[warning]]);
    await call.refetch();
    expect(jest.mocked(console.warn).mock.calls).toEqual([[warning], [warning]]);
  });

  test('and the next good response takes its place', async () => {
    await visitOnce();
    let respond: (response: Response) => void = () => undefined;
    mockBanners(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    const store = open();
    const call = store.dispatch(getBanners.initiate({}));
    await read();
    expect(titles(store)).toEqual(['Kept']);
    respond(titled('New')());
    await call;
    expect(titles(store)).toEqual(['New']);
    await written();
    expect((await stored()).banners?.[BANNERS_KEY]?.data).toMatchObject([{ title: 'New' }]);
  });

  test('for 30 days, longer than any cache time, and no longer', async () => {
    await visitOnce();
    mockBanners(down);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(now + STORED_RESPONSE_MS - 60_000);
    const later = open();
    await later.dispatch(getBanners.initiate({}));
    await read();
    expect(titles(later)).toEqual(['Kept']);
    clock.mockReturnValue(now + STORED_RESPONSE_MS + 60_000);
    const tooLate = open();
    await tooLate.dispatch(getBanners.initiate({}));
    await read();
    expect(titles(tooLate)).toBeUndefined();
  });

  test('but not from the future, where it would stay the newest for ever', async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
    await visitOnce('Future');
    clock.mockReturnValue(now);
    mockBanners(down);
    const store = open();
    await store.dispatch(getBanners.initiate({}));
    await read();
    expect(titles(store)).toBeUndefined();
    mockBanners(titled('Present'));
    await store.dispatch(getBanners.initiate({}, { forceRefetch: true }));
    await written();
    expect((await stored()).banners?.[BANNERS_KEY]?.data).toMatchObject([{ title: 'Present' }]);
  });

  test('also when memory has forgotten it during the visit', async () => {
    mockBanners(titled('Kept'));
    const store = open();
    const call = store.dispatch(getBanners.initiate({}));
    await call;
    await written();
    call.unsubscribe();
    store.dispatch(bannersApi.util.resetApiState());
    expect(titles(store)).toBeUndefined();
    mockBanners(hanging);
    void store.dispatch(getBanners.initiate({}));
    await read();
    expect(titles(store)).toEqual(['Kept']);
  });
});

test('the database is opened at the start: a page that is being left opens none any more', async () => {
  const opened = jest.spyOn(indexedDB, 'open');
  mockBanners(titled('Kept'));
  const store = open();
  expect(opened).toHaveBeenCalledTimes(1);
  await store.dispatch(getBanners.initiate({}));
  await written();
  expect(opened).toHaveBeenCalledTimes(1);
});

describe('the last good copy survives', () => {
  test('a tab closed in the middle of a request', async () => {
    await visitOnce();
    mockBanners(hanging);
    const closed = open();
    void closed.dispatch(getBanners.initiate({}));
    await written();
    close();
    mockBanners(down);
    const next = open();
    await next.dispatch(getBanners.initiate({}));
    await read();
    expect(titles(next)).toEqual(['Kept']);
  });

  test('a failure after good data', async () => {
    mockBanners(titled('Kept'));
    const store = open();
    await store.dispatch(getBanners.initiate({}));
    mockBanners(down);
    await store.dispatch(getBanners.initiate({}, { forceRefetch: true }));
    await written();
    expect((await stored()).banners?.[BANNERS_KEY]?.data).toMatchObject([{ title: 'Kept' }]);
  });

  test('a full storage', async () => {
    await visitOnce();
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    mockBanners(titled('Too much'));
    const store = open();
    await store.dispatch(getBanners.initiate({}));
    await written();
    expect(put).toHaveBeenCalled();
    put.mockRestore();
    expect((await stored()).banners?.[BANNERS_KEY]?.data).toMatchObject([{ title: 'Kept' }]);
  });
});

describe('without a usable copy the shop goes on', () => {
  test.each([
    [
      'refused',
      () =>
        jest.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('Denied', 'SecurityError');
        }),
    ],
  ])('when storage is %s', async (_what, prepare) => {
    prepare();
    mockBanners(titled('Fresh'));
    const store = open();
    await store.dispatch(getBanners.initiate({}));
    await written();
    expect(titles(store)).toEqual(['Fresh']);
  });

  test.each([
    ['text', 'nonsense'],
    ['a list', [1, 2]],
    ['areas of another kind', { banners: 5, products: null }],
    ['entries of another kind', { banners: { [BANNERS_KEY]: 'x' } }],
    ['data of another kind', { banners: { [BANNERS_KEY]: entryOf([{ id: 5 }]) } }],
    ['no time', { banners: { [BANNERS_KEY]: { ...entryOf([]), fulfilledTimeStamp: undefined } } }],
  ])('when it holds %s, and heals with the next good response', async (_what, corrupted) => {
    await putStored(corrupted);
    mockBanners(down);
    const broken = open();
    await broken.dispatch(getBanners.initiate({}));
    await read();
    expect(titles(broken)).toBeUndefined();
    mockBanners(titled('Fresh'));
    await broken.dispatch(getBanners.initiate({}, { forceRefetch: true }));
    await written();
    expect((await stored()).banners?.[BANNERS_KEY]?.data).toMatchObject([{ title: 'Fresh' }]);
  });

  test('a copy with a link that runs scripts is not shown', async () => {
    await visitOnce();
    const copies = await stored();
    const data = copies.banners?.[BANNERS_KEY]?.data;
    const first: unknown = Array.isArray(data) ? data[0] : null;
    expect(first).toMatchObject({ link: null });
    Object.assign(Object(first), { link: 'javascript:alert(1)' });
    await putStored(copies);
    mockBanners(down);
    const store = open();
    await store.dispatch(getBanners.initiate({}));
    await read();
    expect(titles(store)).toBeUndefined();
  });

  test('one odd item does not lose the others', async () => {
    mockBanners(() =>
      HttpResponse.json({
        data: [
          { _id: 1, title: 'First' },
          { _id: 2, title: 'Second' },
        ],
      }),
    );
    await open().dispatch(getBanners.initiate({}));
    await written();
    close();
    const copies = await stored();
    const data = copies.banners?.[BANNERS_KEY]?.data;
    Object.assign(Object(Array.isArray(data) ? data[0] : null), { title: 5 });
    await putStored(copies);
    mockBanners(down);
    const store = open();
    await store.dispatch(getBanners.initiate({}));
    await read();
    expect(titles(store)).toEqual(['Second']);
    expect(console.warn).toHaveBeenCalledWith('Dropped 1 malformed banners');
  });

  test('a response in an older form is not shown, and replaced', async () => {
    await visitOnce();
    await putStored(await stored(), 0);
    mockBanners(down);
    const store = open();
    await store.dispatch(getBanners.initiate({}));
    await read();
    expect(titles(store)).toBeUndefined();
    mockBanners(titled('Fresh'));
    await store.dispatch(getBanners.initiate({}, { forceRefetch: true }));
    await written();
    expect(await stored()).toMatchObject({ _persist: { version: 1 } });
  });

  test('responses in the form of a newer release are not shown, and left alone', async () => {
    await visitOnce();
    await putStored(await stored(), 99);
    const before = await stored();
    mockBanners(titled('Fresh'));
    const store = open();
    await store.dispatch(getBanners.initiate({}));
    await written();
    expect(await stored()).toEqual(before);
  });
});

test('restored responses provide their tags: a change fetches them again', async () => {
  await visitOnce();
  mockBanners(down);
  const store = open();
  await store.dispatch(getBanners.initiate({}));
  await read();
  expect(banners(store)).toMatchObject({ isError: true, data: [{ title: 'Kept' }] });
  mockBanners(titled('Changed'));
  store.dispatch(bannersApi.util.invalidateTags([{ type: 'Banner', id: '1' }]));
  await Promise.all(store.dispatch(bannersApi.util.getRunningQueriesThunk()));
  expect(titles(store)).toEqual(['Changed']);
});

test('data that is on the screen is never replaced by a copy', async () => {
  await visitOnce('Old');
  mockBanners(titled('From the server'));
  const rendered = makeStore(testEnvironment());
  await rendered.dispatch(getBanners.initiate({}));
  const store = open(rendered.getState());
  const shown = banners(store).data;
  await read();
  expect(banners(store).data).toBe(shown);
});

test('two tabs keep what each of them has seen, and the newer of what both have', async () => {
  mockBanners(titled('First'));
  answerBikes(2);
  const [one, two] = [open(), open()];
  await one.dispatch(getBanners.initiate({}));
  await two.dispatch(getBikes.initiate());
  mockBanners(titled('Second'));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5);
  await two.dispatch(getBanners.initiate({}));
  await written();
  // The first tab writes again, with what it knows.
  await one.dispatch(getBikes.initiate());
  await written();
  const copies = await stored();
  expect(copies.banners?.[BANNERS_KEY]?.data).toMatchObject([{ title: 'Second' }]);
  expect(copies.listings?.['getBikes(undefined)']?.data).toMatchObject({ bikes: { length: 2 } });
});

describe('what is stored is bounded', () => {
  test('to 500 bikes, which say how many there are', async () => {
    answerBikes(STORED_BIKES_MAX + 100);
    const store = open();
    await store.dispatch(getBikes.initiate());
    await written();
    expect((await stored()).listings?.['getBikes(undefined)']?.data).toMatchObject({
      bikes: { length: STORED_BIKES_MAX },
      cut: { total: STORED_BIKES_MAX + 100 },
    });
  });

  test('and the few bikes of a rendered page do not push out a whole list', async () => {
    answerBikes(40);
    const first = open();
    await first.dispatch(getBikes.initiate());
    await written();
    close();
    const second = open();
    await second.dispatch(getBikes.initiate());
    second.dispatch(
      listingsApi.util.updateQueryData('getBikes', undefined, (list) => ({
        ...list,
        bikes: list.bikes.slice(0, 5),
        cut: { criteria: JSON.stringify(noCriteria), total: 40 },
      })),
    );
    await written();
    expect((await stored()).listings?.['getBikes(undefined)']?.data).toMatchObject({
      bikes: { length: 40 },
    });
  });
});

test('hearts, menus, filters and forms are not stored', async () => {
  mockBanners(titled('Kept'));
  const store = open();
  store.dispatch(heartToggled('p1'));
  await store.dispatch(getBanners.initiate({}));
  await written();
  const copies = await stored();
  expect(Object.keys(copies).sort()).toEqual([
    '_persist',
    'analytics',
    'banners',
    'categories',
    'listings',
    'products',
    'types',
  ]);
  expect(JSON.stringify(copies)).not.toContain('p1');
});
