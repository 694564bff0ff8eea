import type { Page } from '@playwright/test';
import { expect, holdRequests, test } from './fixtures';
import { settled } from './settled';
import { openWithStoppedClock } from './stoppedClock';

const bikesLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /Bikes/ }).first();

/** Notes the calls of the listings host. */
function noteCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/listings') calls.push(pathname);
  });
  return calls;
}

test.use({ serviceWorkers: 'block' });

test('the next screen waits for no time, only for its code', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/about.*.js');
  await openWithStoppedClock(page, '/');
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first();
  await about.click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('region', { name: /^Featured on/ })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Everything sweet/);
});

test('data and messages of a screen are requested beside its code', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/bikes.*.js');
  await page.goto('/');
  await settled(page);
  const called = page.waitForRequest('**/api/listings');
  const messages = page.waitForRequest('**/assets/bikes-en-ts.*.js');
  // A press would prefetch.
  await bikesLink(page).dispatchEvent('click');
  await Promise.all([called, messages]);
  const heading = page.getByRole('heading', { level: 1, name: 'Bikes for Sale' });
  await expect(heading).toBeHidden();
  release();
  await expect(heading).toBeFocused();
});

test('a link that is pressed loads its page once, and a click nothing more', async ({ page }) => {
  const calls = noteCalls(page);
  await page.goto('/');
  await settled(page);
  // What listens starts in idle time.
  await expect
    .poll(async () => {
      await bikesLink(page).dispatchEvent('pointerdown');
      return calls;
    })
    .toHaveLength(1);
  await bikesLink(page).click();
  await expect(page.getByRole('link', { name: 'View Bike' }).first()).toBeVisible();
  expect(calls).toHaveLength(1);
});
