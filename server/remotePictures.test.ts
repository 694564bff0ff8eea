import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { backendPaths } from '../src/shared/config/backendPaths';
import { builtTestShop, lists } from './testing/builtTestShop';
import { deferred } from './testing/deferred';
import { sendRequest, serve } from './testing/http';

const shop = builtTestShop({ changes: { languages: ['en'] } });
const webp = { Accept: 'image/webp' };

const pathOf = (url: string) => `/pictures/${Buffer.from(url).toString('base64url')}`;

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** A host of pictures, which lists the paths that it is asked for. */
async function host(respond?: Respond) {
  const asked: string[] = [];
  const origin = await serve((request, response) => {
    asked.push(request.url ?? '');
    if (respond) respond(request, response);
    else response.writeHead(200, { 'Content-Type': 'image/webp' }).end(shop.picture);
  });
  return { origin, asked };
}

const redirectTo =
  (location: (url: string) => string): Respond =>
  (request, response) => {
    response.writeHead(302, { Location: location(request.url ?? '') }).end();
  };

/** The backend sends a product with these pictures. */
function nameInProducts(...pictures: readonly string[]) {
  const [product] = lists[backendPaths.featuredProducts] as object[];
  shop.fault = (request, response) => {
    if (request.url?.startsWith(backendPaths.featuredProducts) !== true) return false;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ data: [{ ...product, image_url: pictures }] }));
    return true;
  };
}

test('a page shows pictures of a listed origin at addresses of the shop', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const cdn = await host();
  const address = `${cdn.origin}/p/1.jpg?X-Sig=a%2Fb&e=1`;
  nameInProducts('https://elsewhere.example/p/1.jpg', address);
  const origin = await shop.start({
    PICTURE_ORIGINS: `https://other.example, ${cdn.origin}`,
    PUBLIC_URL: 'https://shop.example',
  });
  const page = await sendRequest(origin);
  expect(page.text).toContain(`src="${pathOf(address)}?w=640"`);
  expect(page.text).toContain(`${pathOf(address)}?w=320 320w`);
  expect(page.text).toContain(`"image":"https://shop.example${pathOf(address)}?w=1200"`);
  expect(page.headers['content-security-policy']).toContain("img-src 'self' data:;");
  const { headers, body } = await sendRequest(`${origin}${pathOf(address)}?w=320`, {
    headers: { Accept: 'image/webp', Cookie: 'a=1', Authorization: 'Basic x' },
  });
  expect(headers['content-type']).toBe('image/webp');
  expect((await sharp(body).metadata()).width).toBe(320);
  expect(cdn.asked).toEqual(['/p/1.jpg?X-Sig=a%2Fb&e=1']);
  expect(warn.mock.calls.join()).toContain(
    'https://elsewhere.example: it is not in PICTURE_ORIGINS',
  );
});

test('a backend serves pictures at any of its addresses', async () => {
  const origin = await shop.start();
  await sendRequest(origin);
  const own = `http://${shop.calls[0]?.headers.host ?? ''}/cms/uploads/1.jpg`;
  expect((await sendRequest(`${origin}${pathOf(own)}?w=320`, { headers: webp })).status).toBe(200);
});

test('the version of a picture is part of its address, and of the key of caches', async () => {
  nameInProducts('a.webp?v=2');
  const origin = await shop.start();
  expect((await sendRequest(origin)).text).toContain('src="/static/uploads/a.webp?v=2&amp;w=640"');
  shop.fault = null;
  shop.calls.length = 0;
  const { headers } = await sendRequest(`${origin}/static/uploads/a.webp?v=2&w=320`, {
    headers: webp,
  });
  expect(headers['cache-control']).toContain('max-age=86400');
  await sendRequest(`${origin}/static/uploads/a.webp?v=3&w=320`, { headers: webp });
  await sendRequest(`${origin}/static/uploads/a.webp?v=4`);
  expect(shop.calls.map(({ url }) => url)).toEqual(
    [2, 3, 4].map((version) => `/static/uploads/a.webp?v=${String(version)}`),
  );
});

// spec §7.20
test('bikes have the pictures of a public listings host, and no page names an internal one', async () => {
  const { origin: homes } = await host((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(lists[backendPaths.listings]));
  });
  const origin = await shop.start({ REALESTATE_HOST: homes, REALESTATE_HOST_INTERNAL: '' });
  const page = await sendRequest(`${origin}/bikes/listings`);
  expect(page.text).toContain(`src="${homes}/uploads/s.webp"`);
  expect(page.headers['content-security-policy']).toContain(`img-src 'self' data: ${homes};`);
  const home = await sendRequest(origin);
  const { host: internal = '' } = shop.calls[0]?.headers ?? {};
  expect([internal, home.text.includes(internal)]).toEqual([expect.stringMatching(/./), false]);
});

