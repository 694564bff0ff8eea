import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const manifest = new URL('../../package.json', import.meta.url);
const packages = JSON.parse(readFileSync(manifest, 'utf8'));
const { resolve } = createRequire(manifest);

const isInstalled = (name) =>
  (resolve.paths(name) ?? []).some((folder) => existsSync(path.join(folder, name)));

/** Ends the command with one line where packages of these groups of package.json are missing. */
export function checkPackages(...groups) {
  const names = groups.flatMap((group) => Object.keys(packages[group]));
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const more = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  console.error(`Packages are not installed (${missing[0]}${more}): run npm ci.`);
  process.exit(1);
}
