import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtTestShop } from '../testing/builtTestShop';
import { sendRequest } from '../testing/http';

const shop = builtTestShop({ changes: { languages: ['en'] } });

const br = { 'Accept-Encoding': 'br' };

describe('a page', () => {
  test('is whole: rendered with its data, its head, and what the browser goes on from', async () => {
    const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
    const { status, text, headers } = await sendRequest(origin);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('Ride the island');
    expect(text).toContain('<link rel="canonical" href="https://shop.example/">');
    expect(text).toContain('property="og:image" content="https://shop.example/share.jpg"');
    expect(text).toContain('"@type":"Organization"');
    expect(text).toContain('"@type":"WebSite"');
    expect(text).toContain('"name":"Snorkel \\u003cset>"');
    expect(text).toContain('["/assets/client.1.js"]');
    expect(headers['set-cookie']).toBeUndefined();
  });

  // spec §2.27
  test('of a bike has a head of its own', async () => {
    const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
    const { status, text } = await sendRequest(`${origin}/bikes/listings?listingType=sale&bike=l1`);
    expect(status).toBe(200);
    expect(text).toContain('<title>Scooter | Bikes for Sale | Dushi Market</title>');
    expect(text).toContain('name="description" content="AWG 4,500: A small &amp; quick one"');
    expect(text).toContain(
      '<link rel="canonical" href="https://shop.example/bikes/listings?bike=l1">',
    );
    expect(text).toContain(
      'property="og:image" content="https://shop.example/uploads/s.webp?share"',
    );
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
      'SUVs: Off-road | Vehicles',
      'Off-road, SUVs: 17 listed in Aruba today.',
      'SUVs</span><span',
    ],
  ])('%s has a title, description and heading of its own', async (path, title, said, heading) => {
    const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
    const { text } = await sendRequest(origin + path);
    expect(text).toContain(`<title>${title} | Dushi Market</title>`);
    expect(text).toContain(`name="description" content="${said}"`);
    expect(text).toContain(`<link rel="canonical" href="https://shop.example${path}">`);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toMatch(new RegExp(`<h1[^>]*>(?:<span[^>]*>)?${heading}`));
  });

  test('of an advertisement is the cached page, without a call, and without its parameters', async () => {
    const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
    const page = await sendRequest(`${origin}/bikes/listings?listingType=sale&bike=l1`);
    const calls = shop.calls.length;
    expect(calls).toBeGreaterThan(0);
    shop.fault = (_request, response) => {
      response.writeHead(503).end();
      return true;
    };
    const clicked = await sendRequest(
      `${origin}/bikes/listings?gad_source=1&bike=l1&listingType=SALE&_gl=secret&ref=secret`,
    );
    expect(shop.calls).toHaveLength(calls);
    expect(clicked.headers.etag).toBe(page.headers.etag);
    expect(clicked.text).toBe(page.text);
    expect(clicked.text).not.toMatch(/gad_source|_gl|secret/);
  });

  test('does not depend on the pages before it in its process', async () => {
    const addresses = ['/about', '/', '/bikes/listings', '/login'];
    // The test's backend has another port each time, and the minute may end.
    const sameIn = (page: string) =>
      page.replaceAll(/127\.0\.0\.1:\d+|"#\w+"|"fulfilledTimeStamp":\d+/g, '');
    const visit = async (order: readonly string[]) => {
      const origin = await shop.start();
      const pages = new Map<string, string>();
      for (const address of order)
        pages.set(address, sameIn((await sendRequest(origin + address)).text));
      await shop.running?.stop();
      return addresses.map((address) => pages.get(address));
    };
    expect(await visit(addresses)).toEqual(await visit(addresses.toReversed()));
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
      // No `stale-while-revalidate`: Firefox and WebKit would show the previous visit's copy.
      'public, max-age=0, s-maxage=60, stale-if-error=86400',
    );
    expect(plain.headers['cdn-cache-control']).toBe(
      'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
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
    const inline = [...text.matchAll(/<(script|style)(?: data-styles)?>([^]*?)<\/\1>/g)];
    expect(inline.length).toBeGreaterThanOrEqual(2);
    for (const [, , content = ''] of inline) {
      expect(policy).toContain(createHash('sha256').update(content).digest('base64'));
    }
    expect(headers['x-content-type-options']).toBe('nosniff');
    // It would exclude pages from WebKit's back/forward cache: see `docs/security.md`.
    expect(headers['cross-origin-opener-policy']).toBeUndefined();
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
    const startedAtMs = performance.now();
    const { status, headers, text } = await sendRequest(origin);
    // Before the request to the backend itself times out.
    expect(performance.now() - startedAtMs).toBeLessThan(20_000);
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
