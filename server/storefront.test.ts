import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { makeLog } from './log';
import { readSettings } from './settings';
import { type RunningStorefront, startStorefront } from './startStorefront';
import { ask, serve, stopServing } from './testing/http';

const PAGE = `<!doctype html><html lang="en"><head><!--head--></head><body><div id="root"><!--root--></div>
<script type="application/json" id="page-state"><!--state--></script><!--scripts--></body></html>`;

const product = {
  _id: 'p1',
  name: 'Snorkel <set>',
  price: 85,
  image_url: '/products/snorkel.webp',
  link_url: 'https://shop.example/snorkel',
  reviews: 3,
  rating: 4,
};
const lists: Readonly<Record<string, unknown>> = {
  '/api/v1/banners': [
    {
      _id: 'b1',
      title: 'Ride the island',
      bannerType: 'hero',
      image: '/hero.webp',
      isActive: true,
    },
  ],
  '/api/v1/featured-products': [product],
  '/api/v1/categories-enhanced': [],
  '/v1/types/list-types': [],
  '/api/listings': [
    { _id: 'l1', title: 'Scooter', price: 4500, images: ['s.webp'], categoryId: { slug: 'bike' } },
  ],
};

let root: string;
let picture: Buffer;
let calls: IncomingMessage[];
let bodies: string[];
/** What the backend does instead of answering well. */
let fault: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
let shop: RunningStorefront | undefined;
let lines: string[];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'storefront-'));
  for (const folder of ['public', 'dist/server', 'dist/client/assets']) {
    await mkdir(path.join(root, folder), { recursive: true });
  }
  const files: Readonly<Record<string, string>> = {
    'public/page.html': PAGE,
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'public/secret.key': 'secret',
    'dist/server/assets.json': JSON.stringify({
      client: ['assets/client.1.js'],
      about: ['assets/about.1.js'],
    }),
    'dist/client/assets/client.1.js': 'console.log("whole")',
    'dist/client/assets/client.1.js.br': 'packed br',
    'dist/client/assets/client.1.js.gz': 'packed gz',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b7285' } })
    .webp()
    .toBuffer();
});

afterAll(() => rm(root, { recursive: true, force: true }));

beforeEach(() => {
  calls = [];
  bodies = [];
  lines = [];
  fault = null;
});

afterEach(async () => {
  await shop?.stop();
  shop = undefined;
  await stopServing();
});

function backend(request: IncomingMessage, response: ServerResponse): void {
  calls.push(request);
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    bodies.push(body);
    if (fault?.(request, response)) return;
    const { pathname } = new URL(request.url ?? '', 'http://backend.invalid');
    if (pathname.includes('/uploads/')) {
      response.setHeader('Content-Type', 'image/webp');
      response.setHeader('Set-Cookie', 'track=1');
      response.end(picture);
    } else if (pathname in lists || request.method === 'POST') {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ data: lists[pathname] ?? [] }));
    } else {
      response.writeHead(404, { 'Content-Type': 'application/json' });
      response.end('{"error":{"code":"not_found","message":"No"}}');
    }
  });
}

async function start(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const origin = await serve(backend);
  const settings = readSettings({
    PORT: '0',
    API_HOST_INTERNAL: origin,
    REALESTATE_HOST_INTERNAL: origin,
    DATA_DIR: await mkdtemp(path.join(root, 'data-')),
    ...env,
  });
  shop = await startStorefront(settings, {
    root,
    say: () => undefined,
    log: makeLog('info', (line) => lines.push(line)),
  });
  return shop.origin;
}

const br = { 'Accept-Encoding': 'br' };

