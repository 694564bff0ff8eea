import { mkdtemp, readdir, rm, unlink, writeFile, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PictureStore } from './pictureStore';
import { WorkQueue } from './workQueue';

let folder: string;
const limits = { diskBytes: 250, memoryBytes: 150 };
const name = (url: string) => PictureStore.nameOf(url, 320, 'webp');
const hundred = Buffer.alloc(100, 'x');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('what was made is found by the next process', async () => {
  const store = await PictureStore.open(folder, limits);
  const made = await store.put(name('a'), hundred);
  const next = await PictureStore.open(folder, limits);
  expect(await next.get(name('a'))).toMatchObject({ body: hundred, etag: made.etag });
  expect(await next.get(name('b'))).toBeNull();
});

test('what another process makes in the same folder is found', async () => {
  const store = await PictureStore.open(folder, limits);
  const other = await PictureStore.open(folder, limits);
  const made = await other.put(name('a'), hundred);
  expect(await store.get(name('a'))).toMatchObject({ body: hundred, etag: made.etag });
});

test('the disk is bounded: the least recently used go', async () => {
  const store = await PictureStore.open(folder, limits);
  await store.put(name('a'), hundred);
  await store.put(name('b'), hundred);
  // Memory holds one: this one is read from the disk, and is used.
  await store.get(name('a'));
  await store.put(name('c'), hundred);
  expect((await readdir(folder)).sort()).toEqual([name('a'), name('c')].sort());
});

test('a file that has vanished is made anew', async () => {
  const store = await PictureStore.open(folder, { ...limits, memoryBytes: 0 });
  await store.put(name('a'), hundred);
  await unlink(path.join(folder, name('a')));
  expect(await store.get(name('a'))).toBeNull();
});

test('what does not belong there is cleared away, such as a draft of a killed process', async () => {
  const left = path.join(folder, `${name('a')}.123`);
  await writeFile(left, 'half');
  await utimes(left, 0, 0);
  await writeFile(path.join(folder, `${name('a')}.456`), 'another process is at it');
  await PictureStore.open(folder, limits);
  expect(await readdir(folder)).toEqual([`${name('a')}.456`]);
});

test('a folder that cannot be written to leaves the memory', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const store = await PictureStore.open(path.join(file, 'inside'), limits);
  await store.put(name('a'), hundred);
  expect((await store.get(name('a')))?.body).toBe(hundred);
});

test('work runs a few at a time, in order, and too much is refused', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1 });
  const order: string[] = [];
  const running: string[] = [];
  const work = (label: string) => async () => {
    running.push(label);
    expect(running).toHaveLength(1);
    await new Promise(setImmediate);
    running.pop();
    order.push(label);
  };
  const first = queue.run(work('first'));
  const second = queue.run(work('second'));
  await expect(queue.run(work('third'))).rejects.toMatchObject({ name: 'QueueFullError' });
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  await queue.run(work('fourth'));
  expect(order).toContain('fourth');
});

test('work that waits too long is refused, and its turn goes to the next', async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 9, patience: 20 });
  let finish: () => void = () => undefined;
  const slow = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  await expect(queue.run(() => Promise.resolve())).rejects.toMatchObject({
    name: 'QueueFullError',
  });
  const next = queue.run(() => Promise.resolve('next'));
  finish();
  await slow;
  expect(await next).toBe('next');
});
