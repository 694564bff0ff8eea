import path from 'node:path';
import { root, run } from '../../scripts/lib/buildOnce.mjs';

// What `npm test` shows once, in all variants: each state in each language and in the pseudo-language, at
// four widths; random visits, brands and secrets by the thousand; routes in each language; the coverage
// of the unit tests; and the screens of the second shop.
const E2E = path.join(root, 'scripts/e2e.mjs');
const sweep = { ...process.env, SWEEPS: '1' };
const steps = {
  'unit tests': ['npm', ['run', '--silent', 'test:unit', '--', '--coverage'], { env: sweep }],
  'browser tests': [process.execPath, [E2E], { env: sweep }],
  'second shop': [
    process.execPath,
    [E2E, 'home', 'bikes', 'auth', 'offline'],
    { env: { ...process.env, E2E_SHOP: 'shops/bunita/shop.json' } },
  ],
};

const failed = [];
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n=== ${name}`);
  await run(...step).catch(() => failed.push(name));
}
if (failed.length > 0) throw new Error(`These sweeps failed: ${failed.join(', ')}`);
