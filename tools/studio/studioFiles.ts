import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { SVG_POLICY, fileTypes } from '../../server/servedShop';
import { readFileInside } from '../../shop-file/readFileInside';

const FILES_MAX = 500;
const BYTES_MAX = 1_024 * 1_024;

const extensionOf = (name: string) => path.extname(name).slice(1).toLowerCase();

/** Names of the pictures and fonts in a folder, and in those below. */
export async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && fileTypes[extensionOf(entry.name)] !== undefined)
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !`/${name}`.includes('/.'))
    .sort()
    .slice(0, FILES_MAX);
}

/** A text that changes when one of the files does. */
export async function stampOf(folder: string, names: readonly string[]): Promise<string> {
  const stats = names.map((name) => stat(path.join(folder, name)).catch(() => null));
  return (await Promise.all(stats)).map((file) => [file?.mtimeMs, file?.size]).join();
}

/** A picture or font of the folder; `null` where there is none, or none that is safe to show. */
export async function fileIn(folder: string, name: string) {
  const type = fileTypes[extensionOf(name)];
  const bytes = type && (await readFileInside(folder, name, BYTES_MAX).catch(() => null));
  if (!bytes) return null;
  return { headers: { 'Content-Type': type, 'Content-Security-Policy': SVG_POLICY }, body: bytes };
}
