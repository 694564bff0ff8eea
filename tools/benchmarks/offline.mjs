import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { SHELL_PATH, paths } from '../../scripts/lib/shopPaths.mjs';
import {
  freePort,
  pause,
  removeFolder,
  startStorefront,
  temporaryFolder,
} from '../../scripts/lib/programs.mjs';
import { percentile } from './percentile.mjs';

// Cold offline: after one visit the server is gone and the network is off; how soon does a new tab
// show the content of that visit, with the splash out of its way?
const RUNS = 5;
const LIMIT_MS = 1_500;
/** Until the worker has its shell and the responses are stored. */
const SETTLE_MS = 4_000;
const PLACES = [
  [paths.home, '[aria-label="Featured on Dushi Market"]'],
  [paths.bikes, 'main article'],
];

async function visit(context, address) {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction((shell) => caches.match(shell, { ignoreSearch: true }), SHELL_PATH);
  await pause(SETTLE_MS);
  await page.close();
}

/** Time from the first request until the content is seen. */
async function timeToContentMs(context, address, selector) {
  const page = await context.newPage();
  await page.addInitScript((wanted) => {
    const look = () => {
      const splash = document.querySelector('[data-splash="screen"]');
      const isOver = !splash || Number(getComputedStyle(splash).opacity) < 0.5;
      const element = document.querySelector(wanted);
      if (element && element.getClientRects().length > 0 && isOver) {
        window.contentAt = performance.now();
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  }, selector);
  await page.goto(address);
  const at = await page.waitForFunction(() => window.contentAt, null, { timeout: 30_000 });
  const timeMs = await at.jsonValue();
  await page.close();
  return timeMs;
}

/** A table of the times. */
export async function offlineTimes() {
  const folder = await temporaryFolder();
  const shop = await startStorefront(await freePort(), { DATA_DIR: folder });
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext();
    for (const [path] of PLACES) await visit(context, shop.origin + path);
    await shop.stop();
    await context.setOffline(true);
    const rows = [];
    for (const [path, selector] of PLACES) {
      const timesMs = [];
      for (let run = 0; run < RUNS; run++) {
        // An address that the browser's own cache does not know.
        timesMs.push(await timeToContentMs(context, `${shop.origin}${path}?run=${run}`, selector));
      }
      const medianMs = percentile(timesMs, 0.5);
      rows.push([path, `${Math.round(medianMs)} ms`, `${LIMIT_MS} ms`]);
    }
    return { head: [`cold offline (median of ${RUNS})`, 'content after', 'at most'], rows };
  } finally {
    await browser.close();
    await shop.stop();
    await removeFolder(folder);
  }
}
