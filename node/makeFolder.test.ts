import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../mocks/testing/temporaryFolder';
import { makeFolder } from './makeFolder';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder is made with its parents, by several at the same time, too', async () => {
  const deep = path.join(folder, 'a', 'b', 'c');
  await Promise.all([makeFolder(deep), makeFolder(deep), makeFolder(deep)]);
  expect((await stat(deep)).isDirectory()).toBe(true);
});

test('below a file there is no folder', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(makeFolder(path.join(file, 'a'))).rejects.toThrow();
});
