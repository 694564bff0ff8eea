import fs from 'node:fs';
import path from 'node:path';
import { allLanguages } from '../src/shared/i18n/languages';
import { sourceFiles } from './lib/sourceFiles';

const root = path.join(__dirname, '..');

/** The messages of each feature are named by their language. */
const LANGUAGE_FILE = new RegExp(`^(?:${allLanguages.join('|')})\\.ts$`);
/** A name that differs only in case is the same on some file systems. */
const nameOf = (file: string) => (path.basename(file).split('.')[0] ?? '').toLowerCase();

/** A test has the name of what it tests, and so has a browser test of the same thing. */
function kindOf(file: string): 'source' | 'test' | 'spec' {
  if (/\.test\.tsx?$/.test(file)) return 'test';
  return file.endsWith('.spec.ts') ? 'spec' : 'source';
}

function isNamedAfterAnother(file: string): boolean {
  return (
    LANGUAGE_FILE.test(path.basename(file)) ||
    // Types of what is elsewhere.
    /\.d\.m?ts$/.test(file)
  );
}

test('no two source files share a name', () => {
  const byName = new Map<string, string[]>();
  for (const file of sourceFiles.filter((each) => !isNamedAfterAnother(each))) {
    const key = `${kindOf(file)} ${nameOf(file)}`;
    byName.set(key, [...(byName.get(key) ?? []), file]);
  }

  expect(byName.size).toBeGreaterThan(500);
  expect([...byName.values()].filter((sameName) => sameName.length > 1)).toEqual([]);
});

test('no source file stands beside a folder of its name', () => {
  const foldersIn = (folder: string) =>
    fs
      .readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name.toLowerCase());

  const beside = sourceFiles.filter((file) => foldersIn(path.dirname(file)).includes(nameOf(file)));

  expect(beside).toEqual([]);
});
