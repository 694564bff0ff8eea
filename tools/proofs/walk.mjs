import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import fc from 'fast-check';
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
import { walkSecrets } from './randomWalk/walkSecrets.mjs';
import { randomStep } from './randomWalk/randomSteps.mjs';
import { walk } from './randomWalk/walkSteps.mjs';

// Random walks through the shop in a real browser, with faults, offline, reloads, Back and Forward
// and jumps of the clock. `--steps` and `--seed` set how many and which. A walk that breaks an
// invariant is walked again with fewer steps, until the shortest that still breaks it is known. Each
// walk ends with a report, which must hold nothing that was typed.
const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '3000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const STEPS = Number(values.steps);
const SEED = Number(values.seed);
const STEPS_PER_WALK_MAX = 100;
/** Walking again with fewer steps ends after an hour. */
const LIMIT_MS = 3_600_000;
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
const secrets = walkSecrets(SEED);
const steps = fc.array(randomStep(secrets), { maxLength: STEPS_PER_WALK_MAX, size: 'max' });
const walks = fc.asyncProperty(steps, fc.constantFrom(...MANNERS), async (taken, manner) => {
  const problem = await walk(browser, shop, taken, secrets, manner);
  console.log(`  ${taken.length} steps, ${Object.values(manner).join(', ')}x slower`);
  if (problem)
    throw new Error(`"${problem.invariant}" at step ${problem.index + 1}: ${problem.detail}`);
});
try {
  await fc.assert(walks, {
    seed: SEED,
    // They have half of the most steps on average.
    numRuns: Math.ceil(STEPS / (STEPS_PER_WALK_MAX / 2)),
    interruptAfterTimeLimit: LIMIT_MS,
    markInterruptAsFailure: true,
  });
} finally {
  await browser.close();
  await storefront.stop();
  await removeFolder(folder);
}
