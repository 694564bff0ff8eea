import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { builtTestShop } from './testing/builtTestShop';
import { deferred } from './testing/deferred';
import { sendRequest } from './testing/http';

const shop = builtTestShop({ changes: { languages: ['en'] } });

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
    expect(next.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(next.headers['cache-control']).toBe('public, max-age=300');
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
      expect(own.headers['cross-origin-resource-policy']).toBe('cross-origin');
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

  test('a browser that accepts neither AVIF nor WebP gets a JPEG', async () => {
    const origin = await shop.start();
    for (const refusing of ['*/*', 'image/webp;q=0, */*']) {
      const { headers, body } = await sendRequest(origin + url, { headers: { Accept: refusing } });
      expect(headers['content-type']).toBe('image/jpeg');
      expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 320 });
    }
  });

  test.each([
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

  test.each([
    ['fails', 500, Buffer.alloc(0)],
    ['sends a broken picture', 200, Buffer.from('RIFF____WEBPVP8 ')],
  ])(
    'no original is sent where the backend %s, and nobody keeps it',
    async (_what, status, body) => {
      shop.fault = (_request, response) => {
        response.writeHead(status, { 'Cache-Control': 'public, max-age=31536000' }).end(body);
        return true;
      };
      const origin = await shop.start();
      const response = await sendRequest(origin + url, { headers: accept });
      expect([response.status, response.headers['cache-control']]).toEqual([502, 'no-store']);
      expect(response.text).toBe('The picture cannot be made\n');
    },
  );

  test('a page states the size of its share picture', async () => {
    const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
    for (const page of ['/', '/bikes/listings?bike=l1', '/vehicles/suvs']) {
      const { text } = await sendRequest(origin + page);
      const [, path = ''] = /og:image" content="https:\/\/shop\.example([^"]*)"/.exec(text) ?? [];
      const { headers, body } = await sendRequest(origin + path);
      expect(headers['content-type']).toBe('image/jpeg');
      const { width, height } = await sharp(body).metadata();
      expect(text).toContain(`og:image:width" content="${String(width)}"`);
      expect(text).toContain(`og:image:height" content="${String(height)}"`);
      expect([width, body.length < 300_000]).toEqual([1_200, true]);
    }
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

  test('a missing one is 404', async () => {
    shop.fault = (_request, response) => {
      response.writeHead(404).end();
      return true;
    };
    const origin = await shop.start();
    expect((await sendRequest(origin + url, { headers: accept })).status).toBe(404);
  });
});
