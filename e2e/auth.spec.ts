import type { Page } from '@playwright/test';
import { ANNOUNCEMENT_DELAY_MS, PRETENDED_WORK_MS } from '../src/shared/config/times';
import { expect, expectAccessible, test } from './fixtures';
import { openWithStoppedClock } from './stoppedClock';

const PASSWORD = 'correct horse battery';

/** What a page has said to the console, and sent. */
function watch(page: Page) {
  const said: string[] = [];
  const sent: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') said.push(message.text());
  });
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return { said, sent };
}

test.beforeEach(({ allowConsole }) => {
  allowConsole(/^log: (Login|Signup) form submitted$/);
  allowConsole(/^log: Continue with Google is not available yet$/);
});

// spec §4.25
test(
  'login by mouse: refused while incomplete, 2 s of work, a log, nothing sent',
  { tag: '@smoke' },
  async ({ page }) => {
    const { said, sent } = watch(page);
    const main = page.getByRole('main');
    await openWithStoppedClock(page, '/login');
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect(main.getByText('Enter your email')).toBeVisible();
    await page.clock.runFor(ANNOUNCEMENT_DELAY_MS);
    await expect(main.getByLabel('Email')).toBeFocused();

    await main.getByLabel('Email').fill('ana@example.com');
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main.getByText('Remember me').click();
    await main.getByRole('button', { name: 'Show password' }).click();
    await expect(main.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect(main.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await page.clock.runFor(PRETENDED_WORK_MS - 1);
    await expect(main.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    expect(said).toEqual([]);
    await page.clock.runFor(1);
    await expect(main.getByText(/Accounts are not open yet/)).toBeVisible();
    await expectAccessible(page);

    await main.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(main.getByText('Continue with Google is not available yet.')).toBeVisible();
    await expect
      .poll(() => said)
      .toEqual(['Login form submitted', 'Continue with Google is not available yet']);
    expect(page.url()).toMatch(/\/login$/);
    expect(sent.filter((request) => /ana|horse/.test(request))).toEqual([]);
  },
);

test('signup by keyboard alone', async ({ page }) => {
  const { said, sent } = watch(page);
  const main = page.getByRole('main');
  await openWithStoppedClock(page, '/signup');
  const type = async (label: string, text: string) => {
    await expect(main.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await main.getByRole('link', { name: 'Log in' }).focus();
  await page.keyboard.press('Tab');
  await type('First name', 'Ana');
  await type('Last name', 'Croes');
  await type('Email', 'ana@example.com');
  await type('Phone (optional)', '');
  await type('Password', PASSWORD);
  await expect(main.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong, 100%');
  await expect(main.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(main.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await type('Confirm password', 'something else');
  await expect(main.getByText('Passwords do not match')).toBeVisible();

  await page.keyboard.press('Tab');
  const terms = main.getByRole('checkbox', { name: /^I accept the Terms/ });
  await expect(terms).toBeFocused();
  await expect(main.getByRole('button', { name: 'Sign up' })).toBeDisabled();
  await page.keyboard.press('Space');
  await expect(terms).toBeChecked();
  for (let stops = 0; stops < 4; stops++) await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: 'Sign up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).toHaveText('Passwords do not match');
  await expect(main.getByLabel('Confirm password', { exact: true })).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: 'Signing up...' })).toBeDisabled();
  await page.clock.runFor(PRETENDED_WORK_MS);
  await expect(main.getByText(/Accounts are not open yet/)).toBeVisible();
  await expect(main.getByLabel('First name')).toHaveValue('Ana');
  await expect.poll(() => said).toEqual(['Signup form submitted']);
  expect(sent.filter((request) => /Ana|Croes|horse/.test(request))).toEqual([]);
});
