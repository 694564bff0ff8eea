import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { strongEtag } from '../../src/shared/http/etag';
import { type Encoding, encodingFor, send, sendText } from '../http/sendResponse';

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
export const FOREVER = 'public, max-age=31536000, immutable';
export const SHORTLY = 'public, max-age=0, s-maxage=60, must-revalidate';

interface StaticFile {
  readonly type: string;
  readonly files: Partial<Record<Encoding, string>>;
  /** Read on the first request; the number of files is bounded. */
  readonly read: Partial<Record<Encoding, Promise<FileBody>>>;
}

interface FileBody {
  readonly body: Buffer;
  readonly etag: string;
}

/** Responds to a request for a file; false if it does not exist. */
export type StaticFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
) => Promise<boolean>;

/**
 * Serves folders by a list made at start, so that no path of a request reaches the disk. `sirv` 3 does not
 * fit: its ETags are weak and differ between servers, `Range: bytes=9-2` or a deleted file ends the
 * process, and it reads the disk for each request.
 * @param roots in order of priority
 * @param hidden names in a root that are not served
 */
export async function staticFiles(
  roots: readonly string[],
  hidden: readonly string[],
): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  for (const root of roots) await list(root, hidden, files);

  return async (request, response, pathname) => {
    const file = files.get(pathname);
    if (!file) {
      if (!pathname.startsWith(HASHED_PATH)) return false;
      // A removed or future release: no cache may keep this response.
      sendText(request, response, 404, 'Not found');
      return true;
    }
    const wanted = encodingFor(request.headers['accept-encoding']);
    const encoding = file.files[wanted]
      ? wanted
      : file.files.gzip && wanted === 'br'
        ? 'gzip'
        : 'identity';
    const { body, etag } = await (file.read[encoding] ??= readBody(
      file.files[encoding] ?? '',
    ).catch((error: unknown) => {
      // The next request tries again.
      file.read[encoding] = undefined;
      throw error;
    }));
    const isHashed = pathname.startsWith(HASHED_PATH);
    const isPacked = file.files.br !== undefined || file.files.gzip !== undefined;
    send(request, response, {
      status: 200,
      headers: {
        'Content-Type': file.type,
        'Cache-Control': isHashed ? FOREVER : SHORTLY,
        ETag: etag,
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        ...(isPacked && { Vary: 'Accept-Encoding' }),
      },
      body,
    });
    return true;
  };
}

async function list(
  root: string,
  hidden: readonly string[],
  files: Map<string, StaticFile>,
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
    const file = path.join(root, name);
    files.set(pathname, {
      type,
      files: {
        identity: file,
        ...(present.has(`${name}.br`) && { br: `${file}.br` }),
        ...(present.has(`${name}.gz`) && { gzip: `${file}.gz` }),
      },
      read: {},
    });
  }
}

async function readBody(file: string): Promise<FileBody> {
  const body = await readFile(file);
  return { body, etag: strongEtag(body)() };
}
