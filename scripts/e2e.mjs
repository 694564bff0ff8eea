import path from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { root, run } from './lib/buildOnce.mjs';

// The browser tests: `npm run test:e2e -- bikes` runs those whose file name says bikes. They run in
// Chromium; `--project=firefox` and `--project=webkit` run some of them in Playwright's builds.
const options = process.argv.slice(2);
try {
  if (!options.some((option) => option.startsWith('--project'))) {
    process.env.CHROMIUM_PATH = ensureBrowser();
    options.push('--project=chromium');
  }
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  await run(process.execPath, [cli, 'test', ...options]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
