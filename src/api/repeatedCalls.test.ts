import { HttpResponse } from 'msw';
import { retryDelayMs } from '../shared/config/times';
import { pass, settle } from '../testing/eventLoop';
import {
  recoveryEnded,
  recoveryStarted,
  retryRequested,
  selectOverdue,
  selectRetries,
} from './connectionSlice';
import { api, down, makeCallStore, ok, respondWith, retryWaitMs } from './testing/callStore';

// spec §9.5
test('the delay doubles from 1 s to 30 s at most', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelayMs)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

// spec §9.5
test('a query is repeated 3 times, after 1, 2 and 4 s', async () => {
  const seen = respondWith(down);
  const call = makeCallStore().dispatch(api.endpoints.getThing.initiate({}));
  const counts = [];
  for (const waitMs of [0, 999, 1, 1_999, 1, 3_999, 1, 60_000]) {
    await pass(waitMs);
    counts.push(seen.length);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(await call).toMatchObject({ error: { status: 500, message: 'Failed to load things' } });
});

// spec §9.5
test('a mutation is repeated once', async () => {
  const seen = respondWith(down);
  const call = makeCallStore().dispatch(api.endpoints.saveThing.initiate({ a: 1 }));
  await pass(1_000);
  await pass(60_000);
  expect(seen).toHaveLength(2);
  expect(await call).toMatchObject({ error: { status: 500, message: 'Failed to save' } });
});

test('an endpoint may have retries of its own', async () => {
  const seen = respondWith(down);
  const call = makeCallStore().dispatch(api.endpoints.getOften.initiate());
  for (const waitMs of [1_000, 2_000, 4_000, 8_000, 16_000, 60_000]) await pass(waitMs);
  expect(seen).toHaveLength(6);
  expect(await call).toMatchObject({ error: { status: 500 } });
});

test('a mutation may have retries of its own', async () => {
  const seen = respondWith(down);
  const call = makeCallStore().dispatch(api.endpoints.saveOften.initiate());
  for (const waitMs of [1_000, 2_000, 60_000]) await pass(waitMs);
  expect(seen).toHaveLength(3);
  expect(await call).toMatchObject({ error: { status: 500 } });
});

test('a repetition that succeeds is the response', async () => {
  respondWith(() => HttpResponse.error(), ok);
  const call = makeCallStore().dispatch(api.endpoints.getThing.initiate({}));
  await pass(1_000);
  expect(await call).toMatchObject({ data: { fine: true } });
});

// spec §9.6
test.each([400, 401, 403, 404, 409, 410, 422, 499])('a %i is final', async (status) => {
  const seen = respondWith(() => new HttpResponse(null, { status }));
  const call = makeCallStore().dispatch(api.endpoints.getThing.initiate({}));
  await pass(60_000);
  expect(seen).toHaveLength(1);
  expect(await call).toMatchObject({ error: { status } });
});

// spec §9.6
test.each([408, 429, 500, 502, 503, 504])('a %i is repeated', async (status) => {
  const seen = respondWith(() => new HttpResponse(null, { status }), ok);
  const call = makeCallStore().dispatch(api.endpoints.getThing.initiate({}));
  await pass(1_000);
  expect(seen).toHaveLength(2);
  expect(await call).toMatchObject({ data: { fine: true } });
});

// spec §9.6
test.each([
  ['seconds', () => '7', 7_000],
  ['a date', () => new Date(Date.now() + 9_000).toUTCString(), 9_000],
  ['less than our own delay', () => '0', 1_000],
  ['more than we are ready to wait', () => '3600', 30_000],
  ['nonsense', () => 'soon', 1_000],
])('Retry-After in %s is respected', async (_what, header, waitMs) => {
  jest.setSystemTime(new Date('2026-01-01T00:00:00Z'));
  const seen = respondWith(
    () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': header() } }),
    ok,
  );
  const call = makeCallStore().dispatch(api.endpoints.getThing.initiate({}));
  await pass(waitMs - 1);
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
  const store = makeCallStore();
  const call = store.dispatch(api.endpoints.getThing.initiate({}));
  await settle();
  expect(retryWaitMs(store)).toBe(9_000);
  await pass(9_000);
  await call;
});

// spec §9.6
test('a response that is not JSON is repeated, then a failure', async () => {
  const seen = respondWith(() => HttpResponse.text('<!doctype html>'));
  const call = makeCallStore().dispatch(api.endpoints.getThing.initiate({}));
  for (const waitMs of [1_000, 2_000, 4_000]) await pass(waitMs);
  expect(seen).toHaveLength(4);
  expect(await call).toMatchObject({ error: { status: 'INVALID_RESPONSE' } });
});

test('an aborted call stops repeating', async () => {
  const seen = respondWith(down);
  const store = makeCallStore();
  const call = store.dispatch(api.endpoints.getThing.initiate({}));
  await settle();
  call.abort();
  await pass(60_000);
  expect(seen).toHaveLength(1);
  expect(selectRetries(store.getState())).toEqual({});
  expect(selectOverdue(store.getState())).toEqual({});
});

test('without retries, as on the server, one failure is final', async () => {
  const seen = respondWith(down);
  const store = makeCallStore({ canRetry: false });
  const call = store.dispatch(api.endpoints.getThing.initiate({}));
  await pass(60_000);
  expect(seen).toHaveLength(1);
  expect(await call).toMatchObject({ isError: true });
});

test('a quiet try is one request', async () => {
  const seen = respondWith(down);
  const store = makeCallStore();
  const send = () => store.dispatch(api.endpoints.getThing.initiate({}, { forceRefetch: true }));
  store.dispatch(recoveryStarted('getThing({})'));
  expect(await send()).toMatchObject({ isError: true });
  expect(seen).toHaveLength(1);
  store.dispatch(recoveryEnded('getThing({})'));
  const call = send();
  for (const waitMs of [1_000, 2_000, 4_000]) await pass(waitMs);
  await call;
  expect(seen).toHaveLength(5);
});

describe('what waits', () => {
  test('stands in the store with its countdown, and is gone when the call settles', async () => {
    respondWith(down, down, ok);
    const store = makeCallStore();
    const call = store.dispatch(api.endpoints.getThing.initiate({}));
    await settle();
    expect(Object.values(selectRetries(store.getState()))).toMatchObject([
      { endpoint: 'getThing', attempt: 1 },
    ]);
    expect(retryWaitMs(store)).toBe(1_000);
    await pass(1_000);
    expect(retryWaitMs(store)).toBe(2_000);
    await pass(2_000);
    await call;
    expect(selectRetries(store.getState())).toEqual({});
  });

  test('a failure for good leaves nothing waiting', async () => {
    respondWith(down);
    const store = makeCallStore();
    const call = store.dispatch(api.endpoints.saveThing.initiate({}));
    await pass(1_000);
    await call;
    expect(selectRetries(store.getState())).toEqual({});
  });

  test('is sent at once when somebody tries again', async () => {
    const seen = respondWith(down, ok);
    const store = makeCallStore();
    const call = store.dispatch(api.endpoints.getThing.initiate({}));
    await settle();
    store.dispatch(retryRequested());
    await settle();
    expect(seen).toHaveLength(2);
    expect(await call).toMatchObject({ data: { fine: true } });
  });
});
