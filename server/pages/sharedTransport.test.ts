import type { RequestListener } from 'node:http';
import { type BackendResponse, fetchResponse } from '../../src/api/transport';
import { deferred } from '../testing/deferred';
import { serve, stopServing } from '../testing/http';
import { sharedTransport } from './sharedTransport';

afterEach(stopServing);

const GET: RequestInit = { method: 'GET' };

test('an unchanged response is neither sent nor parsed again', async () => {
  let sent = 0;
  let etag = '"one"';
  const url = await serve((request, response) => {
    const isKnown = request.headers['if-none-match'] === etag;
    if (!isKnown) sent++;
    response
      .writeHead(isKnown ? 304 : 200, { ETag: etag })
      .end(isKnown ? '' : JSON.stringify([sent]));
  });
  const shared = sharedTransport(fetchResponse);
  const first = await shared(url, GET);
  expect(first.body).toEqual([1]);
  expect(await shared(url, GET)).toBe(first);
  expect(sent).toBe(1);

  etag = '"two"';
  expect((await shared(url, GET)).body).toEqual([2]);
  expect((await shared(url, GET)).body).toEqual([2]);
  expect(sent).toBe(2);
});

test('a response that comes too late for one page serves the next', async () => {
  const released = deferred();
  const listener: RequestListener = (request, response) => {
    if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end();
    else void released.promise.then(() => response.writeHead(200, { ETag: '"one"' }).end('[1]'));
  };
  const shared = sharedTransport(fetchResponse);
  const url = await serve(listener);
  const page = new AbortController();
  const late = shared(url, { ...GET, signal: page.signal });
  page.abort();
  released.resolve();
  const { body } = await late;
  expect(body).toEqual([1]);
  expect((await shared(url, GET)).body).toBe(body);
});

test('pages of the same time share a request, also if it fails', async () => {
  let requests = 0;
  const url = await serve((request, response) => {
    requests++;
    if (requests === 1) response.end('[1]');
    else request.socket.destroy();
  });
  const shared = sharedTransport(fetchResponse);
  const [one, other] = await Promise.all([shared(url, GET), shared(url, GET)]);
  expect(other).toBe(one);
  expect(requests).toBe(1);
  const failed = await Promise.allSettled([shared(url, GET), shared(url, GET)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
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
