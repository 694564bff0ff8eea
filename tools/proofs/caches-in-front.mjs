import { once } from 'node:events';
import { connect } from 'node:http2';
import { buildOnce } from '../../scripts/lib/buildOnce.mjs';
import { ensureCaches, startNginx, startVarnish } from '../../scripts/lib/caches.mjs';
import { PAGES } from '../../scripts/lib/pages.mjs';
import {
  freePort,
  removeFolder,
  startStorefront,
  temporaryFolder,
} from '../../scripts/lib/programs.mjs';

// nginx and Varnish in front of the shop: hit rates, and pages while storefront and backend are down.
const ROUNDS = 200;

await buildOnce();
ensureCaches();

async function get(origin, route) {
  const response = await fetch(origin + route, { headers: { 'Accept-Encoding': 'br' } });
  const text = await response.text();
  return {
    status: response.status,
    isWhole: text.includes('</html>'),
    isHit: /hit|stale|updating/i.test(response.headers.get('X-Cache') ?? ''),
  };
}

/** Whether a cache sends each browser a picture in a format that it accepts, in any order of requests. */
async function keepsPicturesApart(origin) {
  const page = await (await fetch(`${origin}/`)).text();
  const [picture] = /\/static\/uploads\/[^"' ]+\?w=320/.exec(page) ?? [];
  const bytes = async (Accept) =>
    (await (await fetch(origin + picture, { headers: { Accept } })).arrayBuffer()).byteLength;
  const original = await bytes('*/*');
  const sized = await bytes('image/avif,image/webp,*/*');
  const refused = await bytes('image/webp;q=0,*/*');
  return sized < original && refused === original && (await bytes('*/*')) === original;
}

/** Whether nginx keeps one copy of a page for all browsers, over TLS and HTTP/2, and purges it. */
async function keepsOnePage(tlsPort) {
  const session = connect(`https://127.0.0.1:${tlsPort}`, { rejectUnauthorized: false });
  const cacheStatus = async (headers) => {
    const stream = session.request({ ':path': '/about', ':authority': 'shop.example', ...headers });
    stream.resume();
    const [response] = await once(stream, 'response');
    return response['x-cache'];
  };
  const chromium = {
    accept: 'text/html,image/avif,image/webp',
    'accept-encoding': 'gzip, br, zstd',
  };
  const firefox = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' };
  await cacheStatus(chromium);
  const statuses = [
    await cacheStatus(firefox),
    await cacheStatus({ ...firefox, 'x-purge': '1' }),
    await cacheStatus(chromium),
  ];
  session.close();
  console.log(
    `nginx over TLS and HTTP/2, another browser, a purge, the first: ${statuses.join(', ')}`,
  );
  return statuses.join() === 'HIT,BYPASS,HIT';
}

async function prove(name, startCache, isAlsoProven = async () => true) {
  const folder = await temporaryFolder();
  const [storefrontPort, cachePort] = [await freePort(), await freePort()];
  const shop = await startStorefront(storefrontPort, { DATA_DIR: folder });
  const cache = await startCache(cachePort, storefrontPort, folder);
  const origin = `http://127.0.0.1:${cachePort}`;
  let hits = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const route of PAGES) if ((await get(origin, route)).isHit) hits++;
  }
  const isApart = (await keepsPicturesApart(origin)) && (await isAlsoProven());
  await shop.stop('SIGKILL');
  const served = await Promise.all(PAGES.map((route) => get(origin, route)));
  await cache.stop();
  await removeFolder(folder);
  const requests = ROUNDS * PAGES.length;
  const whole = served.filter(({ status, isWhole }) => status === 200 && isWhole).length;
  console.log(
    `${name}: ${((100 * hits) / requests).toFixed(1)} % of ${requests} from the cache; ` +
      `${whole} of ${PAGES.length} routes served with the shop and its backend down; ` +
      `pictures ${isApart ? 'as each browser takes them' : 'mixed up'}`,
  );
  return isApart && hits / requests > 0.99 && whole === PAGES.length;
}

const tlsPort = await freePort();
const results = [
  await prove(
    'nginx',
    (port, shop, folder) => startNginx(port, [shop], folder, tlsPort),
    () => keepsOnePage(tlsPort),
  ),
  await prove('Varnish', startVarnish),
];
process.exit(results.every(Boolean) ? 0 : 1);
