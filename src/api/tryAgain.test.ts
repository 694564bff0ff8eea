/** @jest-environment node */
import { HttpResponse } from 'msw';
import { pass, settle } from '../testing/eventLoop';
import { retryRequested, selectOverdue, wentOffline } from './connectionSlice';
import { api, down, makeCallStore, ok, respondWith, retryWaitMs } from './testing/callStore';

describe('Try Again', () => {
  const again = () => {
    const store = makeCallStore();
    return { store, failed: store.dispatch(api.endpoints.getThing.initiate({ path: '/failed' })) };
  };

  test('fetches again what has failed, and nothing else', async () => {
    const seen = respondWith(() => new HttpResponse(null, { status: 404 }), ok);
    const { store, failed } = again();
    await failed;
    await store.dispatch(api.endpoints.getThing.initiate({ path: '/fine' }));
    store.dispatch(retryRequested());
    await settle();
    expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(['/failed', '/fine', '/failed']);
  });

  test('fetches nothing that the screen does not show', async () => {
    const seen = respondWith(() => new HttpResponse(null, { status: 404 }));
    const store = makeCallStore();
    await store.dispatch(api.endpoints.getThing.initiate({ path: '/elsewhere' }));
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

  // spec §7.22
  test('is overdue after 2 s; fetch waits for it without a timeout, until the call is given up', async () => {
    const seen = respondWith(never);
    const fetched = jest.spyOn(globalThis, 'fetch');
    // Fake timers do not control `AbortSignal.timeout`.
    const timedSignals = jest.spyOn(AbortSignal, 'timeout');
    const store = makeCallStore();
    const call = store.dispatch(api.endpoints.getThing.initiate({}));
    await pass(1_999);
    expect(selectOverdue(store.getState())).toEqual({});
    await pass(1);
    expect(Object.keys(selectOverdue(store.getState()))).toEqual(['getThing({})']);
    await pass(3_600_000);
    expect(seen).toHaveLength(1);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(timedSignals).not.toHaveBeenCalled();
    const signal = fetched.mock.calls[0]?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    call.abort();
    expect(signal?.aborted).toBe(true);
    await settle();
    expect(selectOverdue(store.getState())).toEqual({});
  });

  test('is not overdue where nothing is sent again, as on the server', async () => {
    respondWith(never);
    const store = makeCallStore({ canRetry: false });
    const call = store.dispatch(api.endpoints.getThing.initiate({}));
    await pass(2_000);
    expect(selectOverdue(store.getState())).toEqual({});
    call.abort();
  });

  test('is given up and sent again when somebody tries again', async () => {
    const seen = respondWith(never, ok);
    const store = makeCallStore();
    const call = store.dispatch(api.endpoints.getThing.initiate({}));
    await pass(2_000);
    store.dispatch(retryRequested());
    await settle();
    expect(seen).toHaveLength(2);
    expect(await call).toMatchObject({ data: { fine: true } });
    expect(selectOverdue(store.getState())).toEqual({});
  });

  test('costs no retry when it is given up', async () => {
    const seen = respondWith(never, never, never, down);
    const store = makeCallStore();
    const call = store.dispatch(api.endpoints.getThing.initiate({}));
    for (let time = 0; time < 3; time++) {
      await pass(2_000);
      store.dispatch(retryRequested());
      await settle();
    }
    expect(retryWaitMs(store)).toBe(1_000);
    for (const waitMs of [1_000, 2_000, 4_000]) await pass(waitMs);
    expect(seen).toHaveLength(7);
    expect(await call).toMatchObject({ error: { status: 500 } });
  });
});
