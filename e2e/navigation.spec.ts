import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hydrated } from './settled';

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the page is scrolled to a place, give or take what rounding does. */
async function expectScrollTop(page: Page, top: number) {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(2);
}

test(
  'navigation: title, top, focus; positions come back, after a reload too',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/about');
    await expect(page).toHaveTitle('About Us | Dushi Market');
    const bottom = await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return window.scrollY;
    });
    expect(bottom).toBeGreaterThan(1_000);
    await page.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveTitle('Page not found | Dushi Market');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectScrollTop(page, 0);

    await page.goBack();
    await expect(page).toHaveTitle('About Us | Dushi Market');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectScrollTop(page, bottom);
    await page.reload();
    await hydrated(page);
    await expectScrollTop(page, bottom);
    await page.goForward();
    await expect(page).toHaveTitle('Page not found | Dushi Market');
    await page.goBack();
    await expectScrollTop(page, bottom);
  },
);

test('a chunk of an old release: one reload, and the address is kept', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ChunkLoadError|Failed to load resource/);
  await open(page, '/about');
  let loads = 0;
  page.on('load', () => loads++);
  await page.route('**/assets/placeholders.*.js', (route) => route.abort(), { times: 1 });
  await page.getByRole('searchbox').fill('straw hat');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Search - Coming Soon' })).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=straw%20hat$/);
  await hydrated(page);
  await expect.poll(() => loads).toBe(1);
});

test('a chunk that is really missing: the error page, with ways on', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ChunkLoadError|Failed to load resource|Rendering failed/);
  // React reports that it could not hydrate the missing screen.
  allowConsole(/Minified React error #4\d\d/);
  await open(page, '/wishlist');
  let loads = 0;
  page.on('load', () => loads++);
  await page.route('**/assets/about.*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Something went wrong while loading the page.',
  );
  await expect.poll(() => loads).toBe(1);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { name: 'Cart - Coming Soon' })).toBeFocused();

  await page.goBack();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/assets/about.*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Everything sweet on the island',
  );
});
