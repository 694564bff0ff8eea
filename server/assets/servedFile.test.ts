import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtTestShop } from '../testing/builtTestShop';
import { sendRequest } from '../testing/http';

const shop = builtTestShop({ changes: { languages: ['en', 'nl'] } });

test.each([
  ['a text of the folder', '/note.txt'],
  ['robots', '/robots.txt'],
  ['the sitemap', '/sitemap.xml'],
  ['a manifest', '/nl/manifest.webmanifest'],
  ['the worker', '/sw.js'],
  ['an icon', '/favicon.svg', 'cross-origin'],
  ['the picture for sharing', '/share.jpg', 'cross-origin'],
  ['a script', '/assets/client.1.js'],
])('%s is sent in the one way', async (_what, address, policy = 'same-origin') => {
  await writeFile(path.join(shop.root, 'dist/client/sw.js'), `//${'x'.repeat(2_000)}\n"%SHOP%"`);
  const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
  const plain = await sendRequest(origin + address);
  expect([plain.status, plain.headers['cross-origin-resource-policy']]).toEqual([200, policy]);
  expect(plain.headers['content-length']).toBe(String(plain.body.length));
  const { etag = '' } = plain.headers;
  expect(etag).toMatch(/^"[\w-]+"$/);
  const again = await sendRequest(origin + address, { headers: { 'If-None-Match': etag } });
  expect([again.status, again.body.length, again.headers.vary]).toEqual([
    304,
    0,
    plain.headers.vary,
  ]);
  const head = await sendRequest(origin + address, { method: 'HEAD' });
  expect([head.body.length, head.headers.etag]).toEqual([0, etag]);
  if (plain.headers.vary === undefined || address.startsWith('/assets/')) return;
  for (const [coding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await sendRequest(origin + address, { headers: { 'Accept-Encoding': coding } });
    expect(packed.headers['content-encoding']).toBe(coding);
    expect(unpack(packed.body).equals(plain.body)).toBe(true);
    expect(packed.headers.etag).not.toBe(etag);
  }
});
