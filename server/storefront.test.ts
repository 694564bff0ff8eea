import path from 'node:path';
import { Writable } from 'node:stream';
import { startMocks } from '../mocks/startMocks';
import { captureConsole, makeLog, outliveOutput } from './log';
import { startStorefront } from './startStorefront';
import { readSettings } from './storefrontSettings';
import { builtTestShop } from './testing/builtTestShop';
import { deferred } from './testing/deferred';
import { sendBytes, sendRequest, serve } from './testing/http';

jest.mock('../mocks/startMocks');

const shop = builtTestShop({ changes: { languages: ['en'] } });

test('health, readiness, metrics and a log of structured lines', async () => {
  const origin = await shop.start({ METRICS_PORT: '0', TRUST_PROXY: '1' });
  await sendRequest(origin, {
    headers: { 'X-Request-Id': 'abc-1', 'X-Forwarded-For': '9.9.9.9, 8.8.8.8' },
  });
  await sendRequest(origin);
  expect((await sendRequest(`${origin}/healthz`)).status).toBe(200);
  expect((await sendRequest(`${origin}/readyz`)).status).toBe(200);
  const metrics = await sendRequest(`${shop.running?.metricsOrigin ?? ''}/metrics`);
  expect(metrics.text).toContain('storefront_requests_total{kind="page",status="200"} 2');
  expect(metrics.text).toContain('storefront_page_cache_total{result="miss"} 1');
  expect(metrics.text).toContain('storefront_page_cache_total{result="hit"} 1');
  expect(metrics.text).toMatch(/storefront_render_seconds_count 1\n/);
  expect((await sendRequest(`${shop.running?.metricsOrigin ?? ''}/`)).status).toBe(404);
  expect((await sendRequest(`${origin}/metrics`)).status).toBe(404);
  expect(JSON.parse(shop.lines[0] ?? '')).toMatchObject({
    level: 'info',
    id: 'abc-1',
    method: 'GET',
    url: '/',
    status: 200,
    client: '8.8.8.8',
  });
});

test('without a build the start fails with one line', async () => {
  const settings = readSettings({
    API_HOST: 'https://a.example',
    REALESTATE_HOST: 'https://b.example',
  });
  await expect(
    startStorefront(settings, {
      root: path.join(shop.root, 'public'),
      print: () => undefined,
      log: makeLog('error'),
    }),
  ).rejects.toThrow();
});

test('a port that is taken is named by its setting', async () => {
  const origin = await shop.start();
  const taken = new URL(origin).port;
  await expect(shop.start({ METRICS_PORT: taken })).rejects.toThrow(
    `METRICS_PORT ${taken} is in use`,
  );
});

test('what the shop writes to the console is a line of the log', () => {
  const { error, warn } = console;
  try {
    captureConsole(makeLog('warn', (line) => shop.lines.push(line)));
    console.error('Failed to fetch cars', 500);
    console.warn('Dropped %d', 2);
  } finally {
    Object.assign(console, { error, warn });
  }
  expect(shop.lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'error', message: 'console', text: 'Failed to fetch cars 500' },
    { level: 'warn', message: 'console', text: 'Dropped 2' },
  ]);
});

test('a log that cannot be written does not end the shop', async () => {
  const full = new Writable({
    write: (_line, _encoding, done) => {
      done(new Error('ENOSPC'));
    },
  });
  outliveOutput([full]);
  makeLog('warn', (line) => full.write(line)).warn('lost');
  await new Promise((resolve) => full.once('close', resolve));
});

test('behind TLS every response has HSTS', async () => {
  const origin = await shop.start({ TRUST_PROXY: '1' });
  const headers = { 'X-Forwarded-Proto': 'https' };
  for (const address of ['/', '/about/', '/robots.txt', '/favicon.svg', '/assets/x', '/%zz']) {
    const response = await sendRequest(origin + address, { headers });
    expect(response.headers['strict-transport-security']).toContain('max-age=63072000');
  }
  expect((await sendRequest(origin)).headers['strict-transport-security']).toBeUndefined();
});

test('behind a balancer it is not ready any more before it refuses connections', async () => {
  const notice = deferred();
  shop.wait = () => notice.promise;
  const origin = await shop.start({ TRUST_PROXY: '1' });
  const stopped = shop.running?.stop();
  const { status, headers } = await sendRequest(`${origin}/readyz`);
  expect([status, headers.connection]).toEqual([503, 'close']);
  expect((await sendRequest(origin)).status).toBe(200);
  notice.resolve();
  await stopped;
  await expect(sendRequest(origin)).rejects.toThrow('ECONNREFUSED');
});

test('the loss of the mock database is told, and pages are served', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDatabaseRunning = true;
  jest.mocked(startMocks).mockImplementation(async () => ({
    origin: await serve((_request, response) => response.writeHead(503).end()),
    databasePid: () => 1,
    isDatabaseRunning: () => isDatabaseRunning,
    stop: () => Promise.resolve(),
  }));
  const origin = await shop.start({ API_HOST_INTERNAL: '' });
  const readiness = async () => {
    const { status, text } = await sendRequest(`${origin}/readyz`);
    return [status, text];
  };
  expect(await readiness()).toEqual([200, 'ready\n']);
  isDatabaseRunning = false;
  expect(await readiness()).toEqual([200, 'ready; the mock database is being started again\n']);
  expect((await sendRequest(origin)).status).toBe(200);
});

// spec §6.3
test.each([
  ['POST', '/', 405],
  ['DELETE', '/about', 405],
  ['TRACE', '/', 405],
  ['GET', '/../etc/passwd', 400],
  ['GET', '/assets/..%2f..%2fpackage.json', 400],
  ['PUT', '/api/v1/banners/order', 405],
  ['DELETE', '/api/v1/banners/b1', 405],
  ['POST', '/static/uploads/hero.webp', 405],
  ['GET', '/__faults', 404],
  ['GET', '/openapi.json', 404],
])('%s %s is refused with %i', async (method, address, status) => {
  const origin = await shop.start();
  expect((await sendRequest(origin + address, { method })).status).toBe(status);
  expect(shop.calls.filter(({ method: sent }) => sent !== 'GET')).toEqual([]);
});

test('two hosts are refused', async () => {
  const origin = await shop.start();
  const head = 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n';
  expect(await sendBytes(origin, head)).toMatch(/^HTTP\/1\.1 400 /);
});
