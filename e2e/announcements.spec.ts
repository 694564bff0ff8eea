import type { Page } from '@playwright/test';
import { messages as en } from '../src/features/shell/messages/en';
import { watchAnnouncements } from '../src/testing/announcements';
import { expect, test } from './fixtures';
import { completePage } from './rawGet';
import { hydrated } from './settled';

/** What live regions have announced. A screen whose code takes long to load says so: not counted. */
const announced = (page: Page) =>
  page.evaluate(
    (loading) => window.announcements?.filter((text) => text !== loading) ?? [],
    en.loading,
  );

/**
 * Waits for exactly these texts since the last call. As announcements keep their order, whatever is
 * announced too much is found by the next call.
 */
async function expectAnnounced(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  await expect
    .poll(() => announced(page))
    .toEqual(texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))));
  await page.evaluate(() => window.announcements?.splice(0));
}

test('a load announces nothing, and each action once', async ({ page, shop }) => {
  // Content that a busy server did not have in time comes later, and is announced.
  for (const path of ['/', '/bikes/listings']) await completePage(shop.origin + path);
  await page.addInitScript(watchAnnouncements);
  await page.goto('/');
  await hydrated(page);
  // The parts for after the first view are there, too.
  await expect(page.getByRole('button', { name: 'Report a problem' })).toBeAttached();
  await expectAnnounced(page, []);

  await page.getByRole('button', { name: 'Next slide' }).press('Enter');
  await expectAnnounced(page, [/^2 of \d, ./]);
  await page.getByRole('button', { name: 'Pause slides' }).press('Enter');
  await expectAnnounced(page, ['The slides are paused']);
  await page.getByRole('button', { name: 'Refresh' }).press('Enter');
  await expectAnnounced(page, [/^Loading/]);
  await page.getByRole('link', { name: 'Nederlands' }).first().press('Enter');
  await expectAnnounced(page, [/^\[nl\] /]);

  await page.goto('/bikes/listings');
  await hydrated(page);
  await expectAnnounced(page, []);
  await page.getByRole('radio', { name: 'Auction' }).press(' ');
  await expectAnnounced(page, [/^\d+ bikes$/]);
  const view = page.getByRole('link', { name: 'View Bike' }).first();
  await view.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();
  await expectAnnounced(page, []);
  await page.goto('/vehicles');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sedans/ })
    .press('Enter');
  await expectAnnounced(page, [/^\[en\] Sedans \| Vehicles/]);
  await page.getByRole('link', { name: 'Log in' }).press('Enter');
  await expectAnnounced(page, [/^\[en\] Log in/]);

  // The focused field is described by its error.
  await page.getByRole('button', { name: 'Log in' }).press('Enter');
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your email');
  await email.pressSequentially('a');
  await expectAnnounced(page, ['Enter an email like you@example.com']);
  // Some screen readers read a changed description of the focused field, too.
  await expect(email).not.toHaveAccessibleDescription('Enter an email like you@example.com');
  await email.press('Enter');
  await expectAnnounced(page, ['Enter an email like you@example.com']);

  await page.goBack();
  await expectAnnounced(page, [/^\[en\] Sedans/]);
});
