import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { PAGES } from '../../scripts/lib/pages.mjs';

function rawGet(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
}

const kB = (bytes) => (bytes / 1_000).toFixed(1);

/** What each route's first view takes over the wire, Brotli. */
export async function assetSizes(origin) {
  const rows = [];
  for (const route of PAGES) {
    const page = await rawGet(origin + route);
    const html = brotliDecompressSync(page).toString();
    const scripts = JSON.parse(/id="scripts">([^<]*)</.exec(html)[1]);
    const bodies = await Promise.all(scripts.map((script) => rawGet(origin + script)));
    const bytes = bodies.reduce((sum, body) => sum + body.length, 0);
    rows.push([route, kB(page.length), kB(bytes)]);
  }
  return { head: ['route', 'HTML kB', 'JavaScript kB'], rows };
}
