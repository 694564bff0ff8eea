import { HttpResponse, delay, http } from 'msw';
import { makeStore } from '../app/store';
import { listingsApi } from '../features/bikes/listingsApi';
import { bikeWires } from '../features/bikes/testing/bikeFixtures';
import { BACKEND, server } from '../testing/mswServer';
import { testEnvironment } from '../testing/renderApp';
import { sharedTransport } from './sharedTransport';
import { type BackendResponse, fetchResponse } from './transport';

/** What one page of a server is answered. */
async function bikesOnce(services: ReturnType<typeof testEnvironment>) {
  const { dispatch } = makeStore(services);
  const { data } = await dispatch(listingsApi.endpoints.getBikes.initiate());
  return data?.bikes;
}

test('an unchanged answer is neither sent nor read anew', async () => {
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

test('an answer that comes too late for one page serves the next', async () => {
  let sent = 0;
  server.use(
    http.get(`${BACKEND}/api/listings`, async ({ request }) => {
      if (request.headers.has('If-None-Match')) return new HttpResponse(null, { status: 304 });
      sent++;
      await delay(50);
      return HttpResponse.json(bikeWires(3), { headers: { ETag: '"one"' } });
    }),
  );
  const services = testEnvironment({ transport: sharedTransport(fetchResponse) });
  const call = makeStore(services).dispatch(listingsApi.endpoints.getBikes.initiate());
  call.abort();
  expect((await call).data).toBeUndefined();
  expect(await bikesOnce(services)).toHaveLength(3);
  expect(sent).toBe(1);
});

test('pages that ask at the same time share one question, also if it fails', async () => {
  let asked = 0;
  server.use(
    http.get(`${BACKEND}/api/listings`, async () => {
      asked++;
      await delay(20);
      return asked === 1 ? HttpResponse.json(bikeWires(2)) : HttpResponse.error();
    }),
  );
  const services = testEnvironment({ transport: sharedTransport(fetchResponse) });
  const together = await Promise.all([bikesOnce(services), bikesOnce(services)]);
  expect(together.map((bikes) => bikes?.length)).toEqual([2, 2]);
  expect(asked).toBe(1);
  expect(await Promise.all([bikesOnce(services), bikesOnce(services)])).toEqual([
    undefined,
    undefined,
  ]);
  expect(asked).toBe(2);
});

test('nobody joins a question that hangs', () => {
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
  const transport = jest.fn<Promise<BackendResponse>, [string]>(() => Promise.resolve(answer('a')));
  const shared = sharedTransport(transport);
  await Promise.all([shared('/a', { method: 'POST' }), shared('/a', { method: 'POST' })]);
  expect(transport).toHaveBeenCalledTimes(2);
});

test('only the last addresses are remembered', async () => {
  const transport = jest.fn<Promise<BackendResponse>, [string, RequestInit]>((url) =>
    Promise.resolve(answer(url)),
  );
  const shared = sharedTransport(transport, 2);
  for (const url of ['a', 'b', 'a', 'c', 'a', 'b']) await shared(url, { method: 'GET' });
  expect(transport.mock.calls.map(([url, { headers }]) => [url, headers])).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['a', { 'If-None-Match': 'a' }],
    ['c', undefined],
    ['a', { 'If-None-Match': 'a' }],
    ['b', undefined],
  ]);
});

function answer(etag: string): BackendResponse {
  return { status: 200, body: null, etag, retryAfter: null };
}
