import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import {
  freePort,
  removeFolder,
  start,
  temporaryFolder,
  waitUntilOk,
} from '../../scripts/lib/programs.mjs';
import { copyProject } from './copyProject.mjs';

// `npm run dev` of a copy of the project, whose files change under an open page, one kind after the
// other: each change shows, without or with a reload, and the state is kept. A syntax error in each
// kind of code, mended, leaves nothing behind.

/** What stays wrong after a change in the wrong order. */
const STUCK = /No message bundle is loaded|before initialization/;
const START_LIMIT_MS = 300_000;
const CHANGE_LIMIT_MS = 60_000;

const FILES = {
  component: 'src/features/home/HomePage.tsx',
  'component with a slice': 'src/features/banners/HeroSlider.tsx',
  reducer: 'src/features/banners/heroSliderSlice.ts',
  'reducer of all screens': 'src/features/wishlist/wishlistSlice.ts',
  messages: 'src/features/products/messages/en.ts',
  API: 'src/features/bikes/listingsApi.ts',
  'API of the screen': 'src/features/products/productsApi.ts',
  styles: 'src/shared/theme/tokens.ts',
};

const folder = await temporaryFolder();
const shop = path.join(folder, 'shop');
copyProject(shop);
const origin = `http://127.0.0.1:${await freePort()}`;

const problems = [];
function check(isTrue, text) {
  console.log(`${isTrue ? 'yes' : 'NO '}  ${text}`);
  if (!isTrue) problems.push(text);
}

const read = (file) => readFileSync(path.join(shop, file), 'utf8');
const write = (file, text) => writeFileSync(path.join(shop, file), text);

const server = start(process.execPath, ['tools/development/dev.mjs'], {
  cwd: shop,
  env: {
    NODE_ENV: 'development',
    PORT: new URL(origin).port,
    DATA_DIR: path.join(folder, 'data'),
  },
});
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
try {
  await waitUntilOk(origin);
  const page = await browser.newPage();
  page.setDefaultTimeout(CHANGE_LIMIT_MS);
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(origin, { timeout: START_LIMIT_MS });
  const heart = page.getByRole('main').locator('button[aria-pressed]').first();
  await heart.click();

  /** Waits until the page runs the changed file and shows the screen with its state. */
  async function isAsBefore(kind, version) {
    try {
      await page.waitForFunction(([key, value]) => globalThis[key] === value, [kind, version]);
      await page.locator('main button[aria-pressed="true"]').first().waitFor();
      return !STUCK.test(await page.locator('body').innerText());
    } catch {
      return false;
    }
  }

  // By kind: with a file, those that import it may be evaluated again.
  const marked = (text, kind, version) =>
    `${text}\nObject.assign(globalThis, { '${kind}': '${version}' });\n`;

  for (const [kind, file] of Object.entries(FILES)) {
    const text = read(file);
    errors.length = 0;
    write(file, marked(text, kind, 'changed'));
    check(await isAsBefore(kind, 'changed'), `a change of ${kind} shows, with the state`);
    check(errors.length === 0, `and without an error${errors.map((one) => `: ${one}`).join('')}`);
    write(file, `${text}\nconst = broken;\n`);
    await page.locator('iframe#webpack-dev-server-client-overlay').waitFor({ state: 'attached' });
    errors.length = 0;
    write(file, marked(text, kind, 'mended'));
    check(await isAsBefore(kind, 'mended'), 'a syntax error in it, then mended, leaves nothing');
    const stuck = errors.filter((one) => STUCK.test(one));
    check(stuck.length === 0, `and without an error${stuck.map((one) => `: ${one}`).join('')}`);
  }

  const messages = read(FILES.messages);
  write(FILES.messages, messages.replace("'Featured Products'", "'Chosen Products'"));
  await page.getByRole('heading', { name: 'Chosen Products' }).waitFor();
  check(true, 'changed texts show');

  const shopFile = 'shops/dushi-market/shop.json';
  write(shopFile, read(shopFile).replaceAll('Dushi Market', 'Bon Market'));
  await page.waitForFunction(() => document.title.includes('Bon Market'));
  await page.locator('main button[aria-pressed="true"]').first().waitFor();
  check(true, 'a changed shop file shows, with the state');
} finally {
  await browser.close();
  await server.stop();
  await removeFolder(folder);
}
process.exit(problems.length === 0 ? 0 : 1);
