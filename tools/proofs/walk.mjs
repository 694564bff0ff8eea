import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { buildOnce } from '../../scripts/lib/buildOnce.mjs';
import { mockBackendPaths } from '../../scripts/lib/shopPaths.mjs';
import {
  freePort,
  removeFolder,
  startStorefront,
  temporaryFolder,
} from '../../scripts/lib/programs.mjs';
import { invariants } from './randomWalk/invariants.mjs';
import { shrink } from './randomWalk/shrink.mjs';
import { walkSecrets } from './randomWalk/walkSecrets.mjs';
import { stepsOf } from './randomWalk/randomSteps.mjs';
import { walk } from './randomWalk/walkSteps.mjs';

// Random walks through the shop in a real browser, with faults, offline, reloads, Back and Forward
// and jumps of the clock. `--steps` and `--seed` set how many and which; the same seed makes the
// same steps. A walk that breaks an invariant is walked again with fewer steps, until the shortest
// that still breaks it is known. Each walk ends with a report, which must hold nothing that was typed.
const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '3000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const STEPS = Number(values.steps);
const SEED = Number(values.seed);
const STEPS_PER_WALK = 100;
/** On a phone and on a desktop, at the machine's speed and slowed down. */
const MANNERS = [
  { screen: 'desktop', slowDown: 1 },
  { screen: 'phone', slowDown: 4 },
  { screen: 'phone', slowDown: 1 },
  { screen: 'desktop', slowDown: 6 },
];

await buildOnce();
const folder = await temporaryFolder();
const storefront = await startStorefront(await freePort(), { DATA_DIR: folder });
const callFaults = (method, body) =>
  fetch(storefront.origin + mockBackendPaths.faults, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
const shop = {
  origin: storefront.origin,
  setFault: (fault) => callFaults('PUT', fault),
  clearFaults: () => callFaults('DELETE'),
};
const browser = await chromium.launch({ executablePath: ensureBrowser() });

console.log(`${STEPS} steps from seed ${SEED}: ${Object.keys(invariants).join(', ')}`);
let isProven = true;
for (let walked = 0, number = 0; walked < STEPS; number++) {
  const seed = SEED + number;
  const manner = MANNERS[seed % MANNERS.length];
  const secrets = walkSecrets(seed);
  const steps = stepsOf(seed, Math.min(STEPS_PER_WALK, STEPS - walked), secrets);
  walked += steps.length;
  const problem = await walk(browser, shop, steps, secrets, manner);
  const { screen, slowDown } = manner;
  console.log(`  seed ${seed}, ${screen}, ${slowDown}x slower: ${problem ? 'FAILED' : 'fine'}`);
  if (!problem) continue;
  isProven = false;
  console.log(`  "${problem.invariant}" at step ${problem.index + 1}: ${problem.detail}`);
  const shortest = await shrink(steps.slice(0, problem.index + 1), async (fewer) => {
    const again = await walk(browser, shop, fewer, secrets, manner);
    return again?.invariant === problem.invariant;
  });
  console.log('  The shortest steps that still do:');
  for (const step of shortest) console.log(`    ${JSON.stringify(step)}`);
}

await browser.close();
await storefront.stop();
await removeFolder(folder);
if (!isProven) process.exit(1);
