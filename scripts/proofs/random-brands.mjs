import path from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from '../lib/buildOnce.mjs';

// Random brands in a real browser: each, as it is or with the colours that its refusal suggests,
// shows axe no contrast fault. Every brand is seen on one of the screens of `e2e/brands.spec.ts`,
// in turn. `--brands`, `--screens` and `--seed` set how many, on how many screens each, and which.
const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: '1000' },
    screens: { type: 'string', default: '1' },
    seed: { type: 'string', default: '15' },
  },
});
await run(process.execPath, [path.join(root, 'scripts/e2e.mjs'), 'brands'], {
  env: {
    ...process.env,
    E2E_BRANDS: values.brands,
    E2E_BRAND_SCREENS: values.screens,
    E2E_BRANDS_SEED: values.seed,
  },
});
