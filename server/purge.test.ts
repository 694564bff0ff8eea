import sharp from 'sharp';
import { backendPaths } from '../src/shared/config/backendPaths';
import { builtTestShop } from './testing/builtTestShop';
import { deferred } from './testing/deferred';
import { sendRequest } from './testing/http';

const shop = builtTestShop({ changes: { languages: ['en'] } });
const token = 'a-token-of-more-than-32-characters';
const headers = { Authorization: `Bearer ${token}` };

/** The backend's banners have this title. */
function bannersTitled(title: () => string): void {
  shop.fault = (request, response) => {
    if (!request.url?.startsWith(backendPaths.banners)) return false;
    response.setHeader('Content-Type', 'application/json');
    // An unchanged ETag, as of a backend behind a cache.
    response.setHeader('ETag', '"1"');
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else
      response.end(
        JSON.stringify([
          { _id: '1', title: title(), bannerType: 'hero', image: 'a.webp', isActive: true },
        ]),
      );
    return true;
  };
}

test('what is published is on the next page, of every storefront with the same DATA_DIR', async () => {
  const now = jest.spyOn(Date, 'now');
  let title = 'Summer sale';
  bannersTitled(() => title);
  const DATA_DIR = `${shop.root}/data-shared`;
  const first = await shop.start({ PURGE_TOKEN: token, DATA_DIR });
  const stopFirst = shop.running?.stop;
  const second = await shop.start({ PURGE_TOKEN: token, DATA_DIR });
  for (const origin of [first, second]) expect((await sendRequest(origin)).text).toContain(title);
  title = 'Winter sale';
  expect((await sendRequest(first)).text).toContain('Summer sale');
  const { status, text } = await sendRequest(`${first}/purge`, { method: 'POST', headers });
  expect([status, text]).toEqual([200, '{"pages":1,"pictures":0}\n']);
  expect((await sendRequest(first)).text).toContain(title);
  now.mockReturnValue(Date.now() + 1_001);
  expect((await sendRequest(second)).text).toContain(title);
  await stopFirst?.();
});

test('what a slow backend publishes is on the next page, and an old page helps while it is down', async () => {
  let title = 'Summer sale';
  bannersTitled(() => title);
  const { fault } = shop;
  const origin = await shop.start({ PURGE_TOKEN: token });
  await sendRequest(origin);
  const purge = () => sendRequest(`${origin}/purge`, { method: 'POST', headers });
  title = 'Winter sale';
  const asked = deferred();
  const late = deferred();
  shop.fault = (request, response) => {
    if (request.url?.startsWith(backendPaths.listings)) return true;
    if (!request.url?.startsWith(backendPaths.banners)) return false;
    asked.resolve();
    void late.promise.then(() => fault?.(request, response));
    return true;
  };
  await purge();
  const home = sendRequest(origin);
  await asked.promise;
  // A page that no older one stands in for goes out without its data, later than Home would.
  await sendRequest(`${origin}/bikes/listings`);
  late.resolve();
  expect((await home).text).toContain(title);
  shop.fault = (request, response) => {
    if (!request.url?.startsWith(backendPaths.banners)) return false;
    response.writeHead(503).end();
    return true;
  };
  await purge();
  expect((await sendRequest(origin)).text).toContain(title);
});

test('a picture is dropped by its path', async () => {
  const origin = await shop.start({ PURGE_TOKEN: token });
  const picture = `${origin}/static/uploads/a.webp?w=320`;
  const fetches = () => shop.calls.filter(({ url }) => url === '/static/uploads/a.webp').length;
  const accept = { headers: { Accept: 'image/webp' } };
  await sendRequest(picture, accept);
  await sendRequest(picture, accept);
  expect(fetches()).toBe(1);
  const body = '{"pictures":["/static/uploads/a.webp","/about"]}';
  const { text } = await sendRequest(`${origin}/purge`, { method: 'POST', headers: json, body });
  expect(text).toBe('{"pages":0,"pictures":1}\n');
  await sendRequest(picture, accept);
  expect(fetches()).toBe(2);
});

