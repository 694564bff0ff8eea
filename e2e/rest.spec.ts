import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { settled } from './settled';

const SCREENS = ['/', '/bikes/listings', '/vehicles', '/about', '/login', '/signup', '/search'];
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

test('a page that nobody touches comes to rest', async ({ browser, shop }) => {
  await Promise.all(
    SCREENS.map(async (path) => {
      // A window of its own: a page behind another one draws no frames.
      const context = await browser.newContext({
        baseURL: shop.origin,
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.goto(path);
      await settled(page);
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable');
      await expect
        .poll(() => recalculationsAtRest(page, session), path)
        .toBeLessThanOrEqual(MOST_RECALCULATIONS);
      await context.close();
    }),
  );
});
