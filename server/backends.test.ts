import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { backendPaths } from '../src/shared/config/backendPaths';
import { sqlResponses } from '../src/testing/sqlBackend';
import { structuredDataFaults } from '../src/testing/structuredDataFaults';
import { lists, builtTestShop } from './testing/builtTestShop';
import { deferred } from './testing/deferred';
import { sendRequest, serve } from './testing/http';

const shop = builtTestShop({ changes: { languages: ['en'] } });

describe('what is passed on to a backend', () => {
  test('calls go through, without cookies in either direction, with the address of the client', async () => {
    const origin = await shop.start();
    const response = await sendRequest(`${origin}/api/v1/banners?status=active`, {
      headers: { Cookie: 'a=1', Authorization: 'Bearer x', 'X-Forwarded-For': '9.9.9.9' },
    });
    expect(JSON.parse(response.text)).toEqual({ data: lists['/api/v1/banners'] });
    expect(shop.calls[0]?.url).toBe('/api/v1/banners?status=active');
    expect(shop.calls[0]?.headers.cookie).toBeUndefined();
    expect(shop.calls[0]?.headers.authorization).toBeUndefined();
    expect(shop.calls[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  test('the language that is asked for, the one that comes, and that caches keep them apart', async () => {
    shop.fault = (request, response) => {
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Language': request.headers['accept-language'],
        Vary: 'Accept-Language',
      });
      response.end('[]');
      return true;
    };
    const origin = await shop.start();
    const { headers } = await sendRequest(`${origin}/api/v1/banners`, {
      headers: { 'Accept-Language': 'pap-AW' },
    });
    expect(headers).toMatchObject({ 'content-language': 'pap-AW', vary: 'Accept-Language' });
  });

  // spec §6.3
  test("visitors' writes go through, with their body", async () => {
    const origin = await shop.start();
    const body = '{"bannerId":"b1"}';
    const response = await sendRequest(`${origin}/api/v1/analytics/banner-click`, {
      method: 'POST',
      body,
    });
    expect(response.status).toBe(200);
    expect(shop.bodies).toEqual([body]);
  });

  test('a body that is too large is refused, with a length or chunked', async () => {
    const origin = await shop.start();
    const url = `${origin}/api/v1/analytics/banner-click`;
    const body = 'x'.repeat(70_000);
    const withLength = { 'Content-Length': String(body.length) };
    expect((await sendRequest(url, { method: 'POST', body, headers: withLength })).status).toBe(
      413,
    );
    const chunked = { 'Transfer-Encoding': 'chunked' };
    expect((await sendRequest(url, { method: 'POST', body, headers: chunked })).status).toBe(413);
    expect(shop.calls).toEqual([]);
  });

  test('uploads come from the API host, bare of cookies and of their query', async () => {
    const origin = await shop.start({ API_HOST: 'https://api.shop.example' });
    const response = await sendRequest(`${origin}/static/uploads/hero.webp?w=481&x=1`);
    expect(response.body.equals(shop.picture)).toBe(true);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.headers['content-security-policy']).toContain('sandbox');
    expect(shop.calls[0]?.url).toBe('/static/uploads/hero.webp');
  });

  test('a public host that browsers may not call is told at the start', async () => {
    const closed = await serve((_request, response) => response.end('[]'));
    const open = await serve((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '').end('[]');
    });
    await shop.start({
      API_HOST: open,
      REALESTATE_HOST: closed,
      PUBLIC_URL: 'https://shop.example',
    });
    await shop.logged(
      `Browsers cannot call REALESTATE_HOST: ${closed} sends no Access-Control-Allow-Origin for https://shop.example.`,
    );
    expect(shop.lines.join()).not.toContain('Browsers cannot call API_HOST');
  });

  test('with a configured API host its paths are not served here', async () => {
    const origin = await shop.start({ API_HOST: 'https://api.shop.example' });
    expect((await sendRequest(`${origin}/api/v1/banners`)).status).toBe(404);
  });

  test.each([
    ['a redirect', 302, { Location: 'http://evil.example' }],
    ['a page', 200, { 'Content-Type': 'text/html' }],
    ['a body without a type', 200, {}],
    ['a page behind a picture', 200, { 'Content-Type': 'image/png,text/html' }],
    ['a type that only begins as one of ours', 200, { 'Content-Type': 'image/pngx' }],
    ['too much', 200, { 'Content-Type': 'image/webp', 'Content-Length': '99999999' }],
  ])('%s is not passed back', async (_name, status, headers) => {
    shop.fault = (_request, response) => {
      response.writeHead(status, headers);
      response.flushHeaders();
      if (!('Content-Length' in headers)) response.end('<script>');
      return true;
    };
    const origin = await shop.start();
    expect((await sendRequest(`${origin}/static/uploads/a.webp`)).status).toBe(502);
  });

  test.each([203, 206, 404, 500])('a page with status %i is not passed back', async (status) => {
    shop.fault = (_request, response) => {
      response.writeHead(status, { 'Content-Type': 'text/html' }).end('<script>');
      return true;
    };
    const origin = await shop.start();
    for (const address of ['/static/uploads/a.webp', '/api/v1/banners']) {
      const response = await sendRequest(origin + address);
      expect(response.status).toBe(status < 400 ? 502 : status);
      expect(response.headers['content-type']).toContain('text/plain');
      expect(response.text).not.toContain('<');
    }
  });

  test.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['application/vnd.api+json', 200],
    ['text/json', 200],
    ['text/plain; charset=utf-8', 200],
    ['text/html', 502],
    ['application/jsonp', 502],
  ])('JSON sent as %s: what the page shows, the browser gets too (%i)', async (type, status) => {
    shop.fault = ({ url = '' }, response) => {
      const list = lists[url.replace(/\?.*/, '')];
      if (!list) return false;
      response.writeHead(200, { 'Content-Type': type }).end(JSON.stringify(list));
      return true;
    };
    const origin = await shop.start();
    expect((await sendRequest(`${origin}${backendPaths.featuredProducts}`)).status).toBe(status);
    const { text } = await sendRequest(origin);
    expect(text.includes('Ride the island')).toBe(status === 200);
  });

  test('a status that HTTP does not know is 502, and the server goes on', async () => {
    shop.fault = (request) => {
      request.socket.end('HTTP/1.1 007 Odd\r\nContent-Length: 0\r\n\r\n');
      return true;
    };
    const origin = await shop.start();
    expect((await sendRequest(`${origin}/api/v1/banners`)).status).toBe(502);
  });

  test('a backend that is down is 502', async () => {
    shop.fault = (request) => {
      request.socket.destroy();
      return true;
    };
    const origin = await shop.start();
    expect((await sendRequest(`${origin}/api/v1/banners`)).status).toBe(502);
  });
});

