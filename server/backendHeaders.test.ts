import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backendPaths } from '../src/shared/config/backendPaths';
import { readSettings } from './storefrontSettings';
import { builtTestShop } from './testing/builtTestShop';
import { sendRequest, serve } from './testing/http';

const shop = builtTestShop({ changes: { languages: ['en'] } });
const credentials = 'Bearer a-secret-of-the-backend';
const webp = { headers: { Accept: 'image/webp' } };

async function fileOf(text: string): Promise<string> {
  const file = path.join(shop.root, 'headers');
  await writeFile(file, text);
  return file;
}

test('a private backend gets its header with every call, and nobody else does', async () => {
  const elsewhere: unknown[] = [];
  const cdn = await serve((request, response) => {
    elsewhere.push(request.headers.authorization);
    response.end(shop.picture);
  });
  const file = await fileOf(`\nAuthorization: ${credentials}\r\nX-Tenant: shop\n`);
  const refused: unknown[] = [];
  shop.fault = ({ url, headers }, response) => {
    if (url?.includes('moved') === true) response.writeHead(302, { Location: `${cdn}/a.webp` });
    else if (headers.authorization === credentials && headers['x-tenant'] === 'shop') return false;
    else {
      refused.push(url);
      response.writeHead(403);
    }
    response.end();
    return true;
  };
  const origin = await shop.start({ API_HEADERS_FILE: file, PICTURE_ORIGINS: cdn });
  const page = await sendRequest(origin);
  expect(page.text).toContain('Ride the island');
  const answers = [
    page,
    await sendRequest(origin + backendPaths.banners),
    await sendRequest(`${origin}/static/uploads/a.webp`),
    await sendRequest(`${origin}/static/uploads/a.webp?w=320`, webp),
    await sendRequest(`${origin}/static/uploads/moved.webp?w=320`, webp),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(refused).toEqual([]);
  expect(elsewhere).toEqual([undefined]);
  // A visitor makes up an address of the backend.
  const host = shop.calls[0]?.headers.host ?? '';
  const made = Buffer.from(`http://${host}/export`).toString('base64url');
  await sendRequest(`${origin}/pictures/${made}?w=320`, webp);
  expect(refused).toEqual(['/export']);
  expect(JSON.stringify([answers, shop.lines])).not.toContain('a-secret');
});

test('only calls of pages pass to a backend', async () => {
  const origin = await shop.start();
  for (const address of [
    '/api/v1/banners/1',
    '/api/v1/banners/metrics',
    '/api/v1/user/favorites',
    '/api/v1/admin?x=/api/v1/banners',
  ])
    expect((await sendRequest(origin + address)).status).toBe(404);
  expect(shop.calls.filter(({ url }) => url?.startsWith('/api/v1/'))).toEqual([]);
});

test.each(['Authorization', 'Host: a', 'A: b\u0007', 'Authorization:\nBearer a-secret'])(
  'a file with %j stops the start, and is not quoted',
  async (text) => {
    const file = await fileOf(text);
    await expect(shop.start({ API_HEADERS_FILE: file })).rejects.toThrow(
      /^API_HEADERS_FILE, line 1, is no header such as Authorization: Bearer TOKEN$/,
    );
  },
);

test('a file needs a host that only the server calls', () => {
  for (const hosts of [
    {},
    { API_HOST: 'https://a.example' },
    { API_HOST: 'https://a.example', API_HOST_INTERNAL: 'http://a' },
  ])
    expect(() => readSettings({ ...hosts, API_HEADERS_FILE: 'headers' })).toThrow(
      'API_HEADERS_FILE needs API_HOST_INTERNAL without API_HOST',
    );
});
