import path from 'node:path';
import { root, run } from '../lib/buildOnce.mjs';

// The browser tests of Home, bikes, forms and offline with the second shop, from the same build.
await run(
  process.execPath,
  [path.join(root, 'scripts/e2e.mjs'), 'home', 'bikes', 'auth', 'offline'],
  {
    env: { ...process.env, E2E_SHOP: 'shops/bunita/shop.json' },
  },
);
