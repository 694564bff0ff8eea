import {
  type ThunkDispatch,
  type UnknownAction,
  configureStore,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { http, HttpResponse } from 'msw';
import { ownOriginConfig } from '../shared/config/runtimeConfig';
import { BACKEND, server } from '../testing/mswServer';
import { type ApiRequest, baseQuery, retryDelayMs } from './baseQuery';
import {
  connectionSlice,
  recoveryEnded,
  recoveryStarted,
  retryRequested,
  selectNow,
  selectOverdue,
  selectRetries,
  wentOffline,
} from './connectionSlice';
import { retryListener } from './retryListener';
import { type ShownQuery, shownQuery } from './shownQuery';
import {
  type StoreEnvironment,
  type ThunkExtra,
  browserEnvironment,
  makeThunkExtra,
} from './thunkExtra';

const api = createApi({
  baseQuery,
  endpoints: (build) => ({
    ask: build.query<unknown, Partial<ApiRequest>>({
      query: (request) => ({
        path: '/thing',
        failure: { message: 'Failed to load things' },
        ...request,
      }),
    }),
    tell: build.mutation<unknown, unknown>({
      query: (body) => ({
        path: '/thing',
        method: 'POST',
        body,
        failure: { message: 'Failed to save' },
      }),
    }),
  }),
});

/** What the screen shows. */
const shown: readonly ShownQuery<TestState>[] = [{}, { path: '/failed' }, { path: '/fine' }].map(
  (request) => shownQuery(api.endpoints.ask, request),
);

function makeTestStore(overrides: Partial<StoreEnvironment> = {}) {
  const extra: ThunkExtra = makeThunkExtra({
    ...browserEnvironment(ownOriginConfig),
    origins: { api: BACKEND, listings: `${BACKEND}/listings` },
    ...overrides,
  });
  const listeners = createListenerMiddleware<TestState, TestDispatch, ThunkExtra>({ extra });
  listeners.startListening(retryListener(() => shown));
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, connection: connectionSlice.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
}

interface TestState {
  readonly api: ReturnType<typeof api.reducer>;
  readonly connection: ReturnType<typeof connectionSlice.reducer>;
}
type TestDispatch = ThunkDispatch<TestState, ThunkExtra, UnknownAction>;

/** Responds with each of these in turn, the last one for good; counts the requests. */
function respondWith(...responses: (() => Response | Promise<Response>)[]) {
  const seen: Request[] = [];
  const response = ({ request }: { request: Request }) => {
    seen.push(request);
    const next = responses[Math.min(seen.length, responses.length) - 1];
    return next ? next() : HttpResponse.error();
  };
  server.use(http.all(`${BACKEND}/*`, response));
  return seen;
}

const ok = () => HttpResponse.json({ fine: true });
const down = () => new HttpResponse(null, { status: 500 });

/** How long the retry of the one call waits that has failed just now, in ms. */
function waitOf({ getState }: ReturnType<typeof makeTestStore>): number {
  const [retry] = Object.values(selectRetries(getState()));
  return (retry?.at ?? NaN) - selectNow(getState());
}

const realTimeout = globalThis.setTimeout;

/** Lets what is due at once happen, also at the pretended network. */
async function settle() {
  for (let turn = 0; turn < 8; turn++) {
    await new Promise((resolve) => {
      realTimeout(resolve, 0);
    });
    await jest.advanceTimersByTimeAsync(0);
  }
}

async function pass(ms: number) {
  await settle();
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
});

