import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { copyOfShop, removeShops } from '../shop-file/testing/shopFolder';
import { builtTestShop } from './testing/builtTestShop';
import { sendRequest } from './testing/http';

const shop = builtTestShop({ isShared: true });

afterEach(removeShops);

/** The first match of a pattern in a text. */
const addressIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[0] ?? 'none';

async function pageOf(origin: string, address = '/') {
  return (await sendRequest(origin + address)).text;
}

const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const WORKER = "const shop = JSON.parse('%SHOP%');";

beforeAll(() => writeFile(path.join(shop.root, 'dist/client/sw.js'), WORKER));

test('files of the shop are kept for ever: another content is another address', async () => {
  const origin = await shop.start();
  const address = addressIn(await pageOf(origin, '/about'), /\/shop\/[\da-f]{8}\/about\.webp/);
  const { status, headers, body } = await sendRequest(origin + address);
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  expect(body.equals(await readFile(path.join(shop.root, 'shop/about.webp')))).toBe(true);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['x-content-type-options']).toBe('nosniff');
  const etag = headers.etag ?? '';
  const again = await sendRequest(origin + address, { headers: { 'If-None-Match': etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('files may have any name', async () => {
  const SHOP_FILE = await copyOfShop({
    'platforms.0.picture': "my 'scene' (1).webp",
    'fonts.text.file': 'scènes/tekst (2).woff2',
  });
  const folder = path.dirname(SHOP_FILE);
  await mkdir(path.join(folder, 'scènes'));
  await copyFile(path.join(folder, 'cars.webp'), path.join(folder, "my 'scene' (1).webp"));
  await rename(path.join(folder, 'text.woff2'), path.join(folder, 'scènes/tekst (2).woff2'));
  const origin = await shop.start({ SHOP_FILE });
  const page = await pageOf(origin);
  const scene = addressIn(page, /\/shop\/[\da-f]{8}\/my%20%27scene%27%20%281%29\.webp/);
  const font = addressIn(page, /\/shop\/[\da-f]{8}\/sc%C3%A8nes\/tekst%20%282%29\.woff2/);
  for (const address of [scene, font]) {
    expect((await sendRequest(origin + address)).status).toBe(200);
  }
});

test('a small drawing as the logo stands in the page', async () => {
  const page = await pageOf(await shop.start());
  expect(page).toContain('<img src="data:image/svg+xml,%3Csvg');
  expect(page).not.toContain('logo.svg');
});

test('a larger logo has an address', async () => {
  const SHOP_FILE = await copyOfShop({});
  const marks = Array.from({ length: 80 }, (_, at) => `<circle cx="${String(at)}" cy="32" r="3"/>`);
  await writeFile(
    path.join(path.dirname(SHOP_FILE), 'logo.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${marks.join('')}</svg>`,
  );
  const origin = await shop.start({ SHOP_FILE });
  const address = addressIn(await pageOf(origin), /\/shop\/[\da-f]{8}\/logo\.svg/);
  const { text, headers } = await sendRequest(origin + address);
  expect(text).toContain('<circle cx="79"');
  expect(headers['content-security-policy']).toBe(DRAWING_POLICY);
});

test('the terms and the privacy policy are where the file says', async () => {
  const SHOP_FILE = await copyOfShop({ terms: 'https://shop.example/terms' });
  const page = await pageOf(await shop.start({ SHOP_FILE }));
  expect(page).toContain('href="https://shop.example/terms"');
  expect(page).toContain('href="/privacy"');
});

test('no cache keeps what is not in the shop', async () => {
  const origin = await shop.start();
  for (const name of ['00000000/about.webp', 'shop.json', 'about.webp']) {
    const { status, headers } = await sendRequest(`${origin}/shop/${name}`);
    expect([name, status, headers['cache-control']]).toEqual([name, 404, 'no-store']);
  }
});

test('a drawing that is opened by itself runs and loads nothing', async () => {
  const { headers } = await sendRequest(`${await shop.start()}/favicon.svg`);
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(headers['content-security-policy']).toBe(DRAWING_POLICY);
});

test('the shop in its other languages is compressed', async () => {
  const origin = await shop.start();
  const address = addressIn(await pageOf(origin), /\/shop\/[\da-f]{8}\/nl\.json/);
  const packed = await sendRequest(origin + address, { headers: { 'Accept-Encoding': 'br' } });
  expect(packed.headers).toMatchObject({
    'content-type': 'application/json',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  const dutch: unknown = JSON.parse(brotliDecompressSync(packed.body).toString());
  expect(dutch).toMatchObject({ platformsTitle: 'Vijf platforms, één eiland' });
  const plain = await sendRequest(origin + address);
  expect(JSON.parse(plain.text)).toEqual(dutch);
  expect(plain.headers.etag).not.toBe(packed.headers.etag);
});

test('icons are made of the logo', async () => {
  const origin = await shop.start();
  const sizes = {
    '/apple-touch-icon.png': 180,
    '/icon-192.png': 192,
    '/icon-512.png': 512,
    '/icon-maskable-192.png': 192,
    '/icon-maskable-512.png': 512,
  };
  for (const [address, size] of Object.entries(sizes)) {
    const { headers, body } = await sendRequest(origin + address);
    expect(headers['cache-control']).toContain('max-age=0');
    const { width, height, format } = await sharp(body).metadata();
    expect([address, width, height, format]).toEqual([address, size, size, 'png']);
  }
  const page = await pageOf(origin);
  expect(page).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
});

/** The colour of a pixel, as `r,g,b,a`. */
async function colorAt(picture: Buffer, x: number, y: number): Promise<string> {
  const pixel = sharp(picture).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())].join();
}

test('an icon that may be cut has a free logo in the middle, on the ground of the shop', async () => {
  const SHOP_FILE = await copyOfShop({ logo: 'dot.png' });
  const dot =
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><circle cx="256" cy="256" r="200"/></svg>';
  await sharp(Buffer.from(dot))
    .png()
    .toFile(path.join(path.dirname(SHOP_FILE), 'dot.png'));
  const origin = await shop.start({ SHOP_FILE });
  const { body } = await sendRequest(`${origin}/icon-maskable-192.png`);
  expect(await colorAt(body, 2, 2)).toBe('255,250,242,255');
  expect(await colorAt(body, 96, 96)).toBe('0,0,0,255');
  expect(await pageOf(origin)).toContain('<link rel="icon" href="/favicon.png" type="image/png">');
  expect((await sendRequest(`${origin}/favicon.ico`)).headers.location).toBe('/favicon.png');
  expect((await sendRequest(`${origin}/favicon.png`)).headers['content-type']).toBe('image/png');
  expect((await sendRequest(`${origin}/favicon.svg`)).status).toBe(404);
});

test('an icon that may be cut goes on as a logo that fills its square ends', async () => {
  const origin = await shop.start();
  const { body } = await sendRequest(`${origin}/icon-maskable-192.png`);
  expect(await colorAt(body, 0, 0)).toBe('18,146,159,255');
  expect(await colorAt(body, 191, 191)).toBe('11,95,112,255');
});

test('the theme is in the one style element of a page, which the policy names', async () => {
  const origin = await shop.start();
  const { text, headers } = await sendRequest(`${origin}/`);
  expect(text.match(/<style/g)).toHaveLength(1);
  expect(text).toMatch(/<style data-styles>:root\{--primary:#0b7285;/);
  expect(text).toMatch(/font-family:Heading;[^}]*url\(\/shop\/[\da-f]{8}\/heading\.woff2\)/);
  expect(text).toMatch(
    /<link rel="preload" href="\/shop\/[\da-f]{8}\/text\.woff2" as="font" type="font\/woff2" crossorigin>/,
  );
  expect(text).toContain('<meta name="theme-color" content="#083d4a">');
  const policy = String(headers['content-security-policy']);
  expect(/style-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe');
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe');
});

test('the shell has the theme and the icons too', async () => {
  const origin = await shop.start();
  const shell = await pageOf(origin, '/nl/app-shell');
  expect(shell).toContain(':root{--primary:#0b7285;');
  expect(shell).toContain('<meta name="theme-color" content="#083d4a">');
  expect(shell).toContain('"platformsTitle":"Vijf platforms, één eiland"');
});

test('a shop has the languages of its file', async () => {
  const SHOP_FILE = await copyOfShop({ languages: ['en', 'nl'] });
  const origin = await shop.start({ SHOP_FILE, PUBLIC_URL: 'https://shop.example' });
  const tags = [...(await pageOf(origin, '/about')).matchAll(/hreflang="([^"]*)" href/g)];
  expect(tags.map(([, tag]) => tag)).toEqual(expect.arrayContaining(['en', 'nl', 'x-default']));
  expect(tags.map(([, tag]) => tag)).not.toContain('es');
  for (const address of ['/es/about', '/es/manifest.webmanifest', '/pap/app-shell']) {
    expect([address, (await sendRequest(origin + address)).status]).toEqual([address, 404]);
  }
  expect((await sendRequest(`${origin}/nl/manifest.webmanifest`)).status).toBe(200);
  const sitemap = await pageOf(origin, '/sitemap.xml');
  expect(sitemap).toContain('<loc>https://shop.example/nl/about</loc>');
  expect(sitemap).not.toContain('/es');
});

test('a shop of one language has no translations to fetch', async () => {
  const origin = await shop.start({ SHOP_FILE: await copyOfShop({ languages: ['en'] }) });
  const page = await pageOf(origin);
  expect(page).toContain('"translations":{}');
  expect(page).not.toMatch(/\/shop\/[^"]*\.json/);
});

test('the worker fetches its fonts and translations in advance, and no picture', async () => {
  const origin = await shop.start();
  const worker = await pageOf(origin, '/sw.js');
  const files = [...worker.matchAll(/\/shop\/[\da-f]{8}\/([\w.-]+)/g)].map(([, name]) => name);
  expect(files.sort()).toEqual([
    'en.json',
    'es.json',
    'heading.woff2',
    'nl.json',
    'pap.json',
    'text.woff2',
  ]);
});

test('another shop file takes effect with the next start, in all that caches keep', async () => {
  const addresses = [
    '/',
    '/nl/about',
    '/manifest.webmanifest',
    '/sw.js',
    '/app-shell',
    '/icon-192.png',
  ];
  const before = await shop.start();
  const etagsAt = async (origin: string) =>
    Promise.all(
      addresses.map(async (address) => {
        const { headers, text } = await sendRequest(origin + address);
        return headers.etag ?? text;
      }),
    );
  const old = await etagsAt(before);
  await shop.running?.stop();
  const SHOP_FILE = await copyOfShop({
    id: 'other',
    name: 'Other Market',
    logo: 'other.svg',
    'theme.color.dark.$value': { colorSpace: 'srgb', components: [0, 0.2, 0.2] },
  });
  await writeFile(
    path.join(path.dirname(SHOP_FILE), 'other.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>',
  );
  const after = await shop.start({ SHOP_FILE });
  const now = await etagsAt(after);
  for (const [index, address] of addresses.entries()) {
    expect([address, now[index]]).not.toEqual([address, old[index]]);
  }
  expect(await pageOf(after)).toContain('| Other Market</title>');
  expect(JSON.parse(await pageOf(after, '/manifest.webmanifest'))).toMatchObject({
    name: 'Other Market',
    theme_color: '#003333',
  });
});

test('a shop file with faults stops the start with a line for each', async () => {
  const SHOP_FILE = await copyOfShop({ 'platforms.2.url': 'stays', name: '' });
  await expect(shop.start({ SHOP_FILE })).rejects.toThrow(
    [
      `The shop file ${SHOP_FILE} cannot be used:`,
      'name: must not be empty',
      'platforms[2].url: must be a link that begins with https:// or http://',
    ].join('\n  '),
  );
  expect(shop.calls).toEqual([]);
});

test('SHOP_FILE names the file from the working directory', async () => {
  const SHOP_FILE = path.relative(process.cwd(), await copyOfShop({ name: 'Near' }));
  const origin = await shop.start({ SHOP_FILE });
  expect(await pageOf(origin)).toContain('| Near</title>');
});
