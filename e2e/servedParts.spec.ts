import type { Page } from '@playwright/test';
import { translatePage } from '../src/testing/translatePage';
import { expect, holdRequests, test } from './fixtures';
import { firstViewHydrated, hydrated } from './settled';

/** Parts that the server renders, and whose code loads after the first view. */
const CHUNK = '**/assets/homeParts.*.js';

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /wishlist/ });

/** Opens Home, hydrated but for its parts, whose code is held back. */
async function openWithoutParts(page: Page): Promise<() => void> {
  const release = await holdRequests(page, CHUNK);
  await page.goto('/');
  await firstViewHydrated(page);
  return release;
}

/** Marks the elements of the parts; returns how many of them are left, and of how many. */
async function markParts(page: Page): Promise<() => Promise<readonly number[]>> {
  const all = await page.evaluate(() => {
    const elements = document.querySelectorAll('[data-is-dehydrated] *');
    for (const element of elements) Object.assign(element, { isMarked: true });
    Object.assign(window, { marked: elements });
    return elements.length;
  });
  expect(all).toBeGreaterThan(100);
  return () =>
    page.evaluate((count) => {
      const marked = [...document.querySelectorAll('main *')].filter((one) => 'isMarked' in one);
      return [marked.length, count];
    }, all);
}

for (const width of [390, 1440]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('parts become interactive after the first view, with the elements that the server sent', async ({
      page,
    }) => {
      const release = await openWithoutParts(page);
      const marked = await markParts(page);
      await hearts(page).first().click();
      await hearts(page).nth(1).click();
      // The first view listens meanwhile.
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expect(page.getByRole('button', { name: 'Slide 2' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
      release();
      await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
      await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
      await hydrated(page);
      const [left, all] = await marked();
      expect(left).toBe(all);
    });
  });
}

test('a change of the language before that changes the parts, too', async ({ page }) => {
  const release = await openWithoutParts(page);
  await page.getByRole('link', { name: 'Nederlands' }).first().click();
  await expect(page).toHaveURL(/\/nl$/);
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Uitgelichte producten' })).toBeVisible();
  await hydrated(page);
  await expect(
    page.getByRole('navigation', { name: 'Shop per categorie' }).getByRole('link').last(),
  ).toHaveAttribute('href', /^(\/nl|https)/);
});

test('a screen that was left before that opens again', async ({ page }) => {
  const release = await openWithoutParts(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Wishlist/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Wishlist - Coming Soon' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: /^Featured on/ })).toBeVisible();
  release();
  await hearts(page).first().click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
});

test('a translation before that is renewed, not an error', async ({ page }) => {
  const release = await openWithoutParts(page);
  await page.evaluate(translatePage);
  release();
  await hydrated(page);
  await hearts(page).first().click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
});

test('while the code cannot be loaded, the parts stay readable, and it is requested again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED/);
  let failures = 0;
  await page.route(CHUNK, (route) => {
    failures += 1;
    return route.abort();
  });
  await page.goto('/');
  // An old release's page reloads once.
  await expect.poll(() => failures).toBeGreaterThanOrEqual(2);
  await firstViewHydrated(page);
  await expect(hearts(page).first()).toBeVisible();
  await hearts(page).first().click();
  await page.unroute(CHUNK);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('online'));
  });
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
});
