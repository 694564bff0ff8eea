import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Hono } from 'hono';
import { isMatch, strongEtag } from '../../node/etag';
import { backendPaths } from '../../src/shared/config/backendPaths';
import type { AppContext, AppEnv } from '../appEnv';
import { notFound } from '../httpErrors';

const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** Pictures are named after their content only loosely: a day, then check again. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

interface Upload {
  bytes: Buffer<ArrayBuffer>;
  type: string;
  etag: string;
  modified: Date;
}

/** All pictures of the seed, by their path; a few MB, so they are kept in memory. */
function readUploads(root: string): ReadonlyMap<string, Upload> {
  const folder = path.join(root, 'mocks', 'uploads');
  const uploads = new Map<string, Upload>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[path.extname(name)];
    if (type === undefined) continue;
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    const modified = statSync(file).mtime;
    modified.setMilliseconds(0);
    uploads.set(name.split(path.sep).join('/'), {
      bytes,
      type,
      etag: strongEtag(bytes)(),
      modified,
    });
  }
  return uploads;
}

function isFresh(c: AppContext, upload: Upload): boolean {
  const sent = c.req.header('if-none-match');
  if (sent !== undefined) return isMatch(sent, upload.etag);
  const since = c.req.header('if-modified-since');
  return since !== undefined && upload.modified.getTime() <= Date.parse(since);
}

/**
 * Serves the pictures under both of their paths (spec §7). The path is only looked up among the
 * known names, so nothing outside the folder can be reached.
 */
export function uploadRoutes(app: Hono<AppEnv>, root: string): void {
  const uploads = readUploads(root);
  const serve = (prefix: string) => (c: AppContext) => {
    const upload = uploads.get(c.req.path.slice(prefix.length));
    if (upload === undefined) throw notFound('Picture');
    const headers = {
      ETag: upload.etag,
      'Last-Modified': upload.modified.toUTCString(),
      'Cache-Control': CACHE_CONTROL,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    };
    if (isFresh(c, upload)) return c.body(null, 304, headers);
    return c.body(upload.bytes, 200, {
      ...headers,
      'Content-Type': upload.type,
      'Content-Length': String(upload.bytes.length),
    });
  };
  for (const prefix of [`${backendPaths.pictures}/`, `${backendPaths.listingPictures}/`])
    app.get(`${prefix}:folder/:file`, serve(prefix));
}
