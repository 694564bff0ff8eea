import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { pause } from '../../scripts/lib/programs.mjs';
import { paths } from '../../scripts/lib/shopPaths.mjs';
import { percentile } from './percentile.mjs';

const TURNS = 3;
/** Until the page has settled, and between two visits of a screen. */
const START_MS = 4_000;
const REST_MS = 1_000;
/** How long a finger presses before the click. */
const PRESS_MS = 90;
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

/** The latency and speed of a slow phone, and its processor. */
const SPEEDS = {
  'no throttling': null,
  'slow phone': { latency: 150, bytesPerSecond: 200_000, slowDown: 4 },
};

/** A screen, where its link is pressed, and the part of it that counts as its content. */
const SCREENS = [
  ['bikes, first card', paths.home, paths.bikes, 'main article:not([aria-hidden])'],
  ['Log in', paths.home, paths.login, 'main input[type="email"]'],
  ['About', paths.home, paths.about, 'main h1'],
  ['vehicles', paths.home, paths.vehicles, 'main h1'],
  ['Home, first product', paths.about, paths.home, 'main article:not([aria-hidden])'],
];

/**
 * A table of the times from the press of a link to the content of its screen: of the first and the second
 * visit, without a service worker.
 */
export async function navigationTimes(origin) {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    const rows = [];
    for (const [speed, limits] of Object.entries(SPEEDS)) {
      for (const [name, from, to, content] of SCREENS) {
        const turns = [];
        for (let turn = 0; turn < TURNS; turn++)
          turns.push(await visits(browser, origin, from, to, content, limits));
        const median = (visit) =>
          Math.round(
            percentile(
              turns.map((times) => times[visit]),
              0.5,
            ),
          );
        rows.push([name, speed, median(0), median(1)]);
      }
    }
    return { head: ['press to content, ms', 'speed', 'first visit', 'second visit'], rows };
  } finally {
    await browser.close();
  }
}

/** The times of two visits of a screen from one page. */
async function visits(browser, origin, from, to, content, limits) {
  const context = await browser.newContext({ ...PHONE, locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  if (limits) await throttle(context, page, limits);
  await page.goto(origin + from);
  await page.locator('html[data-hydrated]').waitFor();
  await pause(START_MS);
  const first = await timeOf(page, to, content);
  await page.goBack();
  await page.waitForURL(origin + from);
  await pause(REST_MS);
  const second = await timeOf(page, to, content);
  await context.close();
  return [first, second];
}

async function throttle(context, page, { latency, bytesPerSecond, slowDown }) {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
}

/** The time from the press of a link to the frame that has the content, in ms of the page's clock. */
async function timeOf(page, to, content) {
  const link = page.locator(`a[href="${to}"]`).first();
  if ((await link.count()) === 0) await page.getByRole('button', { name: 'Menu' }).click();
  await link.waitFor({ state: 'attached' });
  return page.evaluate(
    async ({ to, content, pressMs }) => {
      const link = document.querySelector(`a[href="${to}"]`);
      const isThere = () => {
        const here = window.location.pathname === to && document.querySelector(content);
        return here && getComputedStyle(here).visibility === 'visible';
      };
      const startMs = performance.now();
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
      await new Promise((resolve) => setTimeout(resolve, pressMs));
      link.click();
      // A poll in each frame would make frames.
      await new Promise((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (!isThere()) return;
          observer.disconnect();
          resolve();
        }).observe(document, { attributes: true, childList: true, subtree: true });
      });
      await new Promise(requestAnimationFrame);
      return performance.now() - startMs;
    },
    { to, content, pressMs: PRESS_MS },
  );
}
