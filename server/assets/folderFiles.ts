import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FOREVER, type FileLookup, SHORTLY, type ServedFile } from './servedFile';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Folder of files with a hash in their name. */
export const HASHED_PATH = '/assets/';

/**
 * Files of folders, by a list made at start, so that no path of a request reaches the disk. `sirv` 3 does not
 * fit: its ETags are weak and differ between servers, `Range: bytes=9-2` or a deleted file ends the
 * process, and it reads the disk for each request.
 * @param roots in order of priority
 * @param hidden names in a root that are not served
 */
export async function folderFiles(
  roots: readonly string[],
  hidden: readonly string[],
): Promise<FileLookup> {
  const files = new Map<string, ServedFile>();
  for (const root of roots) await list(root, hidden, files);
  return (pathname) => files.get(pathname) ?? null;
}

async function list(
  root: string,
  hidden: readonly string[],
  files: Map<string, ServedFile>,
): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const present = new Set(names);
  for (const name of names) {
    const type = TYPES[path.extname(name)];
    const pathname = `/${name.split(path.sep).join('/')}`;
    if (!type || hidden.includes(name) || files.has(pathname)) continue;
    const read = (ending: string) => () => readFile(path.join(root, name + ending));
    files.set(pathname, {
      type,
      cacheControl: pathname.startsWith(HASHED_PATH) ? FOREVER : SHORTLY,
      bodies: {
        identity: read(''),
        ...(present.has(`${name}.br`) && { br: read('.br') }),
        ...(present.has(`${name}.gz`) && { gzip: read('.gz') }),
      },
    });
  }
}
