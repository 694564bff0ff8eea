import { brotliDecompressSync } from 'node:zlib';
import { routes } from '../src/app/routes';
import { allLanguages, inLanguage } from '../src/shared/i18n/languages';
import type { FileLookup } from './assets/servedFile';
import { sitemapFiles } from './searchEngines';
import { builtTestShop } from './testing/builtTestShop';
import { sendRequest } from './testing/http';

const shop = builtTestShop();

test('robots and sitemap name the canonical origin', async () => {
  const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
  expect((await sendRequest(`${origin}/robots.txt`)).text).toContain(
    'Sitemap: https://shop.example/sitemap.xml',
  );
  const { text } = await sendRequest(`${origin}/sitemap.xml`);
  const listed = [...text.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(
    ([, at]) => at,
  );
  const screens = routes
    .filter(({ isComingSoon }) => !isComingSoon)
    .map(({ path }) => path.replace(/\/:.*/, ''));
  const own = [...screens, '/vehicles/suvs', '/vehicles/suvs/off-road', '/bikes/listings?bike=l1'];
  expect(listed).toEqual(
    own.flatMap((path) => allLanguages.map((language) => inLanguage(language, path))),
  );
  for (const path of listed) expect((await sendRequest(origin + String(path))).status).toBe(200);
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

const textOf = async (fileAt: FileLookup, path: string) =>
  (await (await fileAt(path))?.bodies.identity?.())?.toString();

test('a sitemap that could not be made once is made with the next request', async () => {
  let calls = 0;
  const contents = () =>
    ++calls === 1
      ? Promise.reject(new Error('out of memory'))
      : Promise.resolve({ hrefs: [], isComplete: true });
  const fileAt = sitemapFiles('https://shop.example', contents);
  await expect(fileAt('/sitemap.xml')).rejects.toThrow('out of memory');
  expect(await textOf(fileAt, '/sitemap.xml')).toContain('<urlset');
});

test('a long sitemap is split, and each part is compressed and small', async () => {
  const hrefs = Array.from({ length: 20_000 }, (_, at) => `/bikes/listings?bike=${String(at)}`);
  const fileAt = sitemapFiles('https://shop.example', () =>
    Promise.resolve({ hrefs, isComplete: true }),
  );
  const textAt = (path: string) => textOf(fileAt, path);
  const parts = [...((await textAt('/sitemap.xml')) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, at = '']) => at.replace('https://shop.example', ''),
  );
  expect(parts.length).toBeGreaterThan(5);
  const texts = await Promise.all(parts.map(textAt));
  const bikes = texts.flatMap((text) => [
    ...(text ?? '').matchAll(/<loc>https:\/\/shop\.example\/bikes\/listings\?bike=(\d+)/g),
  ]);
  expect(new Set(bikes.map(([, id]) => id)).size).toBe(20_000);
  for (const text of texts) {
    expect(text?.length).toBeLessThan(10_000_000);
    expect(text?.match(/<loc>/g)?.length).toBeLessThanOrEqual(50_000);
  }
  expect(await textAt(`/sitemap-${String(parts.length + 1)}.xml`)).toBeUndefined();
  expect(await fileAt('/sitemap-0.xml')).toBeNull();
});

test('the sitemap is compressed', async () => {
  const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
  const headers = { 'Accept-Encoding': 'gzip, br' };
  const response = await sendRequest(`${origin}/sitemap.xml`, { headers });
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(response.body).toString()).toContain('</urlset>');
  expect((await sendRequest(`${origin}/sitemap-1.xml`)).status).toBe(404);
});

test('what is still to come is no search result', async () => {
  const origin = await shop.start();
  for (const path of ['/deals', '/search?q=snorkel'])
    expect((await sendRequest(origin + path)).text).toContain('name="robots" content="noindex"');
  expect((await sendRequest(`${origin}/about`)).text).not.toContain('noindex');
});

test('an icon that is requested unasked is the one of the pages', async () => {
  const origin = await shop.start();
  const { status, headers } = await sendRequest(`${origin}/favicon.ico`);
  expect([status, headers.location]).toEqual([302, '/favicon.svg']);
});

test('who finds a fault finds the contact of the shop, for the next months', async () => {
  const origin = await shop.start();
  const { status, text } = await sendRequest(`${origin}/.well-known/security.txt`);
  expect(status).toBe(200);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \S+Z\n$/);
  const expires = Date.parse(text.split('Expires: ')[1]?.trim() ?? '');
  expect(expires).toBeGreaterThan(Date.now());
});
