import type { Page } from '@playwright/test';
import { PRETENDED_WORK_MS } from '../src/shared/config/times';
import { translatePage } from '../src/testing/translatePage';
import { openBeforeScripts } from './beforeScripts';
import { expect, test } from './fixtures';
import { hydrated } from './settled';
import { stopClock } from './stoppedClock';

/** As password managers do. Runs in the page. */
function addIcons(): void {
  for (const field of document.querySelectorAll('main input')) {
    field.after(document.createElement('com-icon'));
  }
}

const PASSWORD = 'correct horse battery';

test('what is typed while the page begins to listen stays as it is typed', async ({ page }) => {
  const release = await openBeforeScripts(page, '/signup');
  const first = page.getByLabel('First name');
  await first.fill('world');
  await page.getByLabel('Last name').fill('Croes');
  await first.press('Home');
  await first.pressSequentially('hel');
  release();
  await first.pressSequentially('lo, beautiful ', { delay: 20 });
  await hydrated(page);
  await first.pressSequentially('wide ');
  await expect(first).toHaveValue('hello, beautiful wide world');
  await expect(page.getByLabel('Last name')).toHaveValue('Croes');
});

test('even in a field that a click before it has changed', async ({ page }) => {
  const release = await openBeforeScripts(page, '/bikes/listings?priceMax=700');
  const filters = page.getByRole('region', { name: 'Filters' });
  const highest = filters.getByRole('group', { name: 'Price in AWG' }).getByLabel('To');
  await filters.getByRole('button', { name: 'Clear all' }).click();
  await filters.getByRole('button', { name: 'Red' }).click();
  await highest.fill('1');
  await highest.pressSequentially('234');
  release();
  await highest.pressSequentially('56789012', { delay: 40 });
  await hydrated(page);
  await expect(highest).toHaveValue('123456789012');
  await expect(page).toHaveURL(/\?priceMax=123456789012&color=Red$/);
});

test('so does what an input method is at work on', async ({ page, context }) => {
  const release = await openBeforeScripts(page, '/bikes/listings');
  const price = page.getByRole('group', { name: 'Price in AWG' });
  await price.getByLabel('To').fill('');
  const session = await context.newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('2');
  await compose('20');
  release();
  await hydrated(page);
  await compose('200');
  await session.send('Input.insertText', { text: '20000' });
  await expect(price.getByLabel('To')).toHaveValue('20000');
  await expect(page).toHaveURL(/priceMax=20000/);
});

test.describe('a form', () => {
  test.beforeEach(({ allowConsole }) => {
    allowConsole(/^log: Login form submitted$/);
  });

  const submissions: [by: string, submit: (page: Page) => Promise<void>][] = [
    [
      'its button',
      (page) => page.getByRole('main').getByRole('button', { name: 'Log in' }).click(),
    ],
    ['Enter', (page) => page.getByLabel('Password', { exact: true }).press('Enter')],
  ];
  for (const [by, submit] of submissions) {
    test(`submitted by ${by} before the scripts run is submitted, with what was typed`, async ({
      page,
    }) => {
      await stopClock(page);
      const release = await openBeforeScripts(page, '/login');
      await page.getByLabel('Email').fill('ana@example.com');
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Remember me').check();
      await submit(page);
      release();
      await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
      await expect(page.getByLabel('Remember me')).toBeChecked();
      await page.clock.runFor(PRETENDED_WORK_MS);
      await expect(page.getByRole('main').getByText(/Accounts are not open yet/)).toBeVisible();
    });
  }

  test('of which nothing is known yet can be submitted', async ({ page }) => {
    const release = await openBeforeScripts(page, '/signup');
    const main = page.getByRole('main');
    await main.getByLabel('First name').fill('Ana');
    await main.getByLabel('Last name').fill('Croes');
    await main.getByLabel('Email').fill('ana@example.com');
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main.getByLabel('Confirm password', { exact: true }).fill('another one');
    await main.getByRole('checkbox', { name: /I accept/ }).check();
    await main.getByLabel('Confirm password', { exact: true }).press('Enter');
    release();
    await expect(main.getByRole('alert')).toHaveText('Passwords do not match');
    await expect(main.getByRole('button', { name: 'Sign up' })).toBeEnabled();
    await expect(main.getByRole('checkbox', { name: /I accept/ })).toBeChecked();
  });

  for (const [what, change] of [
    ['translated', translatePage],
    ['with the icons of a password manager', addIcons],
  ] as const) {
    test(`${what} before the scripts run keeps what was filled in`, async ({ page }) => {
      await stopClock(page);
      const release = await openBeforeScripts(page, '/login');
      await page.getByLabel('Email').fill('ana@example.com');
      // Without an event.
      await page.getByLabel('Password', { exact: true }).evaluate((field, password) => {
        (field as HTMLInputElement).value = password;
      }, PASSWORD);
      await page.evaluate(change);
      release();
      await hydrated(page);
      await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
      await page.clock.runFor(PRETENDED_WORK_MS);
      await expect(page.getByRole('main').getByText(/Accounts are not open yet/)).toBeVisible();
    });
  }

  test('sends nothing without scripts', async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop.origin}/login`);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) sent.push(request.url());
    });
    for (const [, submit] of submissions) {
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await submit(page);
    }
    expect(page.url()).toBe(`${shop.origin}/login`);
    // What the forms send would be sent before this.
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(`${shop.origin}/signup`);
    expect(sent).toEqual([`${shop.origin}/signup`]);
    await context.close();
  });
});
