import path from 'node:path';
import { sourceFiles } from './lib/sourceFiles';

/** The messages of each feature are named by their language. */
const SHARED = new Set(['en.ts', 'nl.ts', 'es.ts', 'pap.ts']);

test('no two source files share a name', () => {
  const byName = new Map<string, string[]>();
  for (const file of sourceFiles) {
    const name = path.basename(file);
    if (!SHARED.has(name)) byName.set(name, [...(byName.get(name) ?? []), file]);
  }

  expect(byName.size).toBeGreaterThan(500);
  expect([...byName.values()].filter((sameName) => sameName.length > 1)).toEqual([]);
});
