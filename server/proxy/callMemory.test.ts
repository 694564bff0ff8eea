import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { builtTestShop } from '../testing/builtTestShop';
import { sendRequest } from '../testing/http';
import { type CallKeeping, callMemory } from './callMemory';

const shop = builtTestShop({ changes: { languages: ['en'] } });
const token = 'a-token-of-more-than-32-characters';
let asked: (string | undefined)[] = [];

/** The backend's listings. */
function listings(respond: (request: IncomingMessage, response: ServerResponse) => void): void {
  asked = [];
  shop.fault = (request, response) => {
    asked.push(request.headers['if-none-match']);
    response.setHeader('Content-Type', 'application/json');
    respond(request, response);
    return true;
  };
}

const get = (origin: string, language = 'en', headers = {}) =>
  sendRequest(origin + backendPaths.listings, {
    headers: { 'Accept-Language': language, ...headers },
  });

test('what browsers call is kept for max-age by its language, and then asked for by its ETag', async () => {
  const now = jest.spyOn(Date, 'now');
  listings(({ headers }, response) => {
    response.setHeader('Cache-Control', 'max-age=30');
    response.setHeader('ETag', '"1"');
    if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.end(JSON.stringify([headers['accept-language']]));
  });
  const origin = await shop.start();
  for (const language of ['en', 'nl', 'en', 'nl']) {
    expect((await get(origin, language)).text).toBe(`["${language}"]`);
  }
  expect(asked).toEqual([undefined, undefined]);
  const startMs = Date.now();
  now.mockReturnValue(startMs + 20_000);
  expect((await get(origin)).headers).toMatchObject({ age: '20', 'cache-control': 'max-age=30' });
  const same = await get(origin, 'en', { 'If-None-Match': '"1"' });
  expect([same.status, same.text]).toEqual([304, '']);
  now.mockReturnValue(startMs + 31_000);
  expect((await get(origin)).text).toBe('["en"]');
  now.mockReturnValue(startMs + 60_000);
  expect((await get(origin)).text).toBe('["en"]');
  expect(asked).toEqual([undefined, undefined, '"1"']);
});

test('concurrent calls reach the backend once, whatever it says of caching', async () => {
  const memory = callMemory();
  const passed: CallKeeping[] = [];
  const sent: unknown[] = [];
  const call = () =>
    memory.respond(
      { headers: {} } as IncomingMessage,
      Object.assign(new EventEmitter(), {
        writeHead: () => undefined,
        end: (body: Buffer) => sent.push(body.toString()),
      }) as unknown as ServerResponse,
      backendPaths.listings,
      (keeping) => {
        passed.push(keeping);
        return Promise.resolve();
      },
    );
  const all = Array.from({ length: 6 }, call);
  void passed[0]?.take({}, Buffer.from('[]'));
  await Promise.all(all);
  expect([passed.length, sent]).toEqual([1, Array<string>(6).fill('[]')]);
  await call();
  expect(passed).toHaveLength(2);
});

test('a response that the backend does not compress is compressed', async () => {
  const long = JSON.stringify(['x'.repeat(2_000)]);
  listings((_request, response) => {
    response.setHeader('ETag', '"1"');
    response.setHeader('Vary', 'Accept-Language');
    response.end(long);
  });
  const origin = await shop.start();
  const accepting = (codings: string, more = {}) =>
    get(origin, 'en', { 'Accept-Encoding': codings, ...more });
  const { headers, body } = await accepting('gzip, deflate, br, zstd');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    etag: 'W/"1"',
    vary: 'Accept-Language, Accept-Encoding',
  });
  expect(brotliDecompressSync(body).toString()).toBe(long);
  const same = await accepting('gzip, deflate, br', { 'If-None-Match': 'W/"1"' });
  expect([same.status, same.body.length]).toEqual([304, 0]);
  expect(gunzipSync((await accepting('gzip')).body).toString()).toBe(long);
  expect((await accepting('identity')).text).toBe(long);
  expect((await get(origin)).headers).not.toHaveProperty('content-encoding');
});

test('a response that the backend compresses is passed on as it is', async () => {
  const packed = gzipSync(JSON.stringify(['x'.repeat(2_000)]));
  const accepted: unknown[] = [];
  listings(({ headers }, response) => {
    accepted.push(headers['accept-encoding']);
    response.setHeader('Content-Encoding', 'gzip').end(packed);
  });
  const origin = await shop.start();
  const { headers, body } = await get(origin, 'en', { 'Accept-Encoding': 'br;q=0.9, zstd, gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(body).toEqual(packed);
  expect(accepted).toEqual(['br, gzip']);
});

test.each([
  ['a failure', 500, {}],
  ['what nobody may keep', 200, { 'Cache-Control': 'no-store, max-age=30' }],
])('%s is not kept', async (_what, status, headers) => {
  listings((_request, response) => response.writeHead(status, headers).end('[]'));
  const origin = await shop.start();
  for (let again = 0; again < 2; again++) expect((await get(origin)).status).toBe(status);
  expect(asked).toHaveLength(2);
});

test('a purge drops it, and a preview does not read it', async () => {
  let text = '["old"]';
  listings((_request, response) => {
    response.setHeader('Cache-Control', 'max-age=30');
    response.end(text);
  });
  const origin = await shop.start({ PURGE_TOKEN: token, PREVIEW_TOKEN: token });
  await get(origin);
  text = '["new"]';
  const { headers } = await sendRequest(`${origin}/preview?token=${token}`);
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  expect((await get(origin, 'en', { Cookie: cookie })).text).toBe('["new"]');
  expect((await get(origin)).text).toBe('["old"]');
  await sendRequest(`${origin}/purge`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  expect((await get(origin)).text).toBe('["new"]');
});

test('a long response is passed on, and a cut one is a failure', async () => {
  const long = JSON.stringify(['x'.repeat(9 * 1_048_576)]);
  listings((_request, response) => {
    response.setHeader('Cache-Control', 'max-age=30');
    response.end(long);
  });
  const origin = await shop.start();
  expect((await get(origin)).text === long).toBe(true);
  listings((_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('[');
    setImmediate(() => response.destroy());
  });
  expect((await get(origin)).status).toBe(502);
});
