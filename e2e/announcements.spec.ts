import type { Page } from '@playwright/test';
import { messages as en } from '../src/features/shell/messages/en';
import { watchAnnouncements } from '../src/testing/announcements';
import { expect, test } from './fixtures';
import { hydrated } from './settled';

/** What live regions have announced since the last call. */
const announced = async (page: Page) =>
  (await page.evaluate(() => window.announcements?.splice(0) ?? []))
    // A screen whose code takes long to load says so: how long it takes is up to the machine.
    .filter((text) => text !== en.loading);

/** Exactly these texts, and nothing in the time in which anything else would have come. */
async function expectAnnounced(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (loading) => window.announcements?.filter((text) => text !== loading).length,
        en.loading,
      ),
    )
    .toBeGreaterThanOrEqual(texts.length);
  // Two frames later everything of the same action is there.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  expect(await announced(page)).toEqual(
    texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))),
  );
}

test('a load announces nothing, and each action once', async ({ page }) => {
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
  await page.getByRole('link', { name: 'Log in' }).press('Enter');
  await expectAnnounced(page, [/^\[en\] Log in/]);

  // The focused field is described by its error.
  await page.getByRole('button', { name: 'Log in' }).press('Enter');
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your email');
  await expectAnnounced(page, []);
  await email.pressSequentially('a');
  await expectAnnounced(page, [/email/]);

  await page.goBack();
  await expectAnnounced(page, [/^\[en\] Bikes for Sale/]);
});
