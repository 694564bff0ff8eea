import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hydrated } from './settled';

const PHONE = { width: 390, height: 844 };

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('categories by mouse: opened, another site in a new tab, closed by a press beside it', async ({
  page,
  context,
}) => {
  await context.route('https://*.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>another site</title>' }),
  );
  await open(page, '/about');
  const toggle = page.getByRole('button', { name: 'Categories' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('banner')
      .getByRole('link', { name: /^Stays/ })
      .click(),
  ]);
  expect(tab.url()).toBe('https://stays.dushimarket.example/');
  expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  await tab.close();

  await toggle.click();
  await page.mouse.click(700, 700);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await page.getByRole('link', { name: /^Vehicle types/ }).click();
  await expect(page).toHaveURL(/\/vehicles$/);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the header by keyboard alone', { tag: '@engines' }, async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/about$/);

  const toggle = page.getByRole('button', { name: 'Categories' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const cars = page.getByRole('banner').getByRole('link', { name: /^Cars/ });
  await expect(cars).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(cars).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about$/);
  await page.keyboard.type('straw hat ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=straw%20hat$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** As in Safari: what is pressed gets no focus. */
async function openWithoutFocusOnPress(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('mousedown', (event) => {
      if (event.target instanceof Element && event.target.closest('a, button')) {
        event.preventDefault();
      }
    });
  });
  await open(page, path);
}

test('a browser that does not focus what is pressed: keys reach it, and the focus comes back to it', async ({
  page,
}) => {
  await openWithoutFocusOnPress(page, '/bikes/listings');
  // What gives it the focus comes in idle time.
  const neutral = page.getByRole('button', { name: 'Clear all' });
  await expect(async () => {
    await neutral.click();
    await expect(neutral).toBeFocused({ timeout: 500 });
  }).toPass();
  const toggle = page.getByRole('button', { name: 'Categories' });
  await toggle.click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Stays/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();

  const report = page.getByRole('button', { name: 'Report a problem' });
  await report.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(report).toBeFocused();

  const view = page.getByRole('link', { name: 'View Bike' }).first();
  const href = (await view.getAttribute('href')) ?? '';
  await view.click();
  const pictures = page.getByRole('dialog').getByRole('button', { name: /^Picture/ });
  await pictures.first().click();
  await page.keyboard.press('ArrowRight');
  await expect(pictures.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(`a[href="${href}"]`, { hasText: 'View Bike' })).toBeFocused();

  await page.setViewportSize(PHONE);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeFocused();
});

test('search by mouse', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/about');
  await page.getByPlaceholder("I'm shopping for....").fill('boat');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=boat$/);
  await expect(page.getByRole('main').getByText('boat')).toBeVisible();
});

// spec §4.27
test('the side menu by touch', { tag: '@engines' }, async ({ browser, shop }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await open(page, `${shop.origin}/about`);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.touchscreen.tap(380, 500);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu.getByRole('link', { name: 'Vehicle types' }).tap();
  await expect(page).toHaveURL(/\/vehicles$/);
  await expect(menu).toBeHidden();
  await context.close();
});

test('the side menu by keyboard: the focus stays inside, and returns', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/about');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press(stop < 15 ? 'Tab' : 'Shift+Tab');
    // Between the last and the first stop are those of the browser itself, when the body has the focus.
    expect(
      await menu.evaluate((dialog) => {
        const { activeElement, body } = document;
        return activeElement === body || dialog.contains(activeElement);
      }),
    ).toBe(true);
  }
  await page.mouse.move(370, 400);
  await page.mouse.wheel(0, 600);
  expect(await scrollTop(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('offline before the late parts have come, they come when the browser is back online', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/);
  let isCut = true;
  await page.route('**/assets/lateParts.*.js', async (route) => {
    if (isCut) await context.setOffline(true);
    await (isCut ? route.abort('internetdisconnected') : route.continue());
  });
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/lateParts.'),
  );
  await page.goto('/about');
  await failed;
  await page.mouse.wheel(0, 1_000);
  isCut = false;
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
});
