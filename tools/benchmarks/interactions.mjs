import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { pause } from '../../scripts/lib/programs.mjs';
import { paths } from '../../scripts/lib/shopPaths.mjs';
import { percentile } from './percentile.mjs';

// Interaction to Next Paint of what visitors press, as browsers measure it (Event Timing, in steps of
// 8 ms, none below 16). https://web.dev/articles/inp
const SLOW_DOWN = 4;
const TURNS = 12;
const LIMIT_MS = 100;
const SHORTEST_MS = 16;
/** Until the late parts are here. */
const START_MS = 3_000;
/** Until what a press caused has ended. */
const SETTLE_MS = 600;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const button = (name) => (page) => page.getByRole('button', { name }).first().click();
const key = (page, name) => page.keyboard.press(name);

/** What is pressed, and what takes it back where that is another control. */
const INTERACTIONS = [
  ['menu', PHONE, paths.home, button('Menu'), (page) => key(page, 'Escape')],
  ['heart', PHONE, paths.home, (page) => page.locator('article [aria-pressed]').first().click()],
  ['next slide', PHONE, paths.home, button('Next slide')],
  [
    'filter, a key',
    DESKTOP,
    paths.bikes,
    (page) => key(page, '9'),
    (page) => key(page, 'Backspace'),
    async (page) => {
      await page.getByRole('group', { name: 'Price in AWG' }).getByLabel('To').click();
      await key(page, 'End');
      for (let place = 0; place < 4; place++) await key(page, 'Backspace');
    },
  ],
  [
    'dialog',
    PHONE,
    paths.bikes,
    (page) => page.getByRole('link', { name: 'View Bike' }).first().click(),
    (page) => key(page, 'Escape'),
  ],
  [
    'language',
    DESKTOP,
    paths.home,
    (page) => page.getByRole('link', { name: 'Nederlands' }).last().click(),
    (page) => page.getByRole('link', { name: 'English' }).last().click(),
  ],
];

/** A table of the times from a press to the frame that shows it. */
export async function interactions(origin) {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    const rows = [];
    for (const [name, viewport, path, press, undo, prepare] of INTERACTIONS) {
      const page = await openPage(browser, origin + path, viewport);
      await prepare?.(page);
      const times = [];
      for (let turn = 0; turn < TURNS; turn++) {
        times.push(await timeOf(page, press));
        if (undo) await undo(page);
        await pause(SETTLE_MS);
      }
      await page.context().close();
      const slow = percentile(times, 0.75);
      rows.push([name, percentile(times, 0.5), slow, Math.max(...times), `${LIMIT_MS}`]);
    }
    const head = ['interaction, ms to the next paint', 'median', '75th percentile', 'most', 'aim'];
    return { head, rows };
  } finally {
    await browser.close();
  }
}

async function openPage(browser, address, viewport) {
  const context = await browser.newContext({ viewport, locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      window.interactions.push(
        ...list.getEntries().filter(({ interactionId }) => interactionId > 0),
      );
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
  await pause(START_MS);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return page;
}

/** The longest event of a press, in ms. */
async function timeOf(page, press) {
  await page.evaluate(() => (window.interactions.length = 0));
  await press(page);
  await pause(SETTLE_MS);
  const times = await page.evaluate(() => window.interactions.map(({ duration }) => duration));
  return Math.max(SHORTEST_MS, ...times);
}
