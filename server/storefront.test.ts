import { createHash } from 'node:crypto';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { captureConsole, makeLog } from './log';
import { startStorefront } from './startStorefront';
import { readSettings } from './storefrontSettings';
import { deferred } from './testing/deferred';
import { sendRequest } from './testing/http';
import { testShop } from './testing/testShop';

const shop = testShop();
const br = { 'Accept-Encoding': 'br' };

describe('a page', () => {
  test('is whole: rendered with its data, its head, and what the browser goes on from', async () => {
    const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
    const { status, text, headers } = await sendRequest(`${origin}/?utm_source=mail`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('Ride the island');
    expect(text).toContain('<link rel="canonical" href="https://shop.example/">');
    expect(text).toContain('property="og:image" content="https://shop.example/share.png"');
    expect(text).toContain('"@type":"Organization"');
    expect(text).toContain('"@type":"SearchAction"');
    expect(text).toContain('"name":"Snorkel \\u003cset>"');
    expect(text).toContain('["/assets/client.1.js"]');
    expect(text).not.toContain('utm_source');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('of a bike has a head of its own', async () => {
    const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
    const { status, text } = await sendRequest(`${origin}/bikes/listings?listingType=sale&bike=l1`);
    expect(status).toBe(200);
    expect(text).toContain('<title>Scooter | Bikes for Sale | Dushi Market</title>');
    expect(text).toContain('name="description" content="AWG 4,500: A small &amp; quick one"');
    expect(text).toContain(
      '<link rel="canonical" href="https://shop.example/bikes/listings?bike=l1">',
    );
    expect(text).toContain('property="og:image" content="https://shop.example/uploads/s.webp"');
    expect(text).toContain('property="og:image:alt" content="Scooter"');
    expect(text).toContain('{"@context":"https://schema.org","@type":"Product","name":"Scooter"');
  });

  test('of no bike is a 404 without an address of its own, with the list', async () => {
    const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
    const { status, text } = await sendRequest(`${origin}/bikes/listings?bike=l2`);
    expect(status).toBe(404);
    expect(text).toContain('This bike is not listed any more.');
    expect(text).toContain('View Bike');
    expect(text).toContain('content="noindex"');
    expect(text).not.toContain('rel="canonical"');
  });

  test.each([
    ['/vehicles/suvs', 'SUVs | Vehicles', 'SUVs: 40 listed in Aruba today. Off-road', 'SUVs'],
    [
      '/vehicles/suvs/off-road',
      'Off-road | Vehicles',
      'Off-road, SUVs: 17 listed in Aruba today.',
      'SUVs<span',
    ],
  ])('%s has a title, description and heading of its own', async (path, title, said, heading) => {
    const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
    const { text } = await sendRequest(origin + path);
    expect(text).toContain(`<title>${title} | Dushi Market</title>`);
    expect(text).toContain(`name="description" content="${said}"`);
    expect(text).toContain(`<link rel="canonical" href="https://shop.example${path}">`);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toMatch(new RegExp(`<h1[^>]*>${heading}`));
  });

  test('has its own chunk beside the entry', async () => {
    const origin = await shop.start();
    expect((await sendRequest(`${origin}/about`)).text).toContain(
      '["/assets/client.1.js","/assets/about.1.js"]',
    );
  });

  test('is kept by any cache, in every coding, with strong validators', async () => {
    const origin = await shop.start();
    const plain = await sendRequest(origin);
    const packed = await sendRequest(origin, { headers: br });
    const gzip = await sendRequest(origin, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(plain.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    const etags = [plain, packed, gzip].map(({ headers }) => headers.etag ?? '');
    expect(new Set(etags).size).toBe(3);
    const again = await sendRequest(origin, {
      headers: { ...br, 'If-None-Match': etags[1] ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers['content-encoding']).toBeUndefined();
  });

  test('names every inline script and style in its policy', async () => {
    const origin = await shop.start({ API_HOST: 'https://api.shop.example' });
    const { text, headers } = await sendRequest(`${origin}/about`);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain("script-src 'self' 'unsafe");
    expect(policy).toContain("connect-src 'self' https://api.shop.example");
    expect(policy).toContain("frame-ancestors 'none'");
    const inline = [...text.matchAll(/<(script|style)(?: data-styles="[^"]*")?>([^]*?)<\/\1>/g)];
    expect(inline.length).toBeGreaterThanOrEqual(2);
    for (const [, , content = ''] of inline) {
      expect(policy).toContain(createHash('sha256').update(content).digest('base64'));
    }
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test('of long ago may be kept for the rest of its day only', async () => {
    const origin = await shop.start();
    const { headers } = await sendRequest(origin);
    expect(headers['cache-control']).toContain('stale-if-error=86400');
    expect(headers['server-timing']).toBe('age;dur=0');
    shop.fault = (_request, response) => {
      response.writeHead(503).end();
      return true;
    };
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2.5 * 3_600_000);
    const old = await sendRequest(origin);
    later.mockRestore();
    expect(consoleError).toHaveBeenCalledWith('Failed to fetch cars', 503);
    consoleError.mockRestore();
    expect(old.headers['cache-control']).toContain('stale-if-error=79200');
    expect(old.headers['server-timing']).toBe('age;dur=9000000');
    expect(old.headers.etag).toBe(headers.etag);
  });

  test('is rendered once for all requests of the same time, with one set of calls', async () => {
    const origin = await shop.start();
    const responses = await Promise.all(Array.from({ length: 200 }, () => sendRequest(origin)));
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1);
    const paths = shop.calls.map(({ url }) => url?.split('?')[0]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('goes out in time while a backend hangs, and nobody may keep it', async () => {
    shop.fault = (request) => request.url?.startsWith('/api/v1/banners') ?? false;
    const origin = await shop.start();
    const began = performance.now();
    const { status, headers, text } = await sendRequest(origin);
    // Before the request to the backend itself times out.
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expect(text).not.toContain('"rejected"');
    expect(text).not.toContain('"pending"');
    expect(text).toContain('Snorkel');
  });

  test('of an unknown address is the error page with 404', async () => {
    const origin = await shop.start();
    for (const address of ['/nope', '/vehicles/a/b/c/d', '/about//', '/404']) {
      const { status, text } = await sendRequest(origin + address);
      expect(status).toBe(404);
      expect(text).toContain('Unexpected Application Error!');
      expect(text).toContain('content="noindex"');
    }
  });

  test('of a linked address without a page says why, once for all queries', async () => {
    const origin = await shop.start();
    const { status, text } = await sendRequest(`${origin}/terms?a=1`);
    expect(status).toBe(404);
    expect(text).toContain('They are for the owner of this shop to add.');
    expect((await sendRequest(`${origin}/terms`)).text).toBe(text);
  });

  test('with a slash at its end moves to its address', async () => {
    const origin = await shop.start();
    const { status, headers } = await sendRequest(`${origin}/about/?a=1`);
    expect(status).toBe(308);
    expect(headers.location).toBe('/about?a=1');
  });

  test('of the app shell has no state', async () => {
    const origin = await shop.start({ API_HOST: 'https://api.shop.example' });
    const { text } = await sendRequest(`${origin}/app-shell`);
    expect(text).toContain('"apiHost":"https://api.shop.example"');
    expect(text).toContain('<div id="root"></div>');
  });
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

describe('files', () => {
  test('hashed ones are immutable, and compressed where the client accepts it', async () => {
    const origin = await shop.start();
    const { text, headers } = await sendRequest(`${origin}/assets/client.1.js`, { headers: br });
    expect(text).toBe('packed br');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await sendRequest(`${origin}/assets/client.1.js`)).text).toBe('console.log("whole")');
  });

  test('a missing one is never kept', async () => {
    const origin = await shop.start();
    for (const name of ['client.0.js', 'client']) {
      const { status, headers } = await sendRequest(`${origin}/assets/${name}`);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });

  test('one that could not be read is read the next time', async () => {
    const origin = await shop.start();
    const file = path.join(shop.root, 'dist/client/assets/client.1.js');
    await rename(file, `${file}.away`);
    expect((await sendRequest(`${origin}/assets/client.1.js`)).status).toBe(500);
    await rename(`${file}.away`, file);
    expect((await sendRequest(`${origin}/assets/client.1.js`)).status).toBe(200);
  });

  test('others are revalidated', async () => {
    const origin = await shop.start();
    const { headers } = await sendRequest(`${origin}/favicon.svg`);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['cache-control']).toContain('max-age=0');
  });

  test('the template and unknown kinds are not served', async () => {
    const origin = await shop.start();
    for (const name of ['/page.html', '/secret.key', '/assets/client.1.js.br']) {
      expect((await sendRequest(origin + name)).status).toBe(404);
    }
  });
});

test('robots and sitemap name the canonical origin', async () => {
  const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
  expect((await sendRequest(`${origin}/robots.txt`)).text).toContain(
    'Sitemap: https://shop.example/sitemap.xml',
  );
  const { text } = await sendRequest(`${origin}/sitemap.xml`);
  const paths = [...text.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(([, at]) => at);
  const own = [
    '',
    '/login',
    '/signup',
    '/bikes/listings',
    '/about',
    '/vehicles',
    '/vehicles/suvs',
    '/vehicles/suvs/off-road',
    '/bikes/listings?bike=l1',
  ];
  expect(paths).toEqual(
    own.flatMap((path) => [path || '/', `/nl${path}`, `/es${path}`, `/pap${path}`]),
  );
  for (const path of paths) expect((await sendRequest(origin + String(path))).status).toBe(200);
});

test('while a backend fails, the sitemap has the screens, and nobody keeps it', async () => {
  const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
  shop.fault = ({ url }, response) => {
    if (url !== '/api/listings') return false;
    response.writeHead(503).end();
    return true;
  };
  const poor = await sendRequest(`${origin}/sitemap.xml`);
  expect(poor.headers['cache-control']).toBe('no-store');
  expect(poor.text).toContain('/bikes/listings</loc>');
  shop.fault = null;
  const whole = await sendRequest(`${origin}/sitemap.xml`);
  expect(whole.headers['cache-control']).toContain('s-maxage=3600');
  expect(whole.text).toContain('?bike=l1</loc>');
});

test('crawlers may read the search that Home tells them of, and that it is no result', async () => {
  const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
  const { text } = await sendRequest(origin);
  const target = /"urlTemplate":"https:\/\/shop\.example([^?"]*)/.exec(text)?.[1] ?? '';
  const robots = await sendRequest(`${origin}/robots.txt`);
  const closed = [...robots.text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
  expect(closed.filter((path) => target.startsWith(path))).toEqual([]);
  expect((await sendRequest(`${origin}${target}?q=kite`)).text).toContain('content="noindex"');
});

test('what is still to come is no search result', async () => {
  const origin = await shop.start();
  expect((await sendRequest(`${origin}/deals`)).text).toContain('name="robots" content="noindex"');
  expect((await sendRequest(`${origin}/about`)).text).not.toContain('noindex');
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
