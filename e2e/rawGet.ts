import { get } from 'node:http';

/** An answer as it travels: nothing is decoded. */
export function rawGet(url: string, acceptEncoding: string): Promise<{ readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': acceptEncoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        resolve({ body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}
