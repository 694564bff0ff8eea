import type { Browser, CDPSession, Page } from '@playwright/test';
import { stateName } from '../src/testing/states/screenState';
import { cases } from '../src/testing/sweeps';
import { expect, test } from './fixtures';
import { settled } from './settled';
import { openedStates, visitState } from './stateVisit';

const SCREENS = ['/', '/bikes/listings', '/vehicles', '/about', '/login', '/signup', '/search'];
/** Of the screens with data: nothing came yet, nothing is there, and nothing comes. */
const STATES = openedStates.filter(
  ({ kind, screen, detail }) =>
    ['loading', 'empty', 'error'].includes(kind) && screen !== 'report' && detail === undefined,
);
const WINDOW_MS = 4_000;
/** A change of slide takes some; one endless animation on the main thread takes over 200. */
const MOST_RECALCULATIONS = 10;

async function styleRecalculations(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? NaN;
}

/** How often a page that nobody touches recalculates styles in `WINDOW_MS`. */
async function recalculationsAtRest(page: Page, session: CDPSession): Promise<number> {
  const before = await styleRecalculations(session);
  await page.evaluate(
    (windowMs) =>
      new Promise((resolve) => {
        // oxlint-disable-next-line house/no-restricted-syntax -- what happens within a time is counted
        setTimeout(resolve, windowMs);
      }),
    WINDOW_MS,
  );
  return (await styleRecalculations(session)) - before;
}

/** In a window of its own: a page behind another one draws no frames. */
async function expectRest(
  browser: Browser,
  baseURL: string,
  name: string,
  open: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await open(page);
  await settled(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await expect
    .poll(() => recalculationsAtRest(page, session), name)
    .toBeLessThanOrEqual(MOST_RECALCULATIONS);
  await context.close();
}

test('a page that nobody touches comes to rest', async ({ browser, shop }) => {
  await Promise.all(
    SCREENS.map((path) =>
      expectRest(browser, shop.origin, path, async (page) => {
        await page.goto(path);
      }),
    ),
  );
});

test('so does a page that loads, is empty or has failed', async ({
  browser,
  shop,
  allowConsole,
}) => {
  // What each failure says is the business of its own tests.
  allowConsole(/./);
  const states = cases(STATES, openedStates);
  await Promise.all(
    states.map((state) =>
      expectRest(browser, shop.origin, stateName(state), (page) => visitState(page, state)),
    ),
  );
});
