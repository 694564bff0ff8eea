import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { run } from '../../scripts/lib/buildOnce.mjs';
import { healthPaths, paths } from '../../scripts/lib/shopPaths.mjs';
import {
  waitUntilOk,
  freePort,
  removeFolder,
  start as startProgram,
  temporaryFolder,
} from '../../scripts/lib/programs.mjs';
import { copyProject } from './copyProject.mjs';

// Two builds of the shop, one after the other, under a page that stays open: the new release is
// offered, the old page goes on in the old release, and 'Update' brings the new one. No page runs
// scripts of both.

/** A heading in the footer, in each release. */
const HEADINGS = ['Before', 'After'];

const folder = await temporaryFolder();
const shop = path.join(folder, 'shop');
copyProject(shop);
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;

async function build(heading) {
  const file = path.join(shop, 'src/features/shell/messages/en.ts');
  const source = readFileSync(file, 'utf8');
  const changed = source.replace(/company: '[^']*'/, `company: '${heading}'`);
  if (changed === source) throw new Error('The messages have no company');
  writeFileSync(file, changed);
  await run(process.execPath, ['scripts/build.mjs'], { cwd: shop });
}

async function startShop() {
  const server = startProgram(process.execPath, ['dist/server/main.js'], {
    cwd: shop,
    env: { PORT: String(port), DATA_DIR: path.join(folder, 'data') },
  });
  await waitUntilOk(origin + healthPaths.health);
  return server;
}

/** Script names of each release, the current one first. */
const releases = () =>
  JSON.parse(readFileSync(path.join(shop, 'dist/releases.json'), 'utf8')).map(
    (names) => new Set(names),
  );

const problems = [];
function check(isTrue, text) {
  console.log(`${isTrue ? 'yes' : 'NO '}  ${text}`);
  if (!isTrue) problems.push(text);
}

/** Whether all scripts of a hydrated page are of one release. */
async function runsOnly(page, release) {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  const urls = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
  const names = urls
    .filter((url) => url.startsWith(`${origin}/assets/`))
    .map((url) => url.slice(origin.length + 1));
  return names.length > 0 && names.every((name) => release.has(name));
}

const footer = (page, heading) =>
  page.getByRole('contentinfo').getByRole('heading', { name: heading, exact: true });

console.log('The first release:');
await build(HEADINGS[0]);
let server = await startShop();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  check(await footer(page, HEADINGS[0]).isVisible(), 'the first release is open');

  await server.stop();
  console.log('The second release:');
  await build(HEADINGS[1]);
  server = await startShop();
  const [after, before] = releases();

  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const update = page.getByRole('button', { name: 'Update', exact: true });
  await update.waitFor();
  check(true, "the open page offers 'Update'");

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await page.getByRole('heading', { name: 'Mission' }).waitFor();
  check(await footer(page, HEADINGS[0]).isVisible(), 'until then it goes on in the first release');
  check(await runsOnly(page, before), 'all its scripts are of the first release');

  await update.click();
  await footer(page, HEADINGS[1]).waitFor();
  check(
    new URL(page.url()).pathname === paths.about,
    "'Update' brings the second one, where it was",
  );
  check(await runsOnly(page, after), 'all its scripts are of the second release');
  check(!(await update.isVisible()), 'nothing more is offered');

  await server.stop();
  await page.context().setOffline(true);
  await page.goto(`${origin}/?offline`);
  await footer(page, HEADINGS[1]).waitFor();
  check(await runsOnly(page, after), 'the shell that works offline is of the second release too');
  check(errors.length === 0, `no error on the way${errors.map((text) => `: ${text}`).join('')}`);
} finally {
  await browser.close();
  await server.stop();
  await removeFolder(folder);
}
if (problems.length > 0) process.exit(1);
