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

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

function setup(bytes = 10_000) {
  let now = 0;
  const cache = new PageCache({ bytes, now: () => now });
  const make = jest.fn<Promise<PageEntry>, []>();
  return {
    cache,
    make,
    wait: (ms: number) => {
      now += ms;
    },
    get: async (key = '/') => {
      const { entry, result } = await cache.get(key, make);
      return [entry, result] as const;
    },
  };
}

test('everybody who asks for a page that is being made waits for that one', async () => {
  const { cache, make } = setup();
  const first = page('first');
  make.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return first;
  });
  const all = await Promise.all(Array.from({ length: 1_000 }, () => cache.get('/', make)));
  expect(make).toHaveBeenCalledTimes(1);
  expect(all.every(({ entry }) => entry === first)).toBe(true);
});

test('fresh for a minute, then served while a new one is made', async () => {
  const { make, get, wait } = setup();
  const [first, second] = [page('first'), page('second')];
  make.mockResolvedValueOnce(first).mockResolvedValueOnce(second);
  expect(await get()).toEqual([first, 'miss']);
  wait(MINUTE - 1);
  expect(await get()).toEqual([first, 'hit']);
  wait(1);
  expect(await get()).toEqual([first, 'stale']);
  await new Promise(setImmediate);
  expect(await get()).toEqual([second, 'hit']);
  expect(make).toHaveBeenCalledTimes(2);
});

test('after ten minutes a visitor waits for a new one', async () => {
  const { make, get, wait } = setup();
  const [first, second] = [page('first'), page('second')];
  make.mockResolvedValueOnce(first).mockResolvedValueOnce(second);
  await get();
  wait(10 * MINUTE);
  expect(await get()).toEqual([second, 'miss']);
});

test('an incomplete page never replaces a good one, which is served for a day', async () => {
  const { make, get, wait } = setup();
  const good = page('good');
  const poor = page('poor', { isComplete: false });
  make.mockResolvedValueOnce(good).mockResolvedValue(poor);
  await get();
  wait(10 * MINUTE);
  expect(await get()).toEqual([good, 'rescued']);
  wait(DAY - 10 * MINUTE);
  expect(await get()).toEqual([poor, 'miss']);
});

test('while an old page can be served, a failing one is tried every five seconds', async () => {
  const { cache, make, get, wait } = setup();
  const good = page('good');
  make.mockResolvedValueOnce(good).mockResolvedValue(page('poor', { isComplete: false }));
  await get();
  wait(2 * MINUTE);
  for (let asked = 0; asked < 3; asked++) {
    expect(await get()).toEqual([good, 'stale']);
    await new Promise(setImmediate);
  }
  expect(make).toHaveBeenCalledTimes(2);
  wait(10 * MINUTE);
  for (let asked = 0; asked < 3; asked++) expect(await get()).toEqual([good, 'rescued']);
  expect(make).toHaveBeenCalledTimes(3);
  wait(5_000);
  const better = page('better');
  make.mockResolvedValueOnce(better);
  expect(await get()).toEqual([better, 'miss']);
  expect((await cache.get('/', make)).result).toBe('hit');
});

test('a page says how old it is', async () => {
  const { cache, make, wait } = setup();
  make.mockResolvedValueOnce(page('first')).mockRejectedValue(new Error('crash'));
  expect((await cache.get('/', make)).age).toBe(0);
  wait(30_000);
  expect((await cache.get('/', make)).age).toBe(30_000);
  wait(10 * MINUTE);
  expect(await cache.get('/', make)).toMatchObject({ result: 'rescued', age: 10.5 * MINUTE });
});

test('an incomplete page is never kept', async () => {
  const { cache, make, get } = setup();
  make.mockResolvedValue(page('poor', { isComplete: false }));
  await get();
  await get();
  expect(make).toHaveBeenCalledTimes(2);
  expect(cache.size).toBe(0);
});

test('a crash in rendering is rescued by a good copy, else said', async () => {
  const { make, get, wait } = setup();
  make.mockRejectedValueOnce(new Error('crash'));
  await expect(get()).rejects.toThrow('crash');
  const good = page('good');
  make.mockResolvedValueOnce(good).mockRejectedValue(new Error('crash'));
  await get();
  wait(10 * MINUTE);
  expect(await get()).toEqual([good, 'rescued']);
  wait(-5 * MINUTE);
  expect(await get()).toEqual([good, 'stale']);
});

test('the least recently used go when the bytes are used up', async () => {
  const { cache, make, get } = setup(350);
  make.mockImplementation(() => Promise.resolve(page('any')));
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
