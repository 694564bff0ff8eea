import { setMaxListeners } from 'node:events';
import * as v from 'valibot';
import { Faults, faultSchema } from './faults';
import { itemsOf, startTestMocks, type TestMocks } from './testing/testMocks';

const ROUTE = 'GET /api/v1/banners';

let mocks: TestMocks;
beforeAll(async () => {
  mocks = await startTestMocks();
});
afterEach(() => mocks.call('DELETE', '/__faults'));
afterAll(() => mocks.stop());

const set = (fault: Record<string, unknown>) =>
  mocks.call('PUT', '/__faults', { route: ROUTE, ...fault });
const banners = () => mocks.get('/api/v1/banners');

const { hang } = Faults.prototype;

/** Resolves when the next call hangs; `released` does when it hangs no more. */
function nextHanging(): Promise<{ readonly released: Promise<void> }> {
  return new Promise((resolve) => {
    jest.spyOn(Faults.prototype, 'hang').mockImplementationOnce(function (this: Faults, signal) {
      const released = hang.call(this, signal);
      resolve({ released });
      return released;
    });
  });
}

describe('a fault on demand', () => {
  test('slow waits, then responds as ever', async () => {
    expect((await set({ kind: 'slow', delayMs: 300 })).status).toBe(200);
    const startedAtMs = Date.now();
    expect(itemsOf(await banners())).toHaveLength(6);
    expect(Date.now() - startedAtMs).toBeGreaterThanOrEqual(295);
  });

  test('status responds with it, and with Retry-After', async () => {
    await set({ kind: 'status', status: 429, retryAfterS: 7 });
    const response = await banners();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
    expect(response.body).toEqual({ error: { code: 'fault', message: 'Fault on demand: 429' } });
    await set({ kind: 'status' });
    const plain = await banners();
    expect([plain.status, plain.headers.get('retry-after')]).toEqual([500, null]);
  });

  test('empty responds with an empty list', async () => {
    await set({ kind: 'empty' });
    expect((await banners()).body).toEqual({ data: [] });
  });

  test('malformed responds with what no parser takes', async () => {
    await set({ kind: 'malformed' });
    const response = await fetch(`${mocks.origin}/api/v1/banners`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json',
    ]);
    await expect(response.json()).rejects.toThrow('Unexpected end of JSON input');
  });

  test('down drops the connection', async () => {
    await set({ kind: 'down' });
    await expect(banners()).rejects.toThrow('fetch failed');
    expect((await mocks.get('/api/v1/featured-products')).status).toBe(200);
  });

  test('hanging does not respond until the client leaves or the faults are cleared', async () => {
    await set({ kind: 'hanging' });
    const leaving = new AbortController();
    const first = nextHanging();
    const left = fetch(`${mocks.origin}/api/v1/banners`, { signal: leaving.signal });
    const { released } = await first;
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    await released;
    const second = nextHanging();
    const cut = expect(banners()).rejects.toThrow('fetch failed');
    await second;
    await mocks.call('DELETE', '/__faults');
    await cut;
    expect(itemsOf(await banners())).toHaveLength(6);
  });

  test('ends after its number of times', async () => {
    await set({ kind: 'status', status: 503, times: 2 });
    expect(itemsOf(await mocks.get('/__faults'))).toMatchObject([{ route: ROUTE, times: 2 }]);
    expect((await banners()).status).toBe(503);
    expect(itemsOf(await mocks.get('/__faults'))).toMatchObject([{ route: ROUTE, times: 1 }]);
    expect((await banners()).status).toBe(503);
    expect((await banners()).status).toBe(200);
    expect(itemsOf(await mocks.get('/__faults'))).toEqual([]);
  });

  test('a star stands for any characters; the switch itself is never touched', async () => {
    await set({ route: '* *', kind: 'status', status: 502 });
    expect((await mocks.get('/api/listings')).status).toBe(502);
    expect((await mocks.call('POST', '/api/v1/user/favorites', { productId: 'kite' })).status).toBe(
      502,
    );
    expect((await mocks.get('/__faults')).status).toBe(200);
    await mocks.call('DELETE', '/__faults');
    await set({ route: 'GET /api/v1/ban*', kind: 'status', status: 502 });
    expect((await banners()).status).toBe(502);
    expect((await mocks.get('/api/v1/featured-products')).status).toBe(200);
  });

  test('one for the same route replaces the other', async () => {
    await set({ kind: 'status' });
    await set({ kind: 'empty' });
    expect(itemsOf(await mocks.get('/__faults'))).toEqual([
      { route: ROUTE, kind: 'empty', delayMs: 3000, status: 500 },
    ]);
  });

  test.each([
    [{ route: 'banners' }, 'route must be a method (or *) and a path, such as GET /api/v1/*'],
    [{ route: 5 }, 'route is required, such as GET /api/v1/banners'],
    [{ kind: 'explode' }, 'kind must be slow, status, empty, malformed, hanging or down'],
    [{ kind: 'slow', delayMs: 60_001 }, 'delayMs must be a whole number from 0 to 60000'],
    [{ kind: 'status', status: 200 }, 'status must be a whole number from 400 to 599'],
    [{ kind: 'status', times: 0 }, 'times must be a whole number from 1 to 1000000'],
  ])('refuses %j', async (fault, message) => {
    const response = await set(fault);
    expect([response.status, response.body]).toMatchObject([400, { error: { message } }]);
  });

  test('there are at most a hundred', async () => {
    for (let count = 0; count < 100; count += 1)
      await set({ route: `GET /${String(count)}`, kind: 'empty' });
    expect((await set({ kind: 'empty' })).status).toBe(409);
    expect((await set({ route: 'GET /1', kind: 'down' })).status).toBe(200);
  });
});

test('stopping lets go of the calls that hang', async () => {
  const mine = await startTestMocks();
  await mine.call('PUT', '/__faults', { route: ROUTE, kind: 'hanging' });
  const hanging = nextHanging();
  const cut = expect(mine.get('/api/v1/banners')).rejects.toThrow('fetch failed');
  await hanging;
  await mine.stop();
  await cut;
});

describe('the bounds of hanging calls', () => {
  test('a thousand hang, the next does not; all are let go of', async () => {
    const faults = new Faults();
    const { signal } = new AbortController();
    setMaxListeners(0, signal);
    const hanging = Array.from({ length: 1000 }, () => faults.hang(signal));
    expect(faults.hangingCount).toBe(1000);
    await faults.hang(signal);
    faults.clear();
    await Promise.all(hanging);
    expect(faults.hangingCount).toBe(0);
    await faults.hang(AbortSignal.abort());
  });

  test('none hangs for more than ten minutes', async () => {
    jest.useFakeTimers();
    const faults = new Faults();
    const hanging = faults.hang(new AbortController().signal);
    jest.advanceTimersByTime(10 * 60_000);
    await hanging;
    jest.useRealTimers();
    expect(faults.hangingCount).toBe(0);
  });
});

test('signs of patterns in a route mean themselves', () => {
  const faults = new Faults();
  faults.set(v.parse(faultSchema, { route: 'GET /a.b(c)', kind: 'empty' }));
  expect(faults.take('GET /aXb(c)')).toBeUndefined();
  expect(faults.take('GET /a.b(c)')?.kind).toBe('empty');
});
