import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** The messages of each feature are named by their language. */
const SHARED = new Set(['en.ts', 'nl.ts', 'es.ts', 'pap.ts']);

test('no two source files share a name', () => {
  const files = ['src', 'server', 'mocks', 'scripts', 'e2e', 'types'].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|[cm]js)$/.test(file) && !SHARED.has(path.basename(file)))
      .map((file) => path.join(room, file)),
  );
  const byName = new Map<string, string[]>();
  for (const file of files) {
    const name = path.basename(file);
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }

  expect(files.length).toBeGreaterThan(500);
  expect([...byName.values()].filter((sameName) => sameName.length > 1)).toEqual([]);
});