test('the delay doubles from 1 s to 30 s at most', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelayMs)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test('a query is repeated 3 times, after 1, 2 and 4 s', async () => {
  const seen = respondWith(down);
  const call = makeTestStore().dispatch(api.endpoints.ask.initiate({}));
  const counts = [];
  for (const wait of [0, 999, 1, 1_999, 1, 3_999, 1, 60_000]) {
    await pass(wait);
    counts.push(seen.length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(await call).toMatchObject({ error: { status: 500, message: 'Failed to load things' } });
});

test('a mutation is repeated once', async () => {
  const seen = respondWith(down);
  const call = makeTestStore().dispatch(api.endpoints.tell.initiate({ a: 1 }));
  await pass(1_000);
  await pass(60_000);
  expect(seen).toHaveLength(2);
  expect(await call).toMatchObject({ error: { status: 500, message: 'Failed to save' } });
});

test('a repetition that succeeds is the response', async () => {
  respondWith(() => HttpResponse.error(), ok);
  const call = makeTestStore().dispatch(api.endpoints.ask.initiate({}));
  await pass(1_000);
  expect(await call).toMatchObject({ data: { fine: true } });
});

test.each([400, 401, 403, 404, 409, 410, 422])('a %i is final', async (status) => {
  const seen = respondWith(() => new HttpResponse(null, { status }));
  const call = makeTestStore().dispatch(api.endpoints.ask.initiate({}));
  await pass(60_000);
  expect(seen).toHaveLength(1);
  expect(await call).toMatchObject({ error: { status } });
});

test.each([408, 429, 500, 502, 503, 504])('a %i is repeated', async (status) => {
  const seen = respondWith(() => new HttpResponse(null, { status }), ok);
  const call = makeTestStore().dispatch(api.endpoints.ask.initiate({}));
  await pass(1_000);
  expect(seen).toHaveLength(2);
  expect(await call).toMatchObject({ data: { fine: true } });
});

test.each([
  ['seconds', () => '7', 7_000],
  ['a date', () => new Date(Date.now() + 9_000).toUTCString(), 9_000],
  ['less than our own delay', () => '0', 1_000],
  ['more than we are ready to wait', () => '3600', 30_000],
  ['nonsense', () => 'soon', 1_000],
])('Retry-After in %s is respected', async (_what, header, wait) => {
  jest.setSystemTime(new Date('2026-01-01T00:00:00Z'));
  const seen = respondWith(
    () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': header() } }),
    ok,
  );
  const call = makeTestStore().dispatch(api.endpoints.ask.initiate({}));
  await pass(wait - 1);
  expect(seen).toHaveLength(1);
  await pass(1);
  expect(seen).toHaveLength(2);
  await call;
});

test('Retry-After as a date counts by the clock of the backend', async () => {
  const backendNow = Date.now() - 40 * 60_000;
  const headers = {
    Date: new Date(backendNow).toUTCString(),
    'Retry-After': new Date(backendNow + 9_000).toUTCString(),
  };
  respondWith(() => new HttpResponse(null, { status: 429, headers }), ok);
  const store = makeTestStore();
  const call = store.dispatch(api.endpoints.ask.initiate({}));
  await settle();
  expect(waitOf(store)).toBe(9_000);
  await pass(9_000);
  await call;
});

test('the backend says why it refuses; otherwise the text is ours', async () => {
  respondWith(() =>
    HttpResponse.json(
      { error: { code: 'bad', message: ' Slide ID is required ' } },
      { status: 400 },
    ),
  );
  const store = makeTestStore();
  expect(await store.dispatch(api.endpoints.ask.initiate({}))).toMatchObject({
    error: { message: 'Slide ID is required' },
  });
  respondWith(() => HttpResponse.json({ error: { message: '' } }, { status: 404 }));
  expect(
    await store.dispatch(api.endpoints.ask.initiate({}, { forceRefetch: true })),
  ).toMatchObject({ error: { message: 'Failed to load things' } });
});

test('a response that is not JSON is repeated, then a failure', async () => {
  const seen = respondWith(() => HttpResponse.text('<!doctype html>'));
  const call = makeTestStore().dispatch(api.endpoints.ask.initiate({}));
  for (const wait of [1_000, 2_000, 4_000]) await pass(wait);
  expect(seen).toHaveLength(4);
  expect(await call).toMatchObject({ error: { status: 'INVALID_RESPONSE' } });
});

test('an empty response is null', async () => {
  respondWith(() => new HttpResponse(null, { status: 204 }));
  expect(await makeTestStore().dispatch(api.endpoints.tell.initiate({}))).toEqual({ data: null });
});

test('requests carry query, body and no credentials, to the host they name', async () => {
  const seen = respondWith(ok);
  const store = makeTestStore();
  await store.dispatch(api.endpoints.ask.initiate({ query: { q: 'a&b', none: undefined, n: 1 } }));
  await store.dispatch(api.endpoints.ask.initiate({ host: 'listings' }));
  await store.dispatch(api.endpoints.tell.initiate({ a: 1 }));
  expect(seen.map(({ url }) => url)).toEqual([
    `${BACKEND}/thing?q=a%26b&n=1`,
    `${BACKEND}/listings/thing`,
    `${BACKEND}/thing`,
  ]);
  expect(seen.every(({ credentials }) => credentials === 'omit')).toBe(true);
  expect(await seen[2]?.json()).toEqual({ a: 1 });
  expect(seen[2]?.headers.get('Content-Type')).toBe('application/json');
});

test('an aborted call stops repeating', async () => {
  const seen = respondWith(down);
  const store = makeTestStore();
  const call = store.dispatch(api.endpoints.ask.initiate({}));
  await settle();
  call.abort();
  await pass(60_000);
  expect(seen).toHaveLength(1);
  expect(selectRetries(store.getState())).toEqual({});
});

test('without retries, as on the server, one failure is final', async () => {
  const seen = respondWith(down);
  const store = makeTestStore({ retries: false });
  const call = store.dispatch(api.endpoints.ask.initiate({}));
  await pass(60_000);
  expect(seen).toHaveLength(1);
  expect(await call).toMatchObject({ isError: true });
});

describe('what waits', () => {
  test('stands in the store with its countdown, and is gone when the call settles', async () => {
    respondWith(down, down, ok);
    const store = makeTestStore();
    const call = store.dispatch(api.endpoints.ask.initiate({}));
    await settle();
    expect(Object.values(selectRetries(store.getState()))).toMatchObject([
      { endpoint: 'ask', attempt: 1 },
    ]);
    expect(waitOf(store)).toBe(1_000);
    await pass(1_000);
    expect(waitOf(store)).toBe(2_000);
    await pass(2_000);
    await call;
    expect(selectRetries(store.getState())).toEqual({});
  });

  test('a failure for good leaves nothing waiting', async () => {
    respondWith(down);
    const store = makeTestStore();
    const call = store.dispatch(api.endpoints.tell.initiate({}));
    await pass(1_000);
    await call;
    expect(selectRetries(store.getState())).toEqual({});
  });

  test('is sent at once when somebody tries again', async () => {
    const seen = respondWith(down, ok);
    const store = makeTestStore();
    const call = store.dispatch(api.endpoints.ask.initiate({}));
    await settle();
    store.dispatch(retryRequested());
    await settle();
    expect(seen).toHaveLength(2);
    expect(await call).toMatchObject({ data: { fine: true } });
  });
});

describe('Try Again', () => {
  const again = () => {
    const store = makeTestStore();
    return { store, failed: store.dispatch(api.endpoints.ask.initiate({ path: '/failed' })) };
  };

  test('fetches again what has failed, and nothing else', async () => {
    const seen = respondWith(() => new HttpResponse(null, { status: 404 }), ok);
    const { store, failed } = again();
    await failed;
    await store.dispatch(api.endpoints.ask.initiate({ path: '/fine' }));
    store.dispatch(retryRequested());
    await settle();
    expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(['/failed', '/fine', '/failed']);
  });

  test('fetches nothing that the screen does not show', async () => {
    const seen = respondWith(() => new HttpResponse(null, { status: 404 }));
    const store = makeTestStore();
    await store.dispatch(api.endpoints.ask.initiate({ path: '/elsewhere' }));
    store.dispatch(retryRequested());
    await settle();
    expect(seen).toHaveLength(1);
  });

  test('offline tries all that is on the screen: browsers may be wrong', async () => {
    const seen = respondWith(ok);
    const { store, failed } = again();
    await failed;
    store.dispatch(wentOffline());
    store.dispatch(retryRequested());
    await settle();
    expect(seen).toHaveLength(2);
  });
});

describe('a response that does not come', () => {
  const never = () => new Promise<Response>(() => undefined);

  test('is overdue after 2 s, and waited for without a timeout', async () => {
    const seen = respondWith(never);
    const store = makeTestStore();
    const call = store.dispatch(api.endpoints.ask.initiate({}));
    await pass(1_999);
    expect(selectOverdue(store.getState())).toEqual({});
    await pass(1);
    expect(Object.keys(selectOverdue(store.getState()))).toEqual(['ask({})']);
    await pass(3_600_000);
    expect(seen).toHaveLength(1);
    call.abort();
    await settle();
    expect(selectOverdue(store.getState())).toEqual({});
  });

  test('is given up and sent again when somebody tries again', async () => {
    const seen = respondWith(never, ok);
    const store = makeTestStore();
    const call = store.dispatch(api.endpoints.ask.initiate({}));
    await pass(2_000);
    store.dispatch(retryRequested());
    await settle();
    expect(seen).toHaveLength(2);
    expect(await call).toMatchObject({ data: { fine: true } });
    expect(selectOverdue(store.getState())).toEqual({});
  });

  test('costs no retry when it is given up', async () => {
    const seen = respondWith(never, never, never, down);
    const store = makeTestStore();
    const call = store.dispatch(api.endpoints.ask.initiate({}));
    for (let time = 0; time < 3; time++) {
      await pass(2_000);
      store.dispatch(retryRequested());
      await settle();
    }
    expect(waitOf(store)).toBe(1_000);
    for (const wait of [1_000, 2_000, 4_000]) await pass(wait);
    expect(seen).toHaveLength(7);
    expect(await call).toMatchObject({ error: { status: 500 } });
  });
});

test('each attempt of a forced call has a timestamp of its own; the next call has none', async () => {
  const request = { hasTimestampWhenForced: true };
  const seen = respondWith(ok, down, ok, ok);
  const store = makeTestStore();
  const ask = (options?: object) => store.dispatch(api.endpoints.ask.initiate(request, options));
  await ask();
  const forced = ask({ forceRefetch: true });
  await pass(1_000);
  await forced;
  store.dispatch(api.util.resetApiState());
  await ask();
  const timestamps = seen.map(({ url }) => new URL(url).searchParams.get('timestamp'));
  expect(timestamps).toEqual([null, expect.any(String), expect.any(String), null]);
  expect(Number(timestamps[2]) - Number(timestamps[1])).toBe(1_000);
});

test('a quiet try is one request', async () => {
  const seen = respondWith(down);
  const store = makeTestStore();
  const ask = () => store.dispatch(api.endpoints.ask.initiate({}, { forceRefetch: true }));
  store.dispatch(recoveryStarted('ask({})'));
  expect(await ask()).toMatchObject({ isError: true });
  expect(seen).toHaveLength(1);
  store.dispatch(recoveryEnded('ask({})'));
  const call = ask();
  for (const wait of [1_000, 2_000, 4_000]) await pass(wait);
  await call;
  expect(seen).toHaveLength(5);
});

describe('while DevTools shows the past', () => {
  test('nothing is sent', async () => {
    const seen = respondWith(ok);
    const store = makeTestStore({ isLive: () => false });
    expect(await store.dispatch(api.endpoints.ask.initiate({}))).toMatchObject({ isError: true });
    expect(seen).toHaveLength(0);
  });

  test('a repetition waits for the present', async () => {
    const seen = respondWith(down, ok);
    let goLive: () => void = () => undefined;
    let gate = Promise.resolve();
    const store = makeTestStore({ untilLive: () => gate });
    const call = store.dispatch(api.endpoints.ask.initiate({}));
    await settle();
    gate = new Promise((resolve) => {
      goLive = resolve;
    });
    await pass(60_000);
    expect(seen).toHaveLength(1);
    goLive();
    await settle();
    expect(seen).toHaveLength(2);
    expect(await call).toMatchObject({ data: { fine: true } });
  });
});
