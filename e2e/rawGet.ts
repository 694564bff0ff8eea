import { type IncomingHttpHeaders, get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect } from './fixtures';

interface RawResponse {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A response as it travels: nothing is decoded. */
export function rawGet(url: string, acceptEncoding: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': acceptEncoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ headers: response.headers, body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}

/**
 * The HTML of a page with all its content. On a busy machine some responses miss the page's deadline:
 * such a page may not be stored, and another is requested.
 */
export async function completePage(url: string): Promise<string> {
  let html = '';
  await expect
    .poll(async () => {
      const { headers, body } = await rawGet(url, 'br');
      html = brotliDecompressSync(body).toString();
      return headers['cache-control'];
    })
    .not.toBe('no-store');
  return html;
}
