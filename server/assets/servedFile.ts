import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { strongEtag } from '../../node/etag';
import { COMPRESSED_FROM, compress } from '../http/compress';
import { type Encoding, encodingFor, resourcePolicy, send, sendText } from '../http/sendResponse';

export const FOREVER = 'public, max-age=31536000, immutable';
export const SHORTLY = 'public, max-age=0, s-maxage=60, must-revalidate';

/** A file of memory or a folder, or a generated text. */
export interface ServedFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Makes or reads a body on its first request, for each encoding that the file has. */
  readonly bodies: Readonly<Partial<Record<Encoding, () => Promise<Buffer>>>>;
}

interface Body {
  readonly body: Buffer;
  readonly etag: string;
}

/** The file at a path, or null. */
export type FileLookup = (pathname: string) => ServedFile | null | Promise<ServedFile | null>;

/** Responds to a request for a file; false if it does not exist. */
export type StaticFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
) => Promise<boolean>;

/**
 * Serves the first file that is found.
 * @param folders have only files with a hash in their address: a missing one is of another release
 */
export function servedFiles(
  lookups: readonly FileLookup[],
  folders: readonly string[],
): StaticFiles {
  return async (request, response, pathname) => {
    for (const lookup of lookups) {
      const file = await lookup(pathname);
      if (!file) continue;
      await sendFile(request, response, file);
      return true;
    }
    if (!folders.some((folder) => pathname.startsWith(folder))) return false;
    // No cache may keep this response.
    sendText(request, response, 404, 'Not found');
    return true;
  };
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
): Promise<void> {
  const wanted = encodingFor(request.headers['accept-encoding']);
  const packed = file.bodies.gzip && wanted === 'br' ? 'gzip' : 'identity';
  const encoding = file.bodies[wanted] ? wanted : packed;
  const { body, etag } = await bodyIn(file, encoding);
  const isPacked = file.bodies.br !== undefined || file.bodies.gzip !== undefined;
  send(request, response, {
    status: 200,
    headers: {
      'Content-Type': file.type,
      'Cache-Control': file.cacheControl,
      ETag: etag,
      ...resourcePolicy(file.type),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...(isPacked && { Vary: 'Accept-Encoding' }),
      ...file.headers,
    },
    body,
  });
}

const bodiesOf = new WeakMap<ServedFile, Map<Encoding, Promise<Body>>>();

function bodyIn(file: ServedFile, encoding: Encoding): Promise<Body> {
  const known = bodiesOf.get(file) ?? new Map<Encoding, Promise<Body>>();
  bodiesOf.set(file, known);
  const found = known.get(encoding);
  if (found) return found;
  const read = file.bodies[encoding] ?? (() => Promise.reject(new Error('The file has no body')));
  const made = read().then((body) => ({ body, etag: strongEtag(body)() }));
  known.set(encoding, made);
  // The next request tries again.
  made.catch(() => known.delete(encoding));
  return made;
}

interface MemoryFile {
  readonly type: string;
  readonly body: Buffer | string;
  readonly cacheControl: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** Types worth compressing; pictures and fonts already are. */
const COMPRESSED = /json|svg|text|xml/;

/** A file in memory, compressed on its first request. */
export function memoryFile({ type, body, cacheControl, headers }: MemoryFile): ServedFile {
  const bytes = Buffer.from(body);
  const isPacked = COMPRESSED.test(type) && bytes.length >= COMPRESSED_FROM;
  return {
    type,
    cacheControl,
    ...(headers && { headers }),
    bodies: {
      identity: () => Promise.resolve(bytes),
      ...(isPacked && {
        br: () => compress(bytes, 'br'),
        gzip: () => compress(bytes, 'gzip'),
      }),
    },
  };
}

/** A generated text, which ends with a line break. */
export function textFile(type: string, text: string, cacheControl: string): ServedFile {
  return memoryFile({ type, body: text.endsWith('\n') ? text : `${text}\n`, cacheControl });
}
