import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { operations } from './routes/openapi';
import { itemsOf, startTestMocks, type TestMocks } from './testing/testMocks';

const TOKEN = 'a secret of the test';
const FROM_ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' };

let mocks: TestMocks;
beforeAll(async () => {
  mocks = await startTestMocks({ adminToken: TOKEN, cors: true });
});
afterAll(() => mocks.stop());

/** Status of a call with headers that fetch would not send. */
function rawCall(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(mocks.origin + path, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.once('error', reject);
    call.end(body);
  });
}

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

(hasIpv6 ? test : test.skip)(
  'listens on an IPv6 address too, which is this machine as well',
  async () => {
    const mine = await startTestMocks({ host: '::1' });
    expect(mine.origin).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect((await mine.get('/__faults')).status).toBe(200);
    await mine.stop();
  },
);

describe('every request', () => {
  test('an unknown address is 404, an unknown method 405', async () => {
    expect((await mocks.get('/nothing')).body).toEqual({
      error: { code: 'not_found', message: 'There is nothing at this address' },
    });
    const response = await mocks.call('PATCH', '/api/v1/banners', {});
    expect([response.status, response.headers.get('allow')]).toEqual([
      405,
      'GET, HEAD, OPTIONS, POST, PUT, DELETE',
    ]);
  });

  test.each([
    ['PUT', '/v1/types/list-types', 'GET, HEAD'],
    ['DELETE', '/api/v1/categories-enhanced', 'GET, HEAD, POST'],
    ['GET', '/api/v1/analytics/banner-click', 'POST'],
    ['POST', '/uploads/bikes/moto-red-1.webp', 'GET, HEAD'],
  ])('%s %s is 405, and says which methods there are', async (method, path, allow) => {
    const response = await mocks.call(method, path, method === 'GET' ? undefined : {});
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(response.body).toEqual({
      error: { code: 'method_not_allowed', message: 'This address does not take this method' },
    });
  });

  test.each(['', '{', '{"title":', 'nonsense'])('the body %j is not JSON', async (body) => {
    const response = await mocks.call('POST', '/api/v1/banners', body, {
      'content-type': 'application/json',
    });
    expect([response.status, response.body]).toMatchObject([
      400,
      { error: { code: 'malformed_json' } },
    ]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/json-like', ''])(
    'a body of type %j is not taken for an admin write',
    async (type) => {
      const response = await mocks.call('POST', '/api/v1/banners', '{"title":"x"}', {
        'content-type': type,
      });
      expect([response.status, response.body]).toMatchObject([
        415,
        { error: { code: 'unsupported_media_type' } },
      ]);
    },
  );

  test('JSON with a suffix or a charset is JSON', async () => {
    for (const type of ['application/json; charset=utf-8', 'application/merge-patch+json']) {
      const response = await mocks.call(
        'PUT',
        '/api/v1/banners/hero-bikes',
        { discount: 'Up to 20% OFF' },
        { 'content-type': type },
      );
      expect(response.status).toBe(200);
    }
  });

  test('a body that is too large is refused, announced or not', async () => {
    const body = JSON.stringify({ title: 'x'.repeat(70_000) });
    const announced = await mocks.call('POST', '/api/v1/banners', body);
    expect([announced.status, announced.body]).toMatchObject([
      413,
      { error: { code: 'too_large' } },
    ]);
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    expect(await rawCall('POST', '/api/v1/banners', headers, body)).toBe(413);
  });

  test('pages of other origins may call it', async () => {
    const response = await mocks.get('/api/v1/banners', { origin: 'https://client.example' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const preflight = await mocks.call('OPTIONS', '/api/v1/analytics/banner-click', undefined, {
      origin: 'https://client.example',
      'access-control-request-method': 'POST',
    });
    expect(preflight.status).toBe(204);
    const faults = await mocks.get('/__faults', { origin: 'http://localhost:3000' });
    expect([faults.status, faults.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });
});

describe('admin writes and faults', () => {
  const withId = (path: string) =>
    path.replace('{id}', path.includes('banners') ? 'hero-bikes' : '1');
  const calls = operations
    .filter(({ admin }) => admin === true)
    .map(({ method, path }) => [method.toUpperCase(), withId(path)] as const);

  test.each(calls)('%s %s needs the token when it comes from elsewhere', async (method, path) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    for (const authorization of [
      '',
      'Bearer wrong',
      `Basic ${TOKEN}`,
      `Bearer ${TOKEN} `.repeat(2),
    ]) {
      const response = await mocks.call(method, path, body, { ...FROM_ELSEWHERE, authorization });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
    const headers = { ...FROM_ELSEWHERE, authorization: `Bearer ${TOKEN}` };
    const safe =
      path === '/api/v1/banners/hero-bikes' && method === 'DELETE'
        ? '/api/v1/banners/nobody'
        : path;
    expect([200, 400, 404]).toContain((await mocks.call(method, safe, body, headers)).status);
  });

  test.each<Record<string, string>>([
    { forwarded: 'for=203.0.113.9' },
    { 'x-forwarded-host': 'shop.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { host: 'rebound.example' },
  ])('a call with %j does not come from this machine', async (headers) => {
    expect(await rawCall('DELETE', '/api/v1/banners/nobody', headers)).toBe(401);
    expect(await rawCall('GET', '/__faults', headers)).toBe(401);
  });

  test('a page on this machine may write', async () => {
    expect(
      await rawCall('DELETE', '/api/v1/banners/nobody', { origin: 'http://localhost:5173' }),
    ).toBe(404);
    expect(await rawCall('DELETE', '/api/v1/banners/nobody', { host: '[::1]:3000' })).toBe(404);
  });

  test.each(
    operations
      .filter(({ method, admin }) => method !== 'get' && admin !== true)
      .map(({ method, path }) => [method.toUpperCase(), withId(path)] as const),
  )('%s %s is open to visitors, as its description says', async (method, path) => {
    const elsewhere = { ...FROM_ELSEWHERE, origin: 'https://client.example' };
    expect((await mocks.call(method, path, {}, elsewhere)).status).toBe(400);
  });

  test('without a token nobody from elsewhere gets in', async () => {
    const closed = await startTestMocks();
    const response = await closed.call('DELETE', '/api/v1/banners/hero-bikes', undefined, {
      ...FROM_ELSEWHERE,
      authorization: 'Bearer ',
    });
    expect([response.status, response.body]).toMatchObject([403, { error: { code: 'forbidden' } }]);
    expect(itemsOf(await closed.get('/api/v1/banners'))).toHaveLength(6);
    expect(
      (await closed.get('/api/v1/banners')).headers.get('access-control-allow-origin'),
    ).toBeNull();
    await closed.stop();
  });
});

test('sends no details of an unexpected error, but logs it', async () => {
  const mine = await startTestMocks();
  expect((await mine.get('/healthz')).body).toEqual({ status: 'ok' });
  await mine.database.query('alter table banners rename to gone');
  const broken = await mine.get('/api/v1/banners');
  expect([broken.status, broken.body]).toEqual([
    500,
    { error: { code: 'internal', message: 'Something went wrong on the server' } },
  ]);
  expect(mine.lines.join('\n')).toContain('GET /api/v1/banners failed');
  await mine.database.query('alter table gone rename to banners');
  expect((await mine.get('/api/v1/banners')).status).toBe(200);
  await mine.stop();
});
