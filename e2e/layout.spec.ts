import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures';

const PHONE = { width: 390, height: 844 };

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the page is scrolled to a place, give or take what rounding does. */
async function expectScrollTop(page: Page, top: number) {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(2);
}

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
  await expectAccessible(page);
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

test('the header by keyboard alone', async ({ page }) => {
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
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeFocused();
});

test('a phone on its side: nothing is under its notch and its corners', async ({
  page,
  context,
}) => {
  const INSET = 59;
  await page.setViewportSize({ width: 852, height: 393 });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: INSET, right: INSET, bottom: 21 },
  });
  await open(page, '/bikes/listings');
  const outside = () =>
    page.evaluate((inset) => {
      const root = document.querySelector('dialog[open]') ?? document.body;
      return [...root.querySelectorAll('a, button, input, select, h1, h2, p')]
        .filter((element) => element.checkVisibility() && !element.closest('[href="#main"]'))
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          // What can be pressed reaches 12 px further than its icon or word.
          return width > 1 && (left < inset - 12 || right > window.innerWidth - inset + 12);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    }, INSET);
  await expect.poll(outside).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.poll(outside).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'View Bike' }).first().click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  await expect.poll(outside).toEqual([]);
});

const inView = [
  ['/', 844, 390, ['heading', 'Ride the island'], ['link', /^Shop Now/]],
  ['/login', 844, 390, ['heading', 'Log in'], ['button', 'Continue with Google']],
  ['/signup', 844, 390, ['heading', 'Sign up'], ['textbox', 'First name']],
  [
    '/bikes/listings?bike=listing-1',
    844,
    390,
    ['heading', 'Classic Scooter 125'],
    ['button', 'Copy link'],
  ],
  [
    '/bikes/listings?bike=listing-1',
    720,
    450,
    ['heading', 'Classic Scooter 125'],
    ['button', 'Copy link'],
  ],
] as const;

test('in a low window what a screen is about is in view', async ({ page }) => {
  for (const [path, width, height, ...parts] of inView) {
    await page.setViewportSize({ width, height });
    await open(page, path);
    const place = path.includes('bike=') ? page.getByRole('dialog') : page.getByRole('main');
    for (const [role, name] of parts) {
      await expect(place.getByRole(role, { name }).first(), `${path} ${role}`).toBeInViewport({
        ratio: 1,
      });
    }
  }
  // The close button stays where the dialog scrolls.
  await page.setViewportSize({ width: 360, height: 500 });
  const dialog = page.getByRole('dialog');
  await dialog.evaluate((element) => {
    element.scrollTo(0, 9_999);
  });
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeInViewport({ ratio: 1 });
});

test('search by mouse', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/about');
  await page.getByPlaceholder("I'm shopping for....").fill('boat');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=boat$/);
  await expect(page.getByRole('main').getByText('boat')).toBeVisible();
});

test('the search works before the scripts do', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/about`);
  await page.getByRole('searchbox').fill('boat');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { name: 'Search - Coming Soon' })).toBeVisible();
  await expect(page.getByRole('main').getByText('boat')).toBeVisible();
  await context.close();
});

// spec §4.27
test('the side menu by touch', async ({ browser, shop }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await open(page, `${shop.origin}/about`);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
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
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
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

test('scroll to top appears past 300 px and leads up', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  const button = page.getByRole('button', { name: 'Scroll to top' });
  const scrollTo = (top: number) =>
    page.evaluate(async (to) => {
      const scrolled = new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
      });
      window.scrollTo(0, to);
      await scrolled;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }, top);
  await scrollTo(300);
  await expect(button).toBeHidden();
  await scrollTo(301);
  await expect(button).toBeVisible();
  await expectAccessible(page);
  // In the margin, where the cards of narrow screens have no control.
  await page.setViewportSize(PHONE);
  expect((await button.boundingBox())?.x).toBeGreaterThanOrEqual(PHONE.width - 24);
  await button.focus();
  await page.keyboard.press('Enter');
  await expectScrollTop(page, 0);
  await expect(button).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('who wants less motion sees every change at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/vehicles');
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(moving).toBe(0);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await moving()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('main').getByRole('link').first().hover();
  expect(await moving()).toBe(0);
});

test('no screen scrolls sideways from 320 to 1920', async ({ page, allowConsole }) => {
  allowConsole(/^error: Failed to load resource: .*404/);
  const paths = [
    '/bikes/listings',
    '/login',
    '/signup',
    '/about',
    '/vehicles',
    '/vehicles/suvs/suvs-compact',
    '/search?q=boat',
    '/nowhere',
  ];
  for (const path of paths) {
    await open(page, path);
    for (const width of [320, 360, 390, 640, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(`${path} at ${String(width)}: ${String(overflow)}`).toBe(
        `${path} at ${String(width)}: 0`,
      );
    }
  }
});

test('letters of at least 22 px: lines keep their distance, and nothing is cut', async ({
  playwright,
  launchOptions,
  shop,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=minimumFontSize=22'],
  });
  const page = await browser.newPage({ baseURL: shop.origin, serviceWorkers: 'block' });
  for (const path of ['/', '/bikes/listings', '/vehicles', '/about', '/login']) {
    await open(page, path);
    const tight = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const hasText = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        );
        const { fontSize, lineHeight } = getComputedStyle(element);
        if (!hasText || !element.checkVisibility() || parseFloat(fontSize) > 22) return [];
        return parseFloat(lineHeight) >= 25 ? [] : [`${lineHeight}: ${element.outerHTML}`];
      }),
    );
    expect(tight, path).toEqual([]);
  }
  await open(page, '/bikes/listings');
  const words = page.getByRole('article').first().getByRole('paragraph');
  const lines = await words.evaluate(
    (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.05);
  await open(page, '/');
  const badge = await page.locator('header a[href="/cart"] > span').last().boundingBox();
  expect(badge?.y).toBeGreaterThanOrEqual(0);
  const list = page.getByRole('main').getByRole('list').filter({ hasText: 'Scooters' }).last();
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await browser.close();
});

test('the end of the page: no line of it stands alone, and every link is easy to hit', async ({
  page,
}) => {
  await open(page, '/about');
  const end = page.getByRole('contentinfo');
  const report = end.getByRole('button', { name: 'Report a problem' });
  const languages = end.getByRole('list', { name: 'Languages' }).getByRole('link');
  const middle = async (locator: typeof report) => {
    const box = await locator.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const place = `at ${String(width)} px`;
    expect(await middle(report), place).toBe(
      await middle(end.getByRole('link', { name: 'Privacy' })),
    );
    const rows = new Set<number>();
    for (const link of await languages.all()) rows.add(await middle(link));
    expect(rows.size, place).toBe(1);
    if (width >= 1024) continue;
    const heights = await page
      .locator('header a, header button, footer a, footer button')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility())
          .map((control) => control.getBoundingClientRect().height),
      );
    expect(Math.min(...heights), place).toBeGreaterThanOrEqual(44);
  }
});