test('every picture is asked for again with its ETag', async () => {
  const origin = await shop.start({ PURGE_TOKEN: token });
  let version = '"1"';
  const asked: unknown[] = [];
  shop.fault = (request, response) => {
    asked.push(request.headers['if-none-match']);
    response.setHeader('ETag', version);
    if (request.headers['if-none-match'] === version) response.writeHead(304).end();
    else response.end(version === '"1"' ? shop.picture : replaced);
    return true;
  };
  const replaced = await sharp(shop.picture).negate().webp().toBuffer();
  const get = async () =>
    (
      await sendRequest(`${origin}/static/uploads/a.webp?w=320`, {
        headers: { Accept: 'image/webp' },
      })
    ).headers.etag;
  const first = await get();
  const purge = () => sendRequest(`${origin}/purge`, { method: 'POST', headers });
  expect((await purge()).text).toBe('{"pages":0,"pictures":1}\n');
  expect(await get()).toBe(first);
  version = '"2"';
  expect(await get()).toBe(first);
  await purge();
  expect(await get()).not.toBe(first);
  expect(asked).toEqual([undefined, '"1"', '"1"']);
});

test("a content system's own body purges everything at ?all, and sends calls past caches", async () => {
  const origin = await shop.start({ PURGE_TOKEN: token });
  await sendRequest(origin);
  shop.calls.length = 0;
  const body = JSON.stringify({ event: 'entry.publish', entry: { text: 'x'.repeat(20_000) } });
  const { text } = await sendRequest(`${origin}/purge?all`, { method: 'POST', headers, body });
  expect(text).toBe('{"pages":1,"pictures":0}\n');
  await sendRequest(origin);
  await sendRequest(`${origin}/vehicles`);
  const sent = shop.calls.map(({ url, headers: { 'cache-control': cache } }) => [url, cache]);
  const types = sent.filter(([url]) => url === backendPaths.vehicleTypes);
  expect(types.map(([, cache]) => cache)).toEqual(['no-cache', undefined]);
});

const json = { ...headers, 'Content-Type': 'application/json' };

test.each([
  ['GET', '', headers, '', 405],
  ['POST', '', {}, '', 401],
  ['POST', '', json, '{"pages":1}', 400],
  ['POST', '', json, '{"pictures":["https://elsewhere.example/a.jpg"]}', 400],
  ['POST', '', json, '[', 400],
  ['POST', '?pictures', headers, '', 400],
  ['POST', '', headers, '{}', 415],
  ['POST', '', json, 'x'.repeat(16_385), 413],
  ['POST', '', { ...json, 'Transfer-Encoding': 'chunked' }, 'x'.repeat(16_385), 413],
  ['POST', '', { ...json, 'Transfer-Encoding': 'chunked' }, '{"pictures":[]}', 200],
])('%s /purge%s with %j and %.40s is %i', async (method, query, sent, body, status) => {
  const origin = await shop.start({ PURGE_TOKEN: token });
  const { status: answered } = await sendRequest(`${origin}/purge${query}`, {
    method,
    headers: sent,
    body,
  });
  expect(answered).toBe(status);
  expect(shop.lines.join('')).not.toContain(token);
});

test('ten wrong tokens a minute close it for their address, and without a token it is not there', async () => {
  shop.wait = () => Promise.resolve();
  const origin = await shop.start({ PURGE_TOKEN: token, TRUST_PROXY: '1' });
  const post = (sent: Readonly<Record<string, string>>) =>
    sendRequest(`${origin}/purge`, { method: 'POST', headers: sent });
  for (let again = 0; again < 10; again++) expect((await post({})).status).toBe(401);
  expect((await post(headers)).status).toBe(429);
  expect((await post({ ...headers, 'X-Forwarded-For': '192.0.2.1' })).status).toBe(200);
  await shop.running?.stop();
  const closed = await shop.start();
  expect((await sendRequest(`${closed}/purge`, { method: 'POST', headers })).status).toBe(404);
});
