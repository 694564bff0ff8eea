import { createServer, type Server, type Socket } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, uncached } from './fixtures';
import { OFFLINE_WORDS, SLIDER, visitOnce } from './offlineVisit';
import type { startShop } from './shop';

// Runs after all other tests, alone: nothing else shall make it late.
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });

/** The promise: content is on the screen this soon, in ms. */
const CONTENT_WITHIN = 1_500;
/** Exact times are for benchmarks. */
const SLACK = 1_000;
/** A navigation unanswered for this long gets the app shell, in ms. */
const NAVIGATION_LIMIT_MS = 3_000;

/**
 * Opens a page and tells after how many ms the element stood there, from the first request on. Under
 * addresses that the browser's own cache does not know, or that would answer.
 */
async function timeTo(page: Page, url: string, selector: string): Promise<number> {
  await page.addInitScript((wanted) => {
    const look = () => {
      const element = document.querySelector(wanted);
      const splash = document.querySelector('[data-splash]');
      // From here on the splash lets the content through.
      const isOver = !splash || Number(getComputedStyle(splash).opacity) < 0.5;
      if (element && element.getClientRects().length > 0 && isOver) {
        document.documentElement.dataset.contentAt = String(performance.now());
      } else {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  }, selector);
  await page.goto(url);
  const at = await page.waitForFunction(() => document.documentElement.dataset.contentAt, null, {
    timeout: 30_000,
  });
  return Number(await at.jsonValue());
}

async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      .map(({ currentSrc }) => currentSrc),
  );
}

/** Takes every connection and answers none. */
function hangOn(port: number): Promise<Server & { readonly sockets: Set<Socket> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      resolve(Object.assign(server, { sockets }));
    });
  });
}

/** Visits a shop that ends then for good. Returns its origin. */
async function visitThenClose(
  context: BrowserContext,
  startOwnShop: typeof startShop,
): Promise<string> {
  const own = await startOwnShop();
  await visitOnce(context, own.origin);
  await own.stop();
  return own.origin;
}

test.beforeEach(({ allowConsole }) => {
  allowConsole(OFFLINE_WORDS);
});

test('cold offline, the last visit is on the screen with its pictures and its age', async ({
  context,
  startOwnShop,
}) => {
  const origin = await visitThenClose(context, startOwnShop);
  await context.setOffline(true);
  for (const [path, selector] of [
    ['/', SLIDER],
    ['/bikes/listings', 'main article'],
  ] as const) {
    const page = await context.newPage();
    const time = await timeTo(page, origin + uncached(path), selector);
    expect(time).toBeLessThan(CONTENT_WITHIN + SLACK);
    await expect(page.getByText(/Saved (less than a minute|\d+ minutes?) ago/)).toBeVisible();
    await page.waitForTimeout(500);
    expect(await brokenPictures(page)).toEqual([]);
    await page.close();
  }
});

test('sockets that hang: the shell after 3 s, then the content of the last visit', async ({
  context,
  startOwnShop,
}) => {
  const origin = await visitThenClose(context, startOwnShop);
  const hanging = await hangOn(Number(new URL(origin).port));
  const page = await context.newPage();
  const time = await timeTo(page, origin + uncached('/'), SLIDER);
  expect(time).toBeLessThan(NAVIGATION_LIMIT_MS + CONTENT_WITHIN + SLACK);
  await expect(page.getByText(/Saved (less than a minute|\d+ minutes?) ago/)).toBeVisible();
  await page.close();
  for (const socket of hanging.sockets) socket.destroy();
  await new Promise((resolve) => hanging.close(resolve));
});