describe('pictures', () => {
  const accept = { Accept: 'image/avif,image/webp,*/*' };
  const url = '/static/uploads/hero.webp?w=320';

  test('come in the width and format of the request', async () => {
    const origin = await shop.start();
    const first = await sendRequest(origin + url, { headers: accept });
    expect(first.headers['content-type']).toBe('image/webp');
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    expect((await sharp(first.body).metadata()).width).toBe(320);
    // Waits for the AVIF, however long its encoding takes.
    let next = first;
    while (next.headers['content-type'] === 'image/webp') {
      next = await sendRequest(origin + url, { headers: accept });
    }
    expect(next.headers['content-type']).toBe('image/avif');
    expect(next.headers.vary).toBe('Accept');
    expect(next.headers['cache-control']).toContain('max-age=86400');
    expect((await sharp(next.body).metadata()).width).toBe(320);
  });

  test.each([
    'image/jpg',
    'image/pjpeg',
    'application/octet-stream',
    'binary/octet-stream',
    'text/html',
    null,
  ])('a JPEG that the backend calls %s is one, in every width', async (type) => {
    const jpeg = await sharp(shop.picture).jpeg().toBuffer();
    shop.fault = (_request, response) => {
      response.writeHead(200, type === null ? {} : { 'Content-Type': type }).end(jpeg);
      return true;
    };
    const origin = await shop.start();
    const sized = await sendRequest(origin + url, { headers: { Accept: 'image/webp' } });
    expect(sized.headers['content-type']).toBe('image/webp');
    for (const method of ['GET', 'HEAD']) {
      const own = await sendRequest(`${origin}/static/uploads/hero.webp`, { method });
      expect([own.status, own.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(own.body.length).toBe(method === 'GET' ? jpeg.length : 0);
    }
  });

  test.each(['gif', 'webp'] as const)('an animated %s stands still', async (format) => {
    const frames = Buffer.alloc(400 * 800 * 3).fill(255, 400 * 400 * 3);
    const moving = await sharp(frames, {
      raw: { width: 400, height: 800, channels: 3, pageHeight: 400 },
    })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    shop.fault = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(moving);
      return true;
    };
    const origin = await shop.start();
    const { headers, body } = await sendRequest(origin + url, {
      headers: { Accept: 'image/webp' },
    });
    expect(headers['content-type']).toBe('image/webp');
    expect((await sharp(body).metadata()).pages ?? 1).toBe(1);
  });

  test('a picture of a few bytes is passed on, a page is not', async () => {
    const dot = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
    let body = dot;
    shop.fault = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(body);
      return true;
    };
    const origin = await shop.start();
    const gif = await sendRequest(`${origin}/static/uploads/dot.png`);
    expect([gif.headers['content-type'], gif.body.equals(dot)]).toEqual(['image/gif', true]);
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '']) {
      body = Buffer.from(text);
      expect((await sendRequest(`${origin}/static/uploads/dot.png`)).status).toBe(502);
    }
  });

  test('the same one is made once for many requests', async () => {
    const origin = await shop.start();
    const webp = { Accept: 'image/webp' };
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => sendRequest(origin + url, { headers: webp })),
    );
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(shop.calls).toHaveLength(1);
  });

  test('the original is sent where none can be made', async () => {
    const origin = await shop.start();
    expect(
      (await sendRequest(origin + url, { headers: { Accept: '*/*' } })).body.equals(shop.picture),
    ).toBe(true);
    const whole = shop.picture;
    // An invalid picture.
    shop.picture = whole.subarray(0, 100);
    const response = await sendRequest(`${origin}/static/uploads/broken.webp?w=320`, {
      headers: accept,
    });
    expect(response.body.equals(shop.picture)).toBe(true);
    // HTTP caches must not send it to browsers that accept other formats.
    expect(response.headers.vary).toBe('Accept');
    expect(response.headers['cache-control']).toBe('public, max-age=60');
    shop.picture = whole;
  });

  test.each([
    [200, '?w=320', 'public, max-age=60'],
    [500, '?w=320', 'no-store'],
    [200, '', 'public, max-age=31536000'],
    [404, '', 'no-store'],
  ])(
    'an original with status %i and query %p has Cache-Control %p',
    async (status, query, cacheControl) => {
      shop.fault = (_request, response) => {
        const headers = {
          'Content-Type': 'image/webp',
          'Cache-Control': 'public, max-age=31536000',
        };
        response.writeHead(status, headers).end(shop.picture.subarray(0, 100));
        return true;
      };
      const origin = await shop.start();
      const response = await sendRequest(`${origin}/static/uploads/kept.webp${query}`, {
        headers: accept,
      });
      expect(response.status).toBe(status);
      expect(response.text.includes('WEBP')).toBe(status === 200);
      expect(response.headers['cache-control']).toBe(cacheControl);
    },
  );

  test('a failure is kept by nobody', async () => {
    shop.fault = (_request, response) => {
      response.writeHead(500).end();
      return true;
    };
    const origin = await shop.start();
    const response = await sendRequest(origin + url, { headers: accept });
    expect([response.status, response.headers['cache-control']]).toEqual([500, 'no-store']);
  });

  test('slow originals do not keep the others waiting', async () => {
    const held: ServerResponse[] = [];
    const allHeld = deferred();
    shop.fault = (request, response) => {
      const isSlow = request.url?.includes('slow') ?? false;
      if (isSlow) held.push(response);
      if (held.length === 3) allHeld.resolve();
      return isSlow;
    };
    const origin = await shop.start();
    const webp = { Accept: 'image/webp' };
    for (const name of ['slow-1', 'slow-2', 'slow-3']) {
      sendRequest(`${origin}/static/uploads/${name}.webp?w=320`, { headers: webp }).catch(
        () => undefined,
      );
    }
    await allHeld.promise;
    const response = await sendRequest(origin + url, { headers: webp });
    expect((await sharp(response.body).metadata()).width).toBe(320);
    expect(held).toHaveLength(3);
    for (const response of held) response.writeHead(404).end();
  });

  test('a format that is refused is not sent', async () => {
    const origin = await shop.start();
    const response = await sendRequest(origin + url, {
      headers: { Accept: 'image/webp;q=0, */*' },
    });
    expect(response.body.equals(shop.picture)).toBe(true);
  });

  test('a missing one is 404', async () => {
    shop.fault = (_request, response) => {
      response.writeHead(404).end();
      return true;
    };
    const origin = await shop.start();
    expect((await sendRequest(origin + url, { headers: accept })).status).toBe(404);
  });
});

