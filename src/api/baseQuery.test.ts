import { HttpResponse } from 'msw';
import { pass, settle } from '../testing/eventLoop';
import { BACKEND } from '../testing/mswServer';
import { api, down, makeCallStore, ok, respondWith } from './testing/callStore';

// spec §1.1, §6.1
test('requests carry query, body and no credentials, to the host they name', async () => {
  document.cookie = 'session=1';
  const seen = respondWith(ok);
  const store = makeCallStore();
  await store.dispatch(
    api.endpoints.getThing.initiate({ query: { q: 'a&b', none: undefined, n: 1 } }),
  );
  await store.dispatch(api.endpoints.getThing.initiate({ host: 'listings' }));
  await store.dispatch(api.endpoints.saveThing.initiate({ a: 1 }));
  expect(seen.map(({ url }) => url)).toEqual([
    `${BACKEND}/thing?q=a%26b&n=1`,
    `${BACKEND}/listings/thing`,
    `${BACKEND}/thing`,
  ]);
  expect(seen.every(({ credentials }) => credentials === 'omit')).toBe(true);
  expect(await seen[2]?.json()).toEqual({ a: 1 });
  // Neither `Authorization` nor `Cookie`.
  expect(seen.map(({ headers }) => [...headers])).toEqual([
    [['accept-language', 'en']],
    [['accept-language', 'en']],
    [
      ['accept-language', 'en'],
      ['content-type', 'application/json'],
    ],
  ]);
});

test('an empty response is null', async () => {
  respondWith(() => new HttpResponse(null, { status: 204 }));
  expect(await makeCallStore().dispatch(api.endpoints.saveThing.initiate({}))).toEqual({
    data: null,
  });
});

// spec §8.13
test('the backend says why it refuses; otherwise the text is ours', async () => {
  respondWith(() =>
    HttpResponse.json(
      { error: { code: 'bad', message: ' Slide ID is required ' } },
      { status: 400 },
    ),
  );
  const store = makeCallStore();
  expect(await store.dispatch(api.endpoints.getThing.initiate({}))).toMatchObject({
    error: { message: 'Slide ID is required' },
  });
  respondWith(() => HttpResponse.json({ error: { message: '' } }, { status: 404 }));
  expect(
    await store.dispatch(api.endpoints.getThing.initiate({}, { forceRefetch: true })),
  ).toMatchObject({ error: { message: 'Failed to load things' } });
});

test('each attempt of a forced call has a timestamp of its own; the next call has none', async () => {
  const request = { hasTimestampWhenForced: true };
  const seen = respondWith(ok, down, ok, ok);
  const store = makeCallStore();
  const send = (options?: object) =>
    store.dispatch(api.endpoints.getThing.initiate(request, options));
  await send();
  const forced = send({ forceRefetch: true });
  await pass(1_000);
  await forced;
  store.dispatch(api.util.resetApiState());
  await send();
  const timestamps = seen.map(({ url }) => new URL(url).searchParams.get('timestamp'));
  expect(timestamps).toEqual([null, expect.any(String), expect.any(String), null]);
  expect(Number(timestamps[2]) - Number(timestamps[1])).toBe(1_000);
});

describe('while DevTools shows the past', () => {
  test('nothing is sent', async () => {
    const seen = respondWith(ok);
    const store = makeCallStore({ isPaused: () => true });
    expect(await store.dispatch(api.endpoints.getThing.initiate({}))).toMatchObject({
      isError: true,
    });
    expect(seen).toHaveLength(0);
  });

  test('a response that comes is kept for the present', async () => {
    const seen = respondWith(ok);
    let resume: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const store = makeCallStore({ untilResumed: () => gate });
    const call = store.dispatch(api.endpoints.getThing.initiate({}));
    await settle();
    expect(seen).toHaveLength(1);
    expect(api.endpoints.getThing.select({})(store.getState())).toMatchObject({
      status: 'pending',
    });
    resume();
    expect(await call).toMatchObject({ data: { fine: true } });
  });

  test('a repetition waits for the present', async () => {
    const seen = respondWith(down, ok);
    let resume: () => void = () => undefined;
    let gate = Promise.resolve();
    const store = makeCallStore({ untilResumed: () => gate });
    const call = store.dispatch(api.endpoints.getThing.initiate({}));
    await settle();
    gate = new Promise((resolve) => {
      resume = resolve;
    });
    await pass(60_000);
    expect(seen).toHaveLength(1);
    resume();
    await settle();
    expect(seen).toHaveLength(2);
    expect(await call).toMatchObject({ data: { fine: true } });
  });
});
