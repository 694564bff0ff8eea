import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { SVG_POLICY, fileTypes } from '../../server/servedShop';
import { cleanSvg } from '../../shop-file/cleanSvg';
import { readFileInside } from '../../shop-file/readFileInside';
import { strongEtag } from '../../src/shared/http/etag';

const FILES_MAX = 500;
const DEPTH_MAX = 3;
const BYTES_MAX = 1_024 * 1_024;

const extensionOf = (name: string) => path.extname(name).slice(1).toLowerCase();
const typeOf = (name: string) => fileTypes[extensionOf(name)];

/** Names of the pictures and fonts in a folder, and in those below. */
export async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = [];
  const look = async (below: string, depth: number): Promise<void> => {
    const entries = await readdir(path.join(folder, below), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = path.posix.join(below, entry.name);
      if (entry.name.startsWith('.') || names.length === FILES_MAX) continue;
      if (entry.isDirectory() && depth < DEPTH_MAX) await look(name, depth + 1);
      else if (entry.isFile() && typeOf(name) !== undefined) names.push(name);
    }
  };
  await look('', 1);
  return names;
}

/** A name that changes when one of the files does. */
export async function stampOf(folder: string, names: readonly string[]): Promise<string> {
  const stamps = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs = 0, size = -1 } =
        (await stat(path.join(folder, name)).catch(() => undefined)) ?? {};
      return [name, mtimeMs, size];
    }),
  );
  return JSON.stringify(stamps);
}

interface FolderFile {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A picture or font of the folder; `null` where there is none, or none that is safe to show. */
export async function fileIn(folder: string, name: string): Promise<FolderFile | null> {
  const type = typeOf(name);
  if (type === undefined) return null;
  const bytes = await readFileInside(folder, name, BYTES_MAX).catch(() => null);
  if (bytes === null) return null;
  const isDrawing = extensionOf(name) === 'svg';
  const clean = isDrawing ? cleanSvg(bytes) : undefined;
  if (clean && 'fault' in clean) return null;
  const body = clean ? Buffer.from(clean.svg) : bytes;
  return {
    body,
    etag: strongEtag(body)(),
    headers: {
      'Content-Type': type,
      ...(isDrawing && { 'Content-Security-Policy': SVG_POLICY }),
    },
  };
}
