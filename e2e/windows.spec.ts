import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hydrated } from './settled';

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

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
