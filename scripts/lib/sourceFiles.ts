import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const SOURCES = ['node', 'src', 'shop-file', 'server', 'mocks', 'tools', 'scripts', 'e2e', 'types'];

/** All files of our own code, from the project's root. */
export const sourceFiles: readonly string[] = SOURCES.flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
);
