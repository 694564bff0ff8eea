import { cpus } from 'node:os';
import { assetSizes } from './assetSizes.mjs';
import { startEverNewBackend } from './everNewBackend.mjs';
import { lighthouseRuns } from './lighthouse.mjs';
import { offlineTimes } from './offline.mjs';
import { pageRates } from './pageRates.mjs';
import { recordedVisits } from './recordedVisits.mjs';
import { buildOnce, run } from '../../scripts/lib/buildOnce.mjs';
import {
  freePort,
  removeFolder,
  startMockBackend,
  startStorefront,
  temporaryFolder,
} from '../../scripts/lib/processes.mjs';
import { METRICS_PATH } from '../../scripts/lib/shopPaths.mjs';

// `npm run bench`: what docs/performance.md quotes. `npm run bench -- --fast` leaves Lighthouse out,
// `npm run bench -- --recorder` measures only what the recorder of 'Report a problem' costs.
const isFast = process.argv.includes('--fast');
const isRecorderOnly = process.argv.includes('--recorder');
await buildOnce();
const folder = await temporaryFolder();
const mockBackend = await startMockBackend(await freePort(), { DATA_DIR: folder });
const everNewBackend = await startEverNewBackend(mockBackend.origin);

async function startMeasured(backend) {
  const metricsPort = await freePort();
  const shop = await startStorefront(await freePort(), {
    DATA_DIR: folder,
    API_HOST_INTERNAL: backend.origin,
    REALESTATE_HOST_INTERNAL: backend.origin,
    METRICS_PORT: String(metricsPort),
  });
  return Object.assign(shop, { metricsUrl: `http://127.0.0.1:${metricsPort}${METRICS_PATH}` });
}

const shop = await startMeasured(mockBackend);
const everNew = await startMeasured(everNewBackend);
try {
  const { model = 'unknown' } = cpus()[0] ?? {};
  const date = new Date().toISOString().slice(0, 10);
  console.log(`${date}, ${cpus().length} cores (${model.trim()}), Node ${process.version}\n`);
  const tables = isRecorderOnly
    ? []
    : [
        await assetSizes(shop.origin),
        await pageRates(shop, everNew),
        await offlineTimes(),
        ...(isFast ? [] : [await lighthouseRuns(shop.origin)]),
      ];
  tables.push(await recordedVisits(shop.origin));
  for (const { head, rows } of tables) {
    console.log(`| ${head.join(' | ')} |\n| ${head.map(() => '---').join(' | ')} |`);
    for (const row of rows) console.log(`| ${row.join(' | ')} |`);
    console.log();
  }
} finally {
  await shop.stop();
  await everNew.stop();
  await everNewBackend.stop();
  await mockBackend.stop();
  await removeFolder(folder);
}

// The bikes with 100,000 listings, on a shop of its own.
if (!isRecorderOnly) await run(process.execPath, ['tools/benchmarks/bikesList.mjs']);

// What the recorder costs the store alone, without the checks that Redux Toolkit makes in development.
await run(
  process.execPath,
  ['--expose-gc', '-r', 'ts-node/register', 'tools/benchmarks/recorderCost.ts'],
  { env: { ...process.env, NODE_ENV: 'production' } },
);
