import { Agent, createServer, get } from 'node:http';
import { buildOnce } from '../../scripts/lib/buildOnce.mjs';
import {
  freePort,
  removeFolder,
  startStorefront,
  temporaryFolder,
} from '../../scripts/lib/programs.mjs';
import { METRICS_PATH } from '../../scripts/lib/shopPaths.mjs';

// 1,000 visitors request a cold page: one rendering, one set of backend calls.
const VISITORS = 1_000;
const SLOWNESS_MS = 300;

await buildOnce();
const calls = new Map();
const backend = createServer((request, response) => {
  const path = request.url.split('?')[0];
  calls.set(path, (calls.get(path) ?? 0) + 1);
  setTimeout(() => {
    response.setHeader('Content-Type', 'application/json');
    response.end('{"data":[]}');
  }, SLOWNESS_MS);
});
await new Promise((resolve) => backend.listen(0, '127.0.0.1', resolve));
const host = `http://127.0.0.1:${backend.address().port}`;
const folder = await temporaryFolder();
const metricsPort = await freePort();
const shop = await startStorefront(await freePort(), {
  API_HOST_INTERNAL: host,
  REALESTATE_HOST_INTERNAL: host,
  DATA_DIR: folder,
  METRICS_PORT: String(metricsPort),
});

const agent = new Agent({ maxSockets: VISITORS });
const visit = () =>
  new Promise((resolve, reject) => {
    get(shop.origin, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(`${response.statusCode} ${response.headers.etag}`));
    }).on('error', reject);
  });
const responses = await Promise.all(Array.from({ length: VISITORS }, visit));
const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}${METRICS_PATH}`)).text();
agent.destroy();
await shop.stop();
backend.close();
await removeFolder(folder);

const renderings = Number(/^storefront_render_seconds_count (\d+)/m.exec(metrics)?.[1]);
console.log(`${VISITORS} visitors, ${new Set(responses).size} response, ${renderings} rendering`);
for (const [path, count] of calls) console.log(`  ${count} x ${path}`);
if (new Set(responses).size !== 1 || renderings !== 1) process.exit(1);
if (calls.size === 0 || [...calls.values()].some((count) => count !== 1)) process.exit(1);
