import { type IncomingHttpHeaders, get } from 'node:http';

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
