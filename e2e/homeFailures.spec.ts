import type { Page } from '@playwright/test';
import { type Faults, expect, holdRequests, testUncached as test } from './fixtures';
import { hydrated } from './settled';
import { testedShop } from './testedShop';

const shownSlide = (page: Page) =>
  page
    .getByRole('region', { name: `Featured on ${testedShop.name}` })
    .locator('[data-current="true"] h2');

/** A final failure, so that no repetition delays the state. */
const failing = (faults: Faults, path: string) =>
  faults.set({ route: `GET ${path}`, kind: 'status', status: 404 });

test.describe('when calls fail', () => {
  test.beforeEach(({ allowConsole }) => {
    allowConsole(/Failed to (load resource|fetch)/);
  });

  test('until the code of the full-page error has come, Home loads', async ({ page, faults }) => {
    const release = await holdRequests(page, /home-failures/);
    await page.goto('/about');
    await hydrated(page);
    await failing(faults, '*');
    const requested = page.waitForRequest(/home-failures/);
    await page.getByRole('banner').getByRole('link', { name: testedShop.name }).first().click();
    await requested;
    const main = page.getByRole('main');
    await expect(main.getByText('Loading slides...')).toBeVisible();
    await expect(main.getByText('No Hero Banners Available')).toBeHidden();
    await expect(main.getByText('Failed to load content')).toBeHidden();
    release();
    await expect(main.getByRole('heading', { name: 'Unable to Load Content' })).toBeVisible();
  });

  test('where the code of the warning fails to load, the content stays, and it is loaded again', async ({
    page,
    faults,
  }) => {
    await page.route(/home-failures/, (route) => route.abort(), { times: 2 });
    await failing(faults, '/api/v1/featured-products');
    await page.goto('/');
    await expect(page.getByText("Some content couldn't be loaded.")).toBeVisible();
    await expect(shownSlide(page)).toBeVisible();
  });

  test('the backend goes down and comes back', async ({ page, faults }) => {
    await page.goto('/');
    await hydrated(page);
    await failing(faults, '*');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText("Some content couldn't be loaded.")).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    // The server may have had the page for a while.
    await expect(page.getByRole('complementary').getByText(/Saved .* ago/)).toBeVisible();
    await faults.clear();
    await page.getByRole('button', { name: 'Retry', exact: true }).click();
    await expect(page.getByText("Some content couldn't be loaded.")).toBeHidden();
  });
});
