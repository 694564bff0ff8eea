import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { STUDIO } from '../tools/studio/contract';
import { expect, test } from './fixtures';

const root = path.resolve(__dirname, '..');

test('nothing of the studio is in the production build', async ({ request, baseURL }) => {
  const dist = path.join(root, 'dist');
  const files = (await readdir(dist, { recursive: true })).filter((name) =>
    /\.(js|map)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  // Each address begins so, and the server's code has them too.
  expect(STUDIO.file).toContain('__studio');
  for (const name of files) {
    const text = await readFile(path.join(dist, name), 'utf8');
    expect([name, text.includes('__studio') || text.includes('Brand studio')]).toEqual([
      name,
      false,
    ]);
  }
  expect((await request.get(`${baseURL ?? ''}${STUDIO.file}`)).status()).toBe(404);
});
