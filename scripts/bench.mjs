import { cpus } from 'node:os';
import { assetSizes } from './bench/assetSizes.mjs';
import { lighthouseRuns } from './bench/lighthouse.mjs';
import { pageRates } from './bench/pageRates.mjs';
import { buildOnce } from './lib/build.mjs';
import { freePort, removeFolder, startStorefront, temporaryFolder } from './lib/processes.mjs';

// `npm run bench`: what the README quotes. `npm run bench -- --fast` leaves Lighthouse out.
await buildOnce();
const folder = await temporaryFolder();
const metricsPort = await freePort();
const shop = await startStorefront(await freePort(), {
  DATA_DIR: folder,
  METRICS_PORT: String(metricsPort),
});
try {
  const { model = 'unknown' } = cpus()[0] ?? {};
  const date = new Date().toISOString().slice(0, 10);
  console.log(`${date}, ${cpus().length} cores (${model.trim()}), Node ${process.version}\n`);
  const tables = [
    await assetSizes(shop.origin),
    await pageRates(shop.origin, `http://127.0.0.1:${metricsPort}/metrics`),
    ...(process.argv.includes('--fast') ? [] : [await lighthouseRuns(shop.origin)]),
  ];
  for (const { head, rows } of tables) {
    console.log(`| ${head.join(' | ')} |\n| ${head.map(() => '---').join(' | ')} |`);
    for (const row of rows) console.log(`| ${row.join(' | ')} |`);
    console.log();
  }
} finally {
  await shop.stop();
  await removeFolder(folder);
}
