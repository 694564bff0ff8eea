import { HttpResponse, http } from 'msw';
import { makeStore } from '../app/store';
import { listingsApi } from '../features/bikes/listingsApi';
import { bikeWires } from '../features/bikes/testing/bikeFixtures';
import { BACKEND, server } from '../testing/mswServer';
import { testEnvironment } from '../testing/renderApp';
import { sharedTransport } from './sharedTransport';
import { type BackendResponse, fetchResponse } from './transport';

/** The bikes of one page of a server. */
async function bikesOnce(services: ReturnType<typeof testEnvironment>) {
  const { dispatch } = makeStore(services);
  const { data } = await dispatch(listingsApi.endpoints.getBikes.initiate());
  return data?.bikes;
}

test('an unchanged response is neither sent nor parsed again', async () => {
  let sent = 0;
  let etag = '"one"';
  server.use(
    http.get(`${BACKEND}/api/listings`, ({ request }) => {
      if (request.headers.get('If-None-Match') === etag) {
        return new HttpResponse(null, { status: 304 });
      }
      sent++;
      return HttpResponse.json(bikeWires(sent), { headers: { ETag: etag } });
    }),
  );
  const services = testEnvironment({ transport: sharedTransport(fetchResponse) });
  const first = await bikesOnce(services);
  expect(first).toHaveLength(1);
  expect(await bikesOnce(services)).toBe(first);
  expect(sent).toBe(1);

  etag = '"two"';
  expect(await bikesOnce(services)).toHaveLength(2);
  expect(await bikesOnce(services)).toHaveLength(2);
  expect(sent).toBe(2);
});

test('a response that comes too late for one page serves the next', async () => {
  let sent = 0;
  let release: () => void = () => undefined;
  const whenReleased = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get(`${BACKEND}/api/listings`, async ({ request }) => {
      if (request.headers.has('If-None-Match')) return new HttpResponse(null, { status: 304 });
      sent++;
      await whenReleased;
      return HttpResponse.json(bikeWires(3), { headers: { ETag: '"one"' } });
    }),
  );
  const fetched = jest.fn(fetchResponse);
  const services = testEnvironment({ transport: sharedTransport(fetched) });
  const call = makeStore(services).dispatch(listingsApi.endpoints.getBikes.initiate());
  call.abort();
  expect((await call).data).toBeUndefined();
  release();
  await fetched.mock.results[0]?.value;
  expect(await bikesOnce(services)).toHaveLength(3);
  expect(sent).toBe(1);
});

test('pages of the same time share a request, also if it fails', async () => {
  let requests = 0;
  server.use(
    http.get(`${BACKEND}/api/listings`, () => {
      requests++;
      return requests === 1 ? HttpResponse.json(bikeWires(2)) : HttpResponse.error();
    }),
  );
  const services = testEnvironment({ transport: sharedTransport(fetchResponse) });
  const together = await Promise.all([bikesOnce(services), bikesOnce(services)]);
  expect(together.map((bikes) => bikes?.length)).toEqual([2, 2]);
  expect(requests).toBe(1);
  expect(await Promise.all([bikesOnce(services), bikesOnce(services)])).toEqual([
    undefined,
    undefined,
  ]);
  expect(requests).toBe(2);
});

test('a request that hangs is not shared', () => {
  const transport = jest.fn<Promise<BackendResponse>, [string]>(() => new Promise(() => undefined));
  const shared = sharedTransport(transport);
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  void shared('/a', { method: 'GET' });
  now.mockReturnValue(499);
  void shared('/a', { method: 'GET' });
  expect(transport).toHaveBeenCalledTimes(1);
  now.mockReturnValue(500);
  void shared('/a', { method: 'GET' });
  expect(transport).toHaveBeenCalledTimes(2);
});

test('what changes something is sent each time', async () => {
  const transport = jest.fn<Promise<BackendResponse>, [string]>(() =>
    Promise.resolve(responseWith('a')),
  );
  const shared = sharedTransport(transport);
  await Promise.all([shared('/a', { method: 'POST' }), shared('/a', { method: 'POST' })]);
  expect(transport).toHaveBeenCalledTimes(2);
});

test('only the latest responses are remembered', async () => {
  const transport = jest.fn<Promise<BackendResponse>, [string, RequestInit]>((url) =>
    Promise.resolve(responseWith(url)),
  );
  const shared = sharedTransport(transport, 2);
  for (const url of ['a', 'b', 'a', 'c', 'a', 'b']) await shared(url, { method: 'GET' });
  const known = transport.mock.calls.map(([url, { headers }]) => [
    url,
    new Headers(headers).get('If-None-Match'),
  ]);
  expect(known).toEqual([
    ['a', null],
    ['b', null],
    ['a', 'a'],
    ['c', null],
    ['a', 'a'],
    ['b', null],
  ]);
});

test('languages are kept apart: neither requests nor what is remembered is shared', async () => {
  const transport = jest.fn<Promise<BackendResponse>, [string, RequestInit]>((_url, { headers }) =>
    Promise.resolve(responseWith(new Headers(headers).get('Accept-Language') ?? '')),
  );
  const shared = sharedTransport(transport);
  const ask = async (language: string) =>
    (await shared('/a', { method: 'GET', headers: { 'Accept-Language': language } })).etag;
  expect(await Promise.all([ask('nl'), ask('en'), ask('nl')])).toEqual(['nl', 'en', 'nl']);
  expect(transport).toHaveBeenCalledTimes(2);
  expect(await ask('en')).toBe('en');
  expect(new Headers(transport.mock.lastCall?.[1].headers).get('If-None-Match')).toBe('en');
});

function responseWith(etag: string): BackendResponse {
  return { status: 200, body: null, etag, retryAfter: null, date: null, language: null };
}
