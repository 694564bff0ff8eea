import path from 'node:path';
import { root, run } from '../lib/buildOnce.mjs';

// Every state of the catalogue in every language, and in the pseudo-language, at four widths: no
// overflow, no cut word, no axe violation, and in the pseudo-language no text that is no message.
// The tests look at the main states only.
await run(
  process.execPath,
  [
    path.join(root, 'scripts/e2e.mjs'),
    'development',
    'states',
    '-g',
    'in the (other languages|pseudo-language)',
  ],
  { env: { ...process.env, E2E_ALL_STATES: '1' } },
);