test('a renewed signature shows the same picture without making it again', async () => {
  const cdn = await host();
  const origin = await shop.start({ PICTURE_ORIGINS: cdn.origin });
  const get = async (query: string) => {
    const path = pathOf(`${cdn.origin}/p/1.jpg?${query}`);
    return (await sendRequest(`${origin}${path}?w=320`, { headers: webp })).headers.etag;
  };
  const first = await get('sig=1');
  expect(await get('sig=2')).toBe(first);
  expect(await get('sig=2')).toBe(first);
  expect(cdn.asked).toEqual(['/p/1.jpg?sig=1', '/p/1.jpg?sig=2']);
});

test('an address that a visitor makes up is not fetched', async () => {
  const [cdn, intranet] = [await host(), await host()];
  const origin = await shop.start({ PICTURE_ORIGINS: cdn.origin });
  const port = new URL(cdn.origin).port;
  const listed = `${cdn.origin}/p/1.jpg`;
  for (const path of [
    pathOf(`${intranet.origin}/admin.png`),
    pathOf(`http://169.254.169.254/latest/meta-data`),
    pathOf('file:///etc/passwd'),
    pathOf(`http://localhost:${port}/p/1.jpg`),
    pathOf(`http://127.1:${port}/p/1.jpg`),
    pathOf(`http://a:b@127.0.0.1:${port}/p/1.jpg`),
    pathOf(`http://127.0.0.1:${port}@${new URL(intranet.origin).host}/p/1.jpg`),
    // Other spellings would only fill caches.
    pathOf(`${cdn.origin}/x/../p/1.jpg`),
    pathOf(`${listed}#top`),
    pathOf(` ${listed}`),
    pathOf(listed.toUpperCase()),
    `${pathOf(listed)}=`,
    `${pathOf(listed)}.jpg`,
    `/pictures/${listed}`,
    '/pictures/',
    '/pictures/%00',
  ]) {
    const { status } = await sendRequest(`${origin}${path}?w=320`, { headers: webp });
    expect([path, status === 404 || status === 400]).toEqual([path, true]);
  }
  // No original of any size.
  for (const query of ['', '?w=321', '?w=1600&x=1']) {
    expect((await sendRequest(origin + pathOf(listed) + query)).status).toBe(404);
  }
  expect([cdn.asked, intranet.asked]).toEqual([[], []]);
});

test('a redirect is followed to listed origins only, a few times', async () => {
  const intranet = await host();
  const target = await host();
  const cdn = await host(
    redirectTo((url) => {
      if (url.startsWith('/loop')) return '/loop';
      if (url.startsWith('/file')) return 'file:///etc/passwd';
      return url.startsWith('/in') ? `${target.origin}/1.webp` : `${intranet.origin}/1.webp`;
    }),
  );
  const origin = await shop.start({ PICTURE_ORIGINS: `${cdn.origin} ${target.origin}` });
  const get = (path: string) =>
    sendRequest(`${origin}${pathOf(cdn.origin + path)}?w=320`, { headers: webp });
  expect((await get('/in.jpg')).status).toBe(200);
  for (const path of ['/out.jpg', '/file.jpg', '/loop']) expect((await get(path)).status).toBe(502);
  expect(cdn.asked).toEqual([
    '/in.jpg',
    '/out.jpg',
    '/file.jpg',
    ...Array<string>(4).fill('/loop'),
  ]);
  expect([target.asked, intranet.asked]).toEqual([['/1.webp'], []]);
  expect(shop.lines.join('')).toContain(`redirects to ${intranet.origin}, which is not listed`);
});

test('an endless body is closed, and a page of a listed host is no picture', async () => {
  const closed = { '/endless': deferred(), '/page': deferred() };
  const cdn = await host((request, response) => {
    response.on('close', closed[request.url as keyof typeof closed].resolve);
    if (request.url === '/page') {
      response.writeHead(200, { 'Content-Type': 'image/png' }).end('<!doctype html><p>secret');
      return;
    }
    response.writeHead(200, { 'Content-Type': 'image/jpeg' });
    const chunk = Buffer.alloc(1_048_576, 'x');
    const send = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', send);
    send();
  });
  const origin = await shop.start({ PICTURE_ORIGINS: cdn.origin });
  for (const path of ['/endless', '/page'] as const) {
    const { status, text } = await sendRequest(`${origin}${pathOf(cdn.origin + path)}?w=320`);
    expect([status, text]).toEqual([502, 'The picture cannot be made\n']);
    await closed[path].promise;
  }
});
