import { execFileSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildOnce, root } from '../../scripts/lib/buildOnce.mjs';
import {
  freePort,
  removeFolder,
  startStorefront,
  temporaryFolder,
} from '../../scripts/lib/programs.mjs';
import { openGate } from './engines/gate.mjs';
import { ensurePackages } from './engines/packages.mjs';
import { steps } from './engines/walkedSteps.mjs';
import { ENGINES, openTab } from './engines/tab.mjs';

// A walk through the whole shop in Chromium, Firefox and WebKit, on a phone and on a desktop: nothing
// may be said to the console, and no rule of the content policy broken. Pictures of the same place are
// beside each other in `test-results/browsers`. `--engine` and `--step` take those alone.
const { values } = parseArgs({
  options: { engine: { type: 'string' }, step: { type: 'string', default: '' } },
});
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** What is said of what the walk does: no connection, and addresses and pictures that are not there. */
const EXPECTED =
  /Failed to load resource|NetworkError|net::ERR_|cached copy is shown|Load failed|Failed to fetch|Login form submitted|404|ServiceWorker intercepted/;

ensurePackages();
await buildOnce();
const pictures = path.join(root, 'test-results/browsers');
await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
const folder = await temporaryFolder();
const port = await freePort();
const shop = await startStorefront(port, { DATA_DIR: folder });
const gate = await openGate(port);
let failed = 0;

for (const size of SIZES) {
  for (const engine of ENGINES.filter((name) => (values.engine ?? name) === name)) {
    const tab = await openTab(engine, size, gate.origin, folder);
    const walk = { width: size.width, gate, pictures };
    for (const [name, take] of Object.entries(steps)) {
      if (!name.includes(values.step)) continue;
      const place = `${engine}, ${size.width} px, ${name}`;
      try {
        const note = await take(tab, walk);
        const said = (await tab.newlySaid()).filter((line) => !EXPECTED.test(line));
        if (said.length > 0) throw new Error(said.join('\n    '));
        console.log(`  ${place}: fine${note ? ` (${note})` : ''}`);
      } catch (error) {
        failed++;
        console.log(`  ${place}: FAILED\n    ${error.message}`);
        await tab.picture(path.join(pictures, `failed-${failed}.png`)).catch(() => undefined);
      }
    }
    await tab.close();
  }
}
gate.close();
await shop.stop();
await removeFolder(folder);
// Beside each other, to be looked at.
for (const { width } of SIZES) {
  for (const name of ['home', 'bikes', 'bike', 'login', 'menu']) {
    const files = ENGINES.map((engine) => path.join(pictures, `${name}-${width}-${engine}.png`));
    try {
      execFileSync('convert', [...files, '+append', path.join(pictures, `${name}-${width}.png`)], {
        stdio: 'ignore',
      });
    } catch {
      // A walk that was not whole has not all of them.
    }
  }
}
process.exit(failed === 0 ? 0 : 1);
