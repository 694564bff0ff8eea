import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { strongEtag } from '../../src/shared/http/etag';
import { type Encoding, encodingFor, send, sendText } from '../http/sendResponse';
import { FOREVER, SHORTLY, type StaticFiles } from './staticFiles';

/** A file in memory. */
export interface MemoryFile {
  readonly type: string;
  readonly body: Buffer;
  /** Whether its address contains its hash. */
  readonly isHashed: boolean;
  readonly headers?: OutgoingHttpHeaders;
}

interface Bodies {
  readonly file: MemoryFile;
  readonly etag: ReturnType<typeof strongEtag>;
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** Types worth compressing; pictures and fonts already are. */
const COMPRESSED = /json|svg/;

/**
 * Serves files from memory.
 * @param folder has no other files: an unknown address in it responds with 404
 */
export function memoryFiles(files: ReadonlyMap<string, MemoryFile>, folder: string): StaticFiles {
  const entries = new Map([...files].map(([pathname, file]) => [pathname, bodiesOf(file)]));

  return (request, response, pathname) => {
    const entry = entries.get(pathname);
    if (!entry) {
      if (!pathname.startsWith(folder)) return Promise.resolve(false);
      // A removed or future shop file: no cache may keep this response.
      sendText(request, response, 404, 'Not found');
      return Promise.resolve(true);
    }
    const { file, etag, bodies } = entry;
    const wanted = encodingFor(request.headers['accept-encoding']);
    const packed = bodies[wanted];
    send(request, response, {
      status: 200,
      headers: {
        'Content-Type': file.type,
        'Cache-Control': file.isHashed ? FOREVER : SHORTLY,
        ETag: etag(packed && wanted),
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...(packed && { 'Content-Encoding': wanted }),
        ...(bodies.br && { Vary: 'Accept-Encoding' }),
        ...file.headers,
      },
      body: packed ?? file.body,
    });
    return Promise.resolve(true);
  };
}

function bodiesOf(file: MemoryFile): Bodies {
  const { type, body } = file;
  return {
    file,
    etag: strongEtag(body),
    bodies: COMPRESSED.test(type) ? { br: brotliCompressSync(body), gzip: gzipSync(body) } : {},
  };
}
