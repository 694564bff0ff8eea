import type { Page } from '@playwright/test';
import { expect, holdRequests, test } from './fixtures';
import { hydrated, settled } from './settled';

test.describe('going back while a page starts that the server rendered', () => {
  /** The visitor goes from one screen to another, and leaves by the address bar. */
  const visits: [from: string, step: (page: Page) => Promise<void>, to: RegExp][] = [
    [
      '/bikes/listings',
      async (page) => {
        await page.getByRole('radio', { name: 'Auction' }).check();
        await page.getByRole('link', { name: 'View Bike' }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      /\/bikes\/listings\?listingType=auction$/,
    ],
    [
      '/about',
      async (page) => {
        await page
          .getByRole('link', { name: /^Wishlist/ })
          .first()
          .click();
        await expect(page.getByRole('heading', { name: 'Wishlist - Coming Soon' })).toBeVisible();
      },
      /\/about$/,
    ],
  ];

  for (const [from, step, to] of visits) {
    test(`hydrates what was rendered, then follows: ${from}`, async ({ page }) => {
      await page.goto(from);
      await hydrated(page);
      await step(page);
      const left = page.url();
      await page.goto('/login');
      const release = await holdRequests(page, '**/assets/client.*.js');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(left);
      await page.evaluate(() => {
        window.history.back();
      });
      await expect(page).toHaveURL(to);
      release();
      await hydrated(page);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        from === '/about' ? /.+/ : 'Bikes for Sale',
      );
      await expect(page.getByRole('heading', { name: 'Wishlist - Coming Soon' })).toBeHidden();
      await page.goForward();
      await expect(page).toHaveURL(left);
    });
  }
});

for (const minutes of [-40, 40]) {
  // spec §9.18
  test(`a clock that is ${String(minutes)} minutes off requests nothing that the page has`, async ({
    page,
  }) => {
    await page.addInitScript((ms) => {
      const realNow = Date.now;
      const now = () => realNow() + ms;
      Date.now = now;
      window.Date = new Proxy(Date, {
        construct: (date, args, newTarget) =>
          Reflect.construct(date, args.length === 0 ? [now()] : args, newTarget) as object,
      });
    }, minutes * 60_000);
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'GET' && /^\/(api|v1)\//.test(pathname)) requested.push(pathname);
    });
    await page.goto('/');
    await settled(page);
    expect(requested).toEqual([]);
  });
}
