import { createHash } from 'node:crypto';
import { readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../node/makeFolder';
import type { FileLookup } from './assets/servedFile';
import { HASH_LENGTH, SHOP_FOLDER, type ShopBody, shopServedFile } from './servedShop';

/** After this, no page links to the file any more: HTTP caches keep a page for a day, open pages for longer. */
const KEPT_MS = 30 * 86_400_000;

/**
 * The files of a shop under `/shop/`, also of other shop files: of the one before, for open pages and pages
 * of HTTP caches, and of the next one, while storefronts that share the folder restart one by one.
 */
export interface ShopArchive {
  /** Adds the files that this server serves; removes those that no server has served for 30 days. */
  keep(bodies: ReadonlyMap<string, ShopBody>): Promise<void>;
  readonly lookup: FileLookup;
}

export function shopArchive(folder: string): ShopArchive {
  return {
    async keep(bodies) {
      await makeFolder(folder);
      const now = new Date();
      for (const [address, { body }] of bodies) {
        const name = nameOf(address);
        if (name === null) continue;
        const file = path.join(folder, name);
        const isKept = await utimes(file, now, now).then(
          () => true,
          () => false,
        );
        if (isKept) continue;
        // Whole or not at all, also when two servers start at once.
        const draft = `${file}.${String(process.pid)}`;
        await writeFile(draft, body);
        await rename(draft, file);
      }
      for (const name of await readdir(folder)) {
        const file = path.join(folder, name);
        const info = await stat(file).catch(() => null);
        if (info && now.getTime() - info.mtimeMs > KEPT_MS) await rm(file, { force: true });
      }
    },

    async lookup(pathname) {
      const name = nameOf(pathname);
      if (name === null) return null;
      const body = await readFile(path.join(folder, name)).catch(() => null);
      // Nothing but what a server has written.
      if (!body || contentHash(body) !== name.slice(0, HASH_LENGTH)) return null;
      return shopServedFile(path.extname(name).slice(1), body);
    },
  };
}

const ADDRESS = new RegExp(
  `^${SHOP_FOLDER}([\\da-f]{${String(HASH_LENGTH)}})/([\\w.%/~-]{1,200})$`,
);

/** The name of a file in the folder; null for other addresses. Without slashes, it cannot leave the folder. */
function nameOf(address: string): string | null {
  const [, hash, name] = ADDRESS.exec(address) ?? [];
  return hash === undefined || name === undefined ? null : `${hash}-${name.replaceAll('/', '%2F')}`;
}

function contentHash(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex').slice(0, HASH_LENGTH);
}
