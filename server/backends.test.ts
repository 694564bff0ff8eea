import { backendPaths } from '../src/shared/config/backendPaths';
import { lists, builtTestShop } from './testing/builtTestShop';
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
    expect(response.status).toBe(204);
    expect(shop.bodies).toEqual([body]);
  });

  test.each([
    ['text', 200, { 'Content-Type': 'text/plain' }],
    ['HTML', 201, { 'Content-Type': 'text/html' }],
    ['a GIF', 200, { 'Content-Type': 'image/gif' }],
    ['a body without a type', 202, {}],
    ['a body without end', 200, { 'Content-Length': '999999999999' }],
  ])(
    'a write that a backend answers with %s succeeds, without the body',
    async (_what, status, headers) => {
      shop.fault = (_request, response) => {
        response.writeHead(status, headers).write('<script>');
        return true;
      };
      const origin = await shop.start();
      const url = `${origin}/api/v1/analytics/banner-click`;
      const response = await sendRequest(url, { method: 'POST', body: '{}' });
      expect([response.status, response.text]).toEqual([204, '']);
    },
  );

  test('a write that fails keeps its status and Retry-After', async () => {
    shop.fault = (_request, response) => {
      response.writeHead(503, { 'Content-Type': 'text/html', 'Retry-After': '120' }).end('<p>');
      return true;
    };
    const origin = await shop.start();
    const url = `${origin}/api/v1/analytics/banner-click`;
    const { status, headers } = await sendRequest(url, { method: 'POST', body: '{}' });
    expect([status, headers['retry-after']]).toEqual([503, '120']);
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

  test('uploads come from the API host, bare of cookies, with the version of their query', async () => {
    const origin = await shop.start({ API_HOST: 'https://api.shop.example' });
    const response = await sendRequest(`${origin}/static/uploads/hero.webp?v=2`);
    expect(response.body.equals(shop.picture)).toBe(true);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.headers['content-security-policy']).toContain('sandbox');
    expect(shop.calls[0]?.url).toBe('/static/uploads/hero.webp?v=2');
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
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
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

  test('a kept connection that the backend closes is no failure of a picture', async () => {
    const used = new WeakSet();
    shop.fault = ({ socket }) => {
      if (used.has(socket)) socket.destroy();
      used.add(socket);
      return socket.destroyed;
    };
    const origin = await shop.start();
    for (const name of ['a', 'b', 'c']) {
      expect((await sendRequest(`${origin}/static/uploads/${name}.webp`)).status).toBe(200);
    }
  });

  test('what HTTP caches count with comes along: the age, and the older headers', async () => {
    const caching = {
      age: '590',
      'cache-control': 'max-age=600',
      date: 'Sun, 29 Nov 2026 05:00:00 GMT',
      expires: 'Sun, 29 Nov 2026 05:10:00 GMT',
      pragma: 'no-cache',
    };
    shop.fault = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', ...caching }).end('[]');
      return true;
    };
    const origin = await shop.start();
    expect((await sendRequest(`${origin}/api/v1/banners`)).headers).toMatchObject(caching);
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