describe('a page', () => {
  test('is whole: rendered with its data, its head, and what the browser goes on from', async () => {
    const origin = await start({ PUBLIC_URL: 'https://shop.example' });
    const { status, text, headers } = await ask(`${origin}/?utm_source=mail`);
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

  test('has its own chunk beside the entry', async () => {
    const origin = await start();
    expect((await ask(`${origin}/about`)).text).toContain(
      '["/assets/client.1.js","/assets/about.1.js"]',
    );
  });

  test('is kept by any cache, in every coding, with strong validators', async () => {
    const origin = await start();
    const plain = await ask(origin);
    const packed = await ask(origin, { headers: br });
    const gzip = await ask(origin, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(plain.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    const etags = [plain, packed, gzip].map(({ headers }) => headers.etag ?? '');
    expect(new Set(etags).size).toBe(3);
    const again = await ask(origin, { headers: { ...br, 'If-None-Match': etags[1] ?? '' } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers['content-encoding']).toBeUndefined();
  });

  test('names every inline script and style in its policy', async () => {
    const origin = await start({ API_HOST: 'https://api.shop.example' });
    const { text, headers } = await ask(`${origin}/about`);
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

  test('is rendered once for a thousand visitors, with one set of calls', async () => {
    const origin = await start();
    const replies = await Promise.all(Array.from({ length: 200 }, () => ask(origin)));
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
    const asked = calls.map(({ url }) => url?.split('?')[0]);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('goes out in time while a backend hangs, and nobody may keep it', async () => {
    fault = (request) => request.url?.startsWith('/api/v1/banners') ?? false;
    const origin = await start();
    const began = performance.now();
    const { status, headers, text } = await ask(origin);
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expect(text).not.toContain('"rejected"');
    expect(text).not.toContain('"pending"');
    expect(text).toContain('Snorkel');
  });

  test('of an unknown address is the error page with 404', async () => {
    const origin = await start();
    for (const address of ['/nope', '/vehicles/a/b/c/d', '/about//', '/404']) {
      const { status, text } = await ask(origin + address);
      expect(status).toBe(404);
      expect(text).toContain('Unexpected Application Error!');
      expect(text).toContain('content="noindex"');
    }
  });

  test('with a slash at its end moves to its address', async () => {
    const origin = await start();
    const { status, headers } = await ask(`${origin}/about/?a=1`);
    expect(status).toBe(308);
    expect(headers.location).toBe('/about?a=1');
  });

  test('of the app shell has no state', async () => {
    const origin = await start({ API_HOST: 'https://api.shop.example' });
    const { text } = await ask(`${origin}/app-shell`);
    expect(text).toContain('"apiHost":"https://api.shop.example"');
    expect(text).toContain('<div id="root"></div>');
  });
});

test('behind TLS the browser is told to stay with it', async () => {
  const origin = await start({ TRUST_PROXY: '1' });
  const https = { 'X-Forwarded-Proto': 'https' };
  expect((await ask(origin, { headers: https })).headers['strict-transport-security']).toContain(
    'max-age=63072000',
  );
  expect((await ask(origin)).headers['strict-transport-security']).toBeUndefined();
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
  const origin = await start();
  expect((await ask(origin + address, { method })).status).toBe(status);
  expect(calls.filter(({ method: sent }) => sent !== 'GET')).toEqual([]);
});

describe('files', () => {
  test('hashed ones are kept for ever, packed when the client takes it', async () => {
    const origin = await start();
    const { text, headers } = await ask(`${origin}/assets/client.1.js`, { headers: br });
    expect(text).toBe('packed br');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask(`${origin}/assets/client.1.js`)).text).toBe('console.log("whole")');
  });

  test('a missing one is never kept', async () => {
    const origin = await start();
    const { status, headers } = await ask(`${origin}/assets/client.0.js`);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('others are asked for again', async () => {
    const origin = await start();
    const { headers } = await ask(`${origin}/favicon.svg`);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['cache-control']).toContain('max-age=0');
  });

  test('the template and unknown kinds are not served', async () => {
    const origin = await start();
    for (const name of ['/page.html', '/secret.key', '/assets/client.1.js.br']) {
      expect((await ask(origin + name)).status).toBe(404);
    }
  });
});

describe('what is passed on to a backend', () => {
  test('calls go through, without cookies in either direction, with who asks', async () => {
    const origin = await start();
    const reply = await ask(`${origin}/api/v1/banners?status=active`, {
      headers: { Cookie: 'a=1', Authorization: 'Bearer x', 'X-Forwarded-For': '9.9.9.9' },
    });
    expect(JSON.parse(reply.text)).toEqual({ data: lists['/api/v1/banners'] });
    expect(calls[0]?.url).toBe('/api/v1/banners?status=active');
    expect(calls[0]?.headers.cookie).toBeUndefined();
    expect(calls[0]?.headers.authorization).toBeUndefined();
    expect(calls[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  test("visitors' writes go through, with their body", async () => {
    const origin = await start();
    const body = '{"bannerId":"b1"}';
    const reply = await ask(`${origin}/api/v1/analytics/banner-click`, { method: 'POST', body });
    expect(reply.status).toBe(200);
    expect(bodies).toEqual([body]);
  });

  test('a body that is too large is refused, told or not', async () => {
    const origin = await start();
    const url = `${origin}/api/v1/analytics/banner-click`;
    const body = 'x'.repeat(70_000);
    const told = { 'Content-Length': String(body.length) };
    expect((await ask(url, { method: 'POST', body, headers: told })).status).toBe(413);
    const chunked = { 'Transfer-Encoding': 'chunked' };
    expect((await ask(url, { method: 'POST', body, headers: chunked })).status).toBe(413);
    expect(calls).toEqual([]);
  });

  test('uploads come from the API host, bare of cookies and of their query', async () => {
    const origin = await start({ API_HOST: 'https://api.shop.example' });
    const reply = await ask(`${origin}/static/uploads/hero.webp?w=481&x=1`);
    expect(reply.body.equals(picture)).toBe(true);
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.headers['content-security-policy']).toContain('sandbox');
    expect(calls[0]?.url).toBe('/static/uploads/hero.webp');
  });

  test('with a configured API host nothing of it is answered here', async () => {
    const origin = await start({ API_HOST: 'https://api.shop.example' });
    expect((await ask(`${origin}/api/v1/banners`)).status).toBe(404);
  });

  test.each([
    ['a redirect', 302, { Location: 'http://evil.example' }],
    ['a page', 200, { 'Content-Type': 'text/html' }],
    ['nothing that says what it is', 200, {}],
    ['too much', 200, { 'Content-Type': 'image/webp', 'Content-Length': '99999999' }],
  ])('%s is not passed back', async (_name, status, headers) => {
    fault = (_request, response) => {
      response.writeHead(status, headers);
      response.flushHeaders();
      if (!('Content-Length' in headers)) response.end('<script>');
      return true;
    };
    const origin = await start();
    expect((await ask(`${origin}/static/uploads/a.webp`)).status).toBe(502);
  });

  test('a backend that is down is said', async () => {
    fault = (request) => {
      request.socket.destroy();
      return true;
    };
    const origin = await start();
    expect((await ask(`${origin}/api/v1/banners`)).status).toBe(502);
  });
});

describe('pictures', () => {
  const accept = { Accept: 'image/avif,image/webp,*/*' };
  const url = '/static/uploads/hero.webp?w=320';

  test('come in the width and format that the browser asks for', async () => {
    const origin = await start();
    const first = await ask(origin + url, { headers: accept });
    expect(first.headers['content-type']).toBe('image/webp');
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    expect((await sharp(first.body).metadata()).width).toBe(320);
    for (let tries = 0; ; tries++) {
      const next = await ask(origin + url, { headers: accept });
      if (next.headers['content-type'] === 'image/avif') {
        expect(next.headers.vary).toBe('Accept');
        expect(next.headers['cache-control']).toContain('max-age=86400');
        expect((await sharp(next.body).metadata()).width).toBe(320);
        break;
      }
      expect(tries).toBeLessThan(100);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

  test('the same one is made once, however many ask', async () => {
    const origin = await start();
    const webp = { Accept: 'image/webp' };
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => ask(origin + url, { headers: webp })),
    );
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(calls).toHaveLength(1);
  });

  test('the original stands in where none can be made', async () => {
    const origin = await start();
    expect((await ask(origin + url, { headers: { Accept: '*/*' } })).body.equals(picture)).toBe(
      true,
    );
    const whole = picture;
    picture = Buffer.from('no picture at all');
    const reply = await ask(`${origin}/static/uploads/broken.webp?w=320`, { headers: accept });
    expect(reply.text).toBe('no picture at all');
    picture = whole;
  });

  test('a missing one is 404', async () => {
    fault = (_request, response) => {
      response.writeHead(404).end();
      return true;
    };
    const origin = await start();
    expect((await ask(origin + url, { headers: accept })).status).toBe(404);
  });
});

test('robots and sitemap name the canonical origin', async () => {
  const origin = await start({ PUBLIC_URL: 'https://shop.example' });
  expect((await ask(`${origin}/robots.txt`)).text).toContain(
    'Sitemap: https://shop.example/sitemap.xml',
  );
  const { text } = await ask(`${origin}/sitemap.xml`);
  expect(text).toContain('<loc>https://shop.example/bikes/listings</loc>');
  expect(text).not.toContain(':category');
});

test('health, readiness, metrics and a log of structured lines', async () => {
  const origin = await start({ METRICS_PORT: '0', TRUST_PROXY: '1' });
  await ask(origin, {
    headers: { 'X-Request-Id': 'abc-1', 'X-Forwarded-For': '9.9.9.9, 8.8.8.8' },
  });
  await ask(origin);
  expect((await ask(`${origin}/healthz`)).status).toBe(200);
  expect((await ask(`${origin}/readyz`)).status).toBe(200);
  const metrics = await ask(`${shop?.metricsOrigin ?? ''}/metrics`);
  expect(metrics.text).toContain('storefront_requests_total{kind="page",status="200"} 2');
  expect(metrics.text).toContain('storefront_page_cache_total{result="miss"} 1');
  expect(metrics.text).toContain('storefront_page_cache_total{result="hit"} 1');
  expect(metrics.text).toMatch(/storefront_render_seconds_count 1\n/);
  expect((await ask(`${shop?.metricsOrigin ?? ''}/`)).status).toBe(404);
  expect((await ask(`${origin}/metrics`)).status).toBe(404);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    id: 'abc-1',
    method: 'GET',
    url: '/',
    status: 200,
    client: '8.8.8.8',
  });
});

test('without a build the start says so in one line', async () => {
  const settings = readSettings({
    API_HOST: 'https://a.example',
    REALESTATE_HOST: 'https://b.example',
  });
  await expect(
    startStorefront(settings, { root: path.join(root, 'public'), say: () => undefined }),
  ).rejects.toThrow();
});
