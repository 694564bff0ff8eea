import { get } from 'node:http';

/** A response as it travels: nothing is decoded. */
export function rawGet(url: string, acceptEncoding: string): Promise<{ readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': acceptEncoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}
