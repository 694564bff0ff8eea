import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findProgram } from '../../scripts/lib/browser.mjs';
import { buildOnce } from '../../scripts/lib/buildOnce.mjs';
import { PAGES } from '../../scripts/lib/pages.mjs';
import {
  freePort,
  pause,
  removeFolder,
  startStorefront,
  temporaryFolder,
} from '../../scripts/lib/programs.mjs';
import { paths, searchPath } from '../../scripts/lib/shopPaths.mjs';
import { openFirefoxTab } from './engines/firefoxTab.mjs';
import { openWebkitTab } from './engines/webkitTab.mjs';

// A short walk through Debian's Firefox and WebKit. (The nightly workflow runs browser tests in
// Playwright's builds, which have no back/forward cache: `npm run test:e2e -- --project=firefox
// --project=webkit`.) Firefox's warnings and errors fail it. `--engine` takes one of them alone.
const { values } = parseArgs({ options: { engine: { type: 'string' } } });
const WAIT_LIMIT_MS = 20_000;

const ENGINES = {
  firefox: {
    packages: ['firefox-esr'],
    program: 'firefox-esr',
    open: () => openFirefoxTab(findProgram('firefox-esr')),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    program: 'WebKitWebDriver',
    open: openWebkitTab,
  },
};

/** Every kind of page, and an address without one. */
const ADDRESSES = [...PAGES, searchPath('boat'), '/none'];
/** What the address without a page logs, and a page that is left while it loads. */
const EXPECTED = /Failed to load resource.*404|ServiceWorker intercepted/;

/** Installs what is missing of Debian's packages. */
function ensureProgram({ packages, program }) {
  if (findProgram(program)) return;
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (!findProgram(program)) throw new Error(`Install Debian's packages ${packages.join(', ')}.`);
}

/** Runs a function in the page until it returns something true. */
async function until(tab, what, script, ...args) {
  const deadlineMs = Date.now() + WAIT_LIMIT_MS;
  // A page on its way to another has no document.
  while (!(await Promise.resolve(tab.run(script, ...args)).catch(() => false))) {
    if (Date.now() > deadlineMs) throw new Error(`not seen: ${what}`);
    await pause(100);
  }
}

const seen = (tab, selector) =>
  until(tab, selector, (selector) => document.querySelector(selector) !== null, selector);
const gone = (tab, selector) =>
  until(tab, `no ${selector}`, (selector) => document.querySelector(selector) === null, selector);
const hydrated = (tab) => seen(tab, 'html[data-hydrated]');
/** Navigates in a task of its own: a page from the back/forward cache has no `load` to wait for. */
const back = (tab) => tab.run(() => void setTimeout(() => history.back()));

const steps = {
  async 'each address'(tab, open) {
    for (const address of ADDRESSES) {
      await open(address);
      await seen(tab, 'h1, h2');
    }
  },

  async 'a menu'(tab, open) {
    await open(paths.home);
    await tab.press('//header//button[.="Categories"]');
    await seen(tab, '#categories-panel a');
  },

  async 'a heart'(tab, open) {
    await open(paths.home);
    await tab.press('//main//button[contains(@aria-label, "to wishlist")]');
    await seen(tab, '[aria-pressed="true"]');
  },

  async 'a bike, and Back'(tab, open) {
    await open(paths.bikes);
    await tab.press('//main//a[starts-with(., "View Bike")]');
    await seen(tab, 'dialog[open] img');
    await back(tab);
    await gone(tab, 'dialog[open]');
  },

  async 'another language'(tab, open) {
    await open(paths.about);
    await tab.press('//footer//a[.="Nederlands"]');
    await seen(tab, 'html[lang="nl"]');
  },

  async 'a report'(tab, open) {
    await open(paths.home);
    await tab.press('//footer//button[.="Report a problem"]');
    await tab.press('//dialog//summary');
    await seen(tab, 'dialog[open] textarea[readonly]');
  },

  async 'the back/forward cache'(tab, open) {
    await open(paths.about);
    await tab.run(() => {
      window.scrollTo(0, 600);
      window.isTheSame = true;
    });
    await open(paths.login);
    await back(tab);
    await until(
      tab,
      'the position that was left',
      () => location.pathname === '/about' && Math.abs(scrollY - 600) <= 2,
    );
    const isKept = await tab.run(() => window.isTheSame === true);
    return isKept ? '' : ' (the browser loaded the page again)';
  },
};

await buildOnce();
const folder = await temporaryFolder();
const port = await freePort();
const shop = await startStorefront(port, { DATA_DIR: folder });
let failed = 0;

for (const [name, engine] of Object.entries(ENGINES)) {
  if ((values.engine ?? name) !== name) continue;
  ensureProgram(engine);
  const tab = await engine.open();
  const open = async (address) => {
    await tab.go(`http://127.0.0.1:${port}${address}`);
    await hydrated(tab);
  };
  for (const [step, take] of Object.entries(steps)) {
    try {
      const note = (await take(tab, open)) ?? '';
      const said = tab.said.splice(0).filter((line) => !EXPECTED.test(line));
      if (said.length > 0) throw new Error(said.join('\n    '));
      console.log(`  ${name}, ${step}: fine${note}`);
    } catch (error) {
      failed++;
      console.log(`  ${name}, ${step}: FAILED\n    ${error.message}`);
    }
  }
  await tab.close();
}
await shop.stop();
await removeFolder(folder);
process.exit(failed === 0 ? 0 : 1);
