import { Hono } from 'hono';
import type { AppEnv } from './appEnv';
import type { Database } from './db/openDatabase';
import { errorResponse } from './httpErrors';
import { type Cacheable, ResponseCache } from './responseCache';

/** What the next requests load, and the versions that the database has of their area. */
let load: () => Promise<Cacheable>;
let versions: { version: number }[];

const db = {
  select: () => ({ from: () => ({ where: () => Promise.resolve(versions) }) }),
} as unknown as Database;

function makeApp() {
  const cache = new ResponseCache(db);
  const app = new Hono<AppEnv>();
  app.get('/', (c) => cache.send(c, 'bikes', 'all', () => load(), 'en'));
  app.onError((error, c) => errorResponse(error, c, () => undefined));
  return app;
}

const loads = (...results: (Cacheable | Error)[]) => {
  const left = [...results];
  return jest.fn(() => {
    const result = left.shift() ?? new Error('nothing is left');
    return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
  });
};

beforeEach(() => {
  versions = [{ version: 1 }];
});

test('a response is loaded once, until its area has another version', async () => {
  const app = makeApp();
  const loading = (load = loads({ data: ['a'] }, { data: ['b'] }));
  expect(await (await app.request('/')).json()).toEqual({ data: ['a'] });
  expect(await (await app.request('/')).json()).toEqual({ data: ['a'] });
  versions = [{ version: 2 }];
  expect(await (await app.request('/')).json()).toEqual({ data: ['b'] });
  expect(loading).toHaveBeenCalledTimes(2);
});

test('a failed one is not kept, and takes no newer one with it', async () => {
  const app = makeApp();
  // An area that nobody has written to.
  versions = [];
  load = loads(new Error('away'), { data: ['a'] });
  expect((await app.request('/')).status).toBe(500);
  expect((await app.request('/')).status).toBe(200);

  let fail: (error: Error) => void = () => undefined;
  versions = [{ version: 2 }];
  const begun = new Promise<void>((resolve) => {
    load = () => {
      resolve();
      return new Promise((_, reject) => (fail = reject));
    };
  });
  const failing = app.request('/');
  await begun;
  versions = [{ version: 3 }];
  load = loads({ data: ['new'] });
  expect(await (await app.request('/')).json()).toEqual({ data: ['new'] });
  fail(new Error('away'));
  expect((await failing).status).toBe(500);
  expect(await (await app.request('/')).json()).toEqual({ data: ['new'] });
});

test.each([
  [undefined, null],
  ['gzip', 'gzip'],
  ['br, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['identity', null],
])('to a client that accepts %j it goes as %j', async (accepted, encoding) => {
  load = loads({ data: 'x'.repeat(2_000) });
  const response = await makeApp().request('/', {
    headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted },
  });
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
});
