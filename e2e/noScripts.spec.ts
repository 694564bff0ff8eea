import type { Page } from '@playwright/test';
import { cases } from '../src/testing/sweeps';
import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

/** Follows a line of the menu, which stands above the page. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name }).click();
}

async function expectNothingWider(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** Choices that are chips and swatches where scripts run. */
const choices = [
  ['Category', 'Cruiser'],
  ['Color', 'Red'],
] as const;

const devices = [
  ['a phone', 390, 844],
  ['a wide screen', 1440, 900],
] as const;

for (const [device, width, height] of cases(devices.slice(0, 1), devices)) {
  test.describe(`without scripts on ${device}`, () => {
    test.use({ viewport: { width, height } });

    // spec §2.52
    test('the menu leads everywhere, and buttons that would do nothing are gone', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('banner').getByRole('button')).toHaveText(['Search']);
      await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Cars\b/ })).toHaveCount(0);
      const all = page.getByRole('link', { name: /^View All Cars/ });
      await expect(all).toBeVisible({ visible: width >= 1024 });
      await choose(page, 'About Us');
      await expect(page).toHaveURL(/\/about$/);
      await expectNothingWider(page);
      await choose(page, 'Vehicle types');
      const types = page.getByRole('navigation', { name: 'Vehicle types' });
      await types.getByRole('link', { name: /^SUVs/ }).click();
      await page.getByRole('link', { name: /^Off-road/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('SUVs: Off-road');
      await expectNothingWider(page);
      await page.getByRole('searchbox').fill('kite');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/\/search\?q=kite$/);
    });

    // spec §5.9
    test('a search for nothing, or for spaces, goes nowhere', async ({ page }) => {
      for (const address of ['/about', '/nl/bikes/listings?listingType=sale', '/search?q=kite']) {
        await page.goto(address);
        for (const nothing of ['', '   ']) {
          await page.getByRole('searchbox').fill(nothing);
          const loaded = page.waitForResponse((response) => response.status() === 200);
          await page.getByRole('searchbox').press('Enter');
          await loaded;
          await expect(page).toHaveURL(address);
        }
      }
    });

    // spec §2.52
    test('bikes are filtered by the server, opened, and seen page by page', async ({ page }) => {
      await page.goto('/bikes/listings');
      const main = page.getByRole('main');
      await expect(main.getByRole('button')).toHaveText(['Show bikes']);
      await main.getByRole('radio', { name: 'Auction' }).check();
      for (const [filter, value] of choices) await main.getByLabel(filter).selectOption(value);
      await page.getByRole('group', { name: 'Price in AWG' }).getByLabel('To').fill('9000');
      await main.getByRole('button', { name: 'Show bikes' }).click();
      await expect(page).toHaveURL(/listingType=auction.*priceMax=9000/);
      await expect(main.getByRole('radio', { name: 'Auction' })).toBeChecked();
      for (const [filter, value] of choices) {
        await expect(main.getByLabel(filter)).toHaveValue(value);
      }
      const count = (await main.getByRole('heading', { name: /\d+ bikes$/ }).textContent()) ?? '';
      expect(count).not.toBe('320 bikes');
      await expectNothingWider(page);

      const card = page.getByRole('article').first();
      const title = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('link', { name: 'View Bike' }).click();
      const bike = page.getByRole('dialog', { name: title });
      await expect(bike.getByRole('heading', { name: title })).toBeInViewport();
      await expect(bike.getByRole('button', { name: /^(Close|Copy link)$/ })).toHaveCount(0);
      // It stands above the page's own heading, filters and list, not over them.
      const heading = await main.getByRole('heading', { level: 1 }).boundingBox();
      const opened = await bike.boundingBox();
      expect(opened && opened.y + opened.height).toBeLessThanOrEqual(heading?.y ?? 0);
      await expectNothingWider(page);
      await bike.getByRole('link', { name: 'Back to all bikes' }).click();
      await expect(main.getByRole('heading', { name: count })).toBeVisible();

      await main.getByRole('link', { name: 'Clear all' }).click();
      await expect(main.getByRole('heading', { name: '320 bikes' })).toBeVisible();
      await main.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(page.getByRole('article')).toHaveCount(24);
      await expect(page.locator('[aria-posinset="48"]')).toBeVisible();
      await expectNothingWider(page);
      await main.getByRole('link', { name: 'Page 1 of 14' }).click();
      await expect(page.locator('[aria-posinset="1"]')).toBeVisible();
    });

    test('a bike that is not there says so, and leads to all bikes', async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/404/);
      await page.goto('/bikes/listings?bike=none');
      const missing = page.getByRole('dialog');
      await expect(missing).toContainText('This bike is not listed any more.');
      await expect(missing.getByRole('button')).toHaveCount(0);
      await expectNothingWider(page);
      await missing.getByRole('link', { name: 'See all bikes' }).click();
      await expect(page).toHaveURL('/bikes/listings');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    // spec §2.52
    test('forms say that they need scripts', async ({ page }) => {
      for (const form of ['/login', '/signup']) {
        await page.goto(form);
        const note = page.getByRole('paragraph').filter({ hasText: 'This form needs JavaScript' });
        await expect(note).toBeVisible();
        await expectNothingWider(page);
      }
    });
  });
}

test('what needs scripts is not offered', async ({ page }) => {
  for (const [path, names] of [
    ['/', ['Refresh', /^Quick view/, /^Share/, 'Buy Now', /^Add .* to wish/i]],
    ['/login', ['Continue with Google', /show password/i]],
    ['/signup', [/show password/i]],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    for (const name of names) await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});
