import type { IncomingMessage } from 'node:http';

/**
 * Buffers the whole body of a request, so that a slow sender does not occupy what handles it; null if it
 * is larger than `limit` bytes or incomplete. The rest stays unread, because the response closes the
 * connection.
 */
export function requestBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve(null);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > limit) {
        request.off('data', onData).pause();
        resolve(null);
      }
    };
    request.on('data', onData);
    request.once('end', () => {
      resolve(Buffer.concat(chunks));
    });
    request.once('close', () => {
      resolve(null);
    });
  });
}
