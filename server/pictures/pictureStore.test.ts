import { mkdir, mkdtemp, readdir, rm, unlink, writeFile, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PictureStore } from './pictureStore';

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

test('a file that has vanished is not found', async () => {
  const store = await PictureStore.open(folder, { ...limits, memoryBytes: 1 });
  await store.put(name('a'), hundred);
  await unlink(path.join(folder, name('a')));
  expect(await store.get(name('a'))).toBeNull();
});

test('a deleted folder is noticed', async () => {
  const store = await PictureStore.open(folder, limits);
  await store.put(name('a'), hundred);
  expect(await store.get(name('a'))).not.toBeNull();
  await rm(folder, { recursive: true });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_001);
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

test('a picture that cannot be written leaves no draft', async () => {
  const store = await PictureStore.open(folder, limits);
  await mkdir(path.join(folder, name('a')));
  await store.put(name('a'), hundred);
  expect(await readdir(folder)).toEqual([name('a')]);
  expect((await store.get(name('a')))?.body).toBe(hundred);
});

test('an empty file does not keep the store from opening', async () => {
  await writeFile(path.join(folder, name('a')), '');
  const store = await PictureStore.open(folder, limits);
  expect((await store.put(name('a'), hundred)).body).toBe(hundred);
});

test('what an earlier process left beyond the bound is deleted', async () => {
  const store = await PictureStore.open(folder, { ...limits, diskBytes: 1_000 });
  for (const url of ['a', 'b', 'c']) await store.put(name(url), hundred);
  await PictureStore.open(folder, limits);
  expect(await readdir(folder)).toHaveLength(2);
});
