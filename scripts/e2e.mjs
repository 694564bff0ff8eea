import path from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { root, run } from './lib/buildOnce.mjs';

// The browser tests: `npm run test:e2e -- bikes` runs those whose file name says bikes.
try {
  process.env.CHROMIUM_PATH = ensureBrowser();
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  await run(process.execPath, [cli, 'test', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
