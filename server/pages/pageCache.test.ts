import { PageCache } from './pageCache';
import type { PageEntry } from './pageEntry';

function page(name: string, overrides: Partial<PageEntry> = {}): PageEntry & { name: string } {
  return {
    name,
    status: 200,
    isComplete: true,
    etag: () => '',
    variant: () => ({ headers: {}, notModified: {}, body: Buffer.from('') }),
    bytes: 100,
    ...overrides,
  };
}

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

function setup(bytes = 10_000) {
  let now = 0;
  const cache = new PageCache({ bytes, now: () => now });
  const render = jest.fn<Promise<PageEntry>, [boolean]>();
  return {
    cache,
    render,
    wait: (ms: number) => {
      now += ms;
    },
    get: async (key = '/') => {
      const { entry, result } = await cache.get(key, render);
      return [entry, result] as const;
    },
  };
}

test('requests for a page that is being rendered wait for that rendering', async () => {
  const { cache, render } = setup();
  const first = page('first');
  let finish: (page: PageEntry) => void = () => undefined;
  render.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const waiting = Array.from({ length: 1_000 }, () => cache.get('/', render));
  finish(first);
  const all = await Promise.all(waiting);
  expect(render).toHaveBeenCalledTimes(1);
  expect(all.every(({ entry }) => entry === first)).toBe(true);
});

test('a page is fresh for a minute, then served while a new one is rendered', async () => {
  const { render, get, wait } = setup();
  const [first, second] = [page('first'), page('second')];
  render.mockResolvedValueOnce(first).mockResolvedValueOnce(second);
  expect(await get()).toEqual([first, 'miss']);
  wait(MINUTE_MS - 1);
  expect(await get()).toEqual([first, 'hit']);
  wait(1);
  expect(await get()).toEqual([first, 'stale']);
  await new Promise(setImmediate);
  expect(await get()).toEqual([second, 'hit']);
  // Only the visitor of the first page waits for its data.
  expect(render.mock.calls).toEqual([[false], [true]]);
});

test.each([
  ['where they are endless, error pages are not kept', { keepsErrors: false }, 0],
  ['elsewhere they are', {}, 1],
])('%s', async (_where, options, kept) => {
  const cache = new PageCache({ bytes: 10_000, ...options });
  const render = jest.fn(() => Promise.resolve(page('missing', { status: 404 })));
  expect((await cache.get('/?bike=1', render)).entry.status).toBe(404);
  await cache.get('/?bike=1', render);
  expect(render).toHaveBeenCalledTimes(2 - kept);
  expect(cache.size).toBe(kept);
});

test('an error page takes the place of a page that is gone', async () => {
  let now = 0;
  const cache = new PageCache({ bytes: 10_000, keepsErrors: false, now: () => now });
  await cache.get('/', () => Promise.resolve(page('there')));
  now = 10 * MINUTE_MS;
  await cache.get('/', () => Promise.resolve(page('gone', { status: 404 })));
  expect(cache.size).toBe(0);
});

test('after ten minutes a visitor waits for a new one', async () => {
  const { render, get, wait } = setup();
  const [first, second] = [page('first'), page('second')];
  render.mockResolvedValueOnce(first).mockResolvedValueOnce(second);
  await get();
  wait(10 * MINUTE_MS);
  expect(await get()).toEqual([second, 'miss']);
});

test('an incomplete page never replaces a good one, which is served for a day', async () => {
  const { render, get, wait } = setup();
  const good = page('good');
  const poor = page('poor', { isComplete: false });
  render.mockResolvedValueOnce(good).mockResolvedValue(poor);
  await get();
  wait(10 * MINUTE_MS);
  expect(await get()).toEqual([good, 'rescued']);
  wait(DAY_MS - 10 * MINUTE_MS);
  expect(await get()).toEqual([poor, 'miss']);
});

test('while an old page can be served, a failing one is tried every five seconds', async () => {
  const { cache, render, get, wait } = setup();
  const good = page('good');
  render.mockResolvedValueOnce(good).mockResolvedValue(page('poor', { isComplete: false }));
  await get();
  wait(2 * MINUTE_MS);
  for (let request = 0; request < 3; request++) {
    expect(await get()).toEqual([good, 'stale']);
    await new Promise(setImmediate);
  }
  expect(render).toHaveBeenCalledTimes(2);
  wait(10 * MINUTE_MS);
  for (let request = 0; request < 3; request++) expect(await get()).toEqual([good, 'rescued']);
  expect(render).toHaveBeenCalledTimes(3);
  wait(5_000);
  const better = page('better');
  render.mockResolvedValueOnce(better);
  expect(await get()).toEqual([better, 'miss']);
  expect((await cache.get('/', render)).result).toBe('hit');
});

test('a rendering from before a purge does not pause those after it', async () => {
  const { cache, render, get, wait } = setup();
  const [old, published] = [page('old'), page('published')];
  let fail: (page: PageEntry) => void = () => undefined;
  render
    .mockResolvedValueOnce(old)
    .mockReturnValueOnce(new Promise((resolve) => (fail = resolve)))
    .mockResolvedValueOnce(published);
  await get();
  wait(2 * MINUTE_MS);
  expect(await get()).toEqual([old, 'stale']);
  cache.purge();
  fail(page('poor', { isComplete: false }));
  await new Promise(setImmediate);
  expect(await get()).toEqual([published, 'miss']);
});

test('a page comes with its age', async () => {
  const { cache, render, wait } = setup();
  render.mockResolvedValueOnce(page('first')).mockRejectedValue(new Error('crash'));
  expect((await cache.get('/', render)).ageMs).toBe(0);
  wait(30_000);
  expect((await cache.get('/', render)).ageMs).toBe(30_000);
  wait(10 * MINUTE_MS);
  expect(await cache.get('/', render)).toMatchObject({
    result: 'rescued',
    ageMs: 10.5 * MINUTE_MS,
  });
});

test('an incomplete page is never cached', async () => {
  const { cache, render, get } = setup();
  render.mockResolvedValue(page('poor', { isComplete: false }));
  await get();
  await get();
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.size).toBe(0);
});

test('a crash in rendering is rescued by a good copy, else an error', async () => {
  const { render, get, wait } = setup();
  render.mockRejectedValueOnce(new Error('crash'));
  await expect(get()).rejects.toThrow('crash');
  const good = page('good');
  render.mockResolvedValueOnce(good).mockRejectedValue(new Error('crash'));
  await get();
  wait(10 * MINUTE_MS);
  expect(await get()).toEqual([good, 'rescued']);
  wait(-5 * MINUTE_MS);
  expect(await get()).toEqual([good, 'stale']);
});

test('the least recently used go when the bytes are used up', async () => {
  const { cache, render, get } = setup(350);
  render.mockImplementation(() => Promise.resolve(page('any')));
  await get('/a');
  await get('/b');
  await get('/c');
  await get('/a');
  await get('/d');
  expect((await get('/a'))[1]).toBe('hit');
  expect(cache.size).toBe(3);
  expect(cache.bytes).toBeLessThanOrEqual(350);
  expect((await get('/b'))[1]).toBe('miss');
});
