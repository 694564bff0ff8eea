import { request } from 'node:http';
import { anyText, itemsOf, startTestMocks, type TestMocks } from '../testing/testMocks';

let mocks: TestMocks;
beforeAll(async () => {
  mocks = await startTestMocks();
});
afterAll(() => mocks.stop());

/** Status of a path that is sent exactly as it is. */
function rawStatus(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(mocks.origin, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.once('error', reject);
    call.end();
  });
}

test('a picture comes under both paths, with validators', async () => {
  for (const prefix of ['/static/uploads/', '/uploads/']) {
    const response = await fetch(`${mocks.origin}${prefix}bikes/moto-red-1.webp`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: anyText,
      'last-modified': anyText,
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
  }
});

test('a picture that the client has is not sent again', async () => {
  const path = '/uploads/bikes/moto-red-1.webp';
  const { headers } = await mocks.get(path);
  const etag = headers.get('etag') ?? '';
  const modified = headers.get('last-modified') ?? '';
  expect((await mocks.get(path, { 'if-none-match': `W/${etag}` })).status).toBe(304);
  expect(
    (await mocks.get(path, { 'if-none-match': '"other"', 'if-modified-since': modified })).status,
  ).toBe(200);
  expect((await mocks.get(path, { 'if-modified-since': modified })).status).toBe(304);
  expect(
    (await mocks.get(path, { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status,
  ).toBe(200);
  expect((await mocks.get(path, { 'if-modified-since': 'nonsense' })).status).toBe(200);
});

test.each([
  '/uploads/',
  '/uploads/bikes',
  '/uploads/nothing.webp',
  '/uploads/manifest.json',
  '/uploads/LICENSES.md',
  '/uploads/../db/schema.ts',
  '/uploads/..%2f..%2fpackage.json',
  '/static/uploads/%2e%2e/%2e%2e/package.json',
  '/static/uploads/bikes/../../../package.json',
  '/uploads/..%5c..%5cpackage.json',
  '/uploads//etc/passwd',
  '/uploads/%00',
  '/uploads/%zz',
])('%s is nothing', async (path) => {
  expect(await rawStatus(path)).toBe(404);
});

test('every picture that the seed names is there', async () => {
  const paths = [
    ...itemsOf(await mocks.get('/api/v1/banners?include_inactive=1')).flatMap((one) => [
      one.image_url,
      one.image_tall,
    ]),
    ...itemsOf(await mocks.get('/api/v1/featured-products?limit=24')).map((one) => one.image_url),
  ];
  expect(paths).toHaveLength(40);
  for (const path of paths)
    expect((await mocks.get(`/static/uploads${String(path)}`)).status).toBe(200);
});
