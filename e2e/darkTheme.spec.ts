import type { Browser } from '@playwright/test';
import { expect, test } from './fixtures';
import { changedPixels, pixelsOf } from './pixels';
import { settled } from './settled';

const AREA = { x: 0, y: 0, width: 390, height: 844 };

/** What a visitor sees who has chosen a dark system. */
async function login(browser: Browser, baseURL: string): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL,
    viewport: AREA,
    colorScheme: 'dark',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/login');
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  const pixels = await pixelsOf(page, AREA);
  await context.close();
  return pixels;
}

test('a browser that darkens pages by itself shows the colours of the shop', async ({
  playwright,
  browser,
  launchOptions,
  shop,
}) => {
  const darkening = await playwright.chromium.launch({
    ...launchOptions,
    args: ['--no-sandbox', '--font-render-hinting=none', '--enable-features=WebContentsForceDark'],
  });
  const darkened = await login(darkening, shop.origin);
  await darkening.close();
  expect(changedPixels(await login(browser, shop.origin), darkened)).toBe(0);
});