describe('the requests of pages to a backend', () => {
  test('follow no redirect, and failures are logged', async () => {
    shop.fault = (request, response) => {
      if (request.url?.startsWith('/api/v1/banners')) {
        response.writeHead(302, { Location: '/elsewhere' }).end();
        return true;
      }
      if (!request.url?.startsWith('/api/v1/featured-products')) return false;
      response.writeHead(500).end();
      return true;
    };
    const origin = await shop.start();
    expect((await sendRequest(origin)).headers['cache-control']).toBe('no-store');
    expect(shop.calls.some(({ url }) => url === '/elsewhere')).toBe(false);
    const logged = shop.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 'warn', message: 'backend', status: 500 }),
    );
    expect(logged).toContainEqual(
      expect.objectContaining({
        message: 'backend',
        url: expect.stringContaining('/api/v1/banners') as string,
        error: expect.stringContaining('redirect') as string,
      }),
    );
    expect(logged).toContainEqual(
      expect.objectContaining({ message: 'incomplete page', url: '/' }),
    );
  });

  /** Names of inherited properties, or of the prototype. */
  const HOSTILE = ['constructor', '__proto__', 'toString', 'then'];

  test('may bring ids, slugs and links that are names of what every object has', async () => {
    const hostileLists: Readonly<Record<string, (key: string) => unknown[]>> = {
      [backendPaths.banners]: (key) =>
        ['hero', 'deal', key].map((bannerType) => ({
          _id: key + (bannerType === 'hero' ? '' : bannerType),
          title: key,
          bannerType,
          image: key,
          bgGradient: `from-${key}-500 to-${key}`,
          isActive: true,
        })),
      [backendPaths.featuredProducts]: (key) => [{ _id: key, name: key, price: 1, image_url: key }],
      [backendPaths.categories]: (key) => [{ _id: key, id: key, name: key, slug: key, icon: key }],
      [backendPaths.vehicleTypes]: (key) => [
        {
          _id: key,
          name: key,
          slug: key,
          count: 1,
          subcategories: [{ _id: key, name: key, slug: key }],
        },
      ],
      [backendPaths.listings]: (key) => [
        {
          _id: key,
          title: key,
          price: 1,
          images: [key],
          categoryId: { slug: 'bike' },
          type: key,
          condition: key,
          location: key,
        },
      ],
    };
    shop.fault = (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://backend.invalid');
      const listOf = hostileLists[pathname];
      if (!listOf) return false;
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Content-Language', 'constructor');
      response.end(JSON.stringify({ data: HOSTILE.flatMap(listOf) }));
      return true;
    };
    const origin = await shop.start();
    const addresses = [
      '/',
      '/nl',
      '/vehicles',
      '/bikes/listings',
      ...HOSTILE.flatMap((key) => [
        `/${key}`,
        `/${key}/about`,
        `/vehicles/${key}`,
        `/vehicles/${key}/${key}`,
        `/category/${key}`,
        `/search?q=${key}&${key}=${key}`,
        `/bikes/listings?bike=${key}&type=${key}&condition=${key}&sort=${key}&${key}=1`,
      ]),
    ];
    for (const address of addresses) {
      const { status, text } = await sendRequest(origin + address);
      expect([address, status]).toEqual([address, expect.any(Number)]);
      expect([200, 404]).toContain(status);
      expect(text).toContain('id="root"><');
    }
    expect((await sendRequest(`${origin}/vehicles/constructor`)).status).toBe(200);
    expect((await sendRequest(origin)).headers['cache-control']).toContain('s-maxage');
    expect(shop.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  test('are read up to a limit', async () => {
    const megabyte = Buffer.alloc(1_048_576, ' ');
    let sent = 0;
    shop.fault = (request, response) => {
      if (!request.url?.startsWith('/api/listings')) return false;
      response.setHeader('Content-Type', 'application/json');
      const send = () => {
        while (!response.destroyed && sent < 200) {
          sent++;
          if (!response.write(megabyte)) {
            response.once('drain', send);
            return;
          }
        }
        response.end();
      };
      send();
      return true;
    };
    const origin = await shop.start();
    expect((await sendRequest(`${origin}/bikes/listings`)).headers['cache-control']).toBe(
      'no-store',
    );
    await shop.logged('larger than');
    expect(sent).toBeLessThan(100);
  });
});

describe('a backend over SQL', () => {
  test.each([
    [
      '/',
      ['Ride the island', 'Sun &amp; sea', 'Snorkel days', 'AWG 45', 'Mask &amp; fins', 'Towel'],
    ],
    [
      '/bikes/listings',
      ['Scooter', 'AWG 4,500', 'Small &amp; quick', '2024', 'AWG 900', 'Auction'],
    ],
    ['/bikes/listings?priceMin=4000&priceMax=5000', ['Scooter']],
    ['/bikes/listings?bike=6%2F7', ['2024', 'AWG 900']],
    ['/vehicles', ['Coupés', '(40 items)']],
    ['/vehicles/coup%C3%A9~2fcabrio', ['Coupés', 'Convertibles', '(17 items)']],
    ['/vehicles/coup%C3%A9~2fcabrio/1', ['Convertibles']],
    ['/about', ['Dushi Market']],
  ])('%s is rendered whole', async (address, texts) => {
    shop.fault = ({ url = '' }, response) => {
      const list = sqlResponses[url.replace(/\?.*/, '')];
      if (!list) return false;
      response.writeHead(200, { 'Content-Type': 'text/json' }).end(JSON.stringify(list));
      return true;
    };
    const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
    const { status, text } = await sendRequest(origin + address);
    expect(status).toBe(200);
    const html = text.replaceAll('<!-- -->', '');
    for (const shown of texts) expect(html).toContain(`>${shown}<`);
    expect(html).not.toMatch(/>(?:Long over|No Hero Banners Available|0% OFF|<s>)/);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '[]';
    expect(structuredDataFaults([JSON.parse(data)].flat() as object[])).toEqual([]);
  });
});
