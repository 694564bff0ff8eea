import { cpus } from 'node:os';
import { startEverNewBackend } from './everNewBackend.mjs';
import { interactions } from './interactions.mjs';
import { lighthouseRuns } from './lighthouse.mjs';
import { navigationTimes } from './navigation.mjs';
import { offlineTimes } from './offline.mjs';
import { pageRates } from './pageRates.mjs';
import { buildOnce, run } from '../../scripts/lib/buildOnce.mjs';
import {
  freePort,
  removeFolder,
  startMockBackend,
  startStorefront,
  temporaryFolder,
} from '../../scripts/lib/programs.mjs';
import { METRICS_PATH } from '../../scripts/lib/shopPaths.mjs';

// `npm run bench`: what docs/performance.md quotes.

/** By name: what it measures, and how. Those that resolve with a table leave the printing to us. */
const PARTS = {
  pages: [
    'pages a second, and the memory over many requests',
    async () => pageRates((await shops()).shop, (await shops()).everNew),
  ],
  offline: ['how soon a new tab shows its content offline', offlineTimes],
  interactions: [
    'from a press to the frame that shows it, at 4x CPU slowdown',
    async () => interactions((await shops()).shop.origin),
  ],
  navigation: [
    'from the press of a link to the content of its screen, with and without throttling',
    async () => navigationTimes((await shops()).shop.origin),
  ],
  lighthouse: ['Lighthouse, mobile', async () => lighthouseRuns((await shops()).shop.origin)],
  bikes: [
    'the bikes with 100,000 listings',
    () => run(process.execPath, ['tools/benchmarks/bikesList.mjs']),
  ],
};

const HELP = [
  'npm run bench                measures everything, for half an hour',
  'npm run bench -- PART ...    measures these parts:',
  ...Object.entries(PARTS).map(([name, [what]]) => `  ${name.padEnd(14)}${what}`),
].join('\n');

const stops = [];
let startedShops;
const shops = () => (startedShops ??= startShops());

/** What several parts measure, started for the first of them. */
async function startShops() {
  const folder = await temporaryFolder();
  stops.push(() => removeFolder(folder));
  const keep = (started) => {
    stops.push(() => started.stop());
    return started;
  };
  const startMeasured = async (backend) => {
    const metricsPort = await freePort();
    const shop = await startStorefront(await freePort(), {
      DATA_DIR: folder,
      API_HOST_INTERNAL: backend.origin,
      REALESTATE_HOST_INTERNAL: backend.origin,
      METRICS_PORT: String(metricsPort),
    });
    return Object.assign(shop, { metricsUrl: `http://127.0.0.1:${metricsPort}${METRICS_PATH}` });
  };
  const mockBackend = keep(await startMockBackend(await freePort(), { DATA_DIR: folder }));
  const everNewBackend = keep(await startEverNewBackend(mockBackend.origin));
  return {
    shop: keep(await startMeasured(mockBackend)),
    everNew: keep(await startMeasured(everNewBackend)),
  };
}

async function stopAll() {
  for (const stop of stops.splice(0).reverse()) await stop();
}

function print({ head, rows }) {
  console.log(`| ${head.join(' | ')} |\n| ${head.map(() => '---').join(' | ')} |`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  console.log();
}

/** One part that fails, such as on a machine that is too busy, does not keep the others from theirs. */
async function measure(names) {
  const failed = [];
  for (const name of names) {
    try {
      const table = await PARTS[name][1]();
      if (table) print(table);
    } catch (error) {
      failed.push(name);
      console.error(`${name}: ${error.stack ?? error}\n`);
    }
  }
  return failed;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  const isAsked = wanted.includes('--help') || wanted.includes('-h');
  (isAsked ? console.log : console.error)(HELP);
  process.exit(isAsked ? 0 : 1);
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void stopAll().then(() => process.exit(1)));
}
await buildOnce();
const { model = 'unknown' } = cpus()[0] ?? {};
const date = new Date().toISOString().slice(0, 10);
console.log(`${date}, ${cpus().length} cores (${model.trim()}), Node ${process.version}\n`);
const failed = await measure(wanted.length > 0 ? wanted : Object.keys(PARTS));
await stopAll();
if (failed.length > 0) {
  console.error(`Not measured: ${failed.join(', ')}`);
  process.exitCode = 1;
}
