import type { Page } from '@playwright/test';
import { HERO_AUTO_ADVANCE_MS } from '../src/shared/config/times';
import { watchAnnouncements } from '../src/testing/announcements';
import { cases } from '../src/testing/sweeps';
import { expect, expectAccessible, holdRequests, test } from './fixtures';
import { hydrated } from './settled';
import { expectNoOverflow } from './stateViews';
import { openWithStoppedClock, stopClock } from './stoppedClock';
import { testedShop, vehiclePlatform } from './testedShop';

const widths = { phone: 360, tablet: 768, wide: 1440 } as const;

const slider = (page: Page) => page.getByRole('region', { name: `Featured on ${testedShop.name}` });
const shownSlide = (page: Page) => slider(page).locator('[data-current="true"] h2');

/** Opens Home and waits until its splash is over. The slider moves only when a test says so. */
async function open(page: Page): Promise<void> {
  await openWithStoppedClock(page, '/');
  await expect(page.getByText(`Loading ${testedShop.name}...`)).toBeHidden();
}

/** States of the fonts that come with the page, or of the system fonts that replace them meanwhile. */
const fontStates = (page: Page, which: 'own' | 'fallback') =>
  page.evaluate(
    (isFallback) =>
      [...document.fonts]
        .filter(({ family }) => family.includes('Fallback') === isFallback)
        .map(({ status }) => status),
    which === 'fallback',
  );

/** Gives the page Arimo, which has the metrics of Arial, as its fallback font: not every machine has Arial. */
async function serveFallbackFont(page: Page): Promise<void> {
  const file = require.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2');
  await page.route('**/fallback.woff2', (route) => route.fulfill({ path: file }));
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(/src:local\([^;]*;/g, 'src:url(/fallback.woff2);');
    expect(body).not.toBe(html);
    // The policy allows the styles that the server wrote only.
    const headers = { ...response.headers(), 'content-security-policy': '' };
    await route.fulfill({ response, headers, body });
  });
}

for (const name of cases(['phone', 'wide'] as const, ['phone', 'tablet', 'wide'] as const)) {
  const width = widths[name];
  test.describe(`Home at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('shows pictures, none broken, and nothing shifts, though fonts are late', async ({
      page,
    }) => {
      const releaseFonts = await holdRequests(page, /\.woff2$/);
      await serveFallbackFont(page);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await stopClock(page);
      // The page is loaded only when its fonts are.
      await page.goto('/', { waitUntil: 'commit' });
      await hydrated(page);
      await expect(shownSlide(page)).toBeVisible();
      // A font of an address is loaded only when asked for, while the one before it is under way.
      await page.evaluate(async () => {
        const faces = [...document.fonts].filter(({ family }) => family.includes('Fallback'));
        await Promise.all(faces.map((face) => face.load()));
        await new Promise(requestAnimationFrame);
        (Reflect.get(window, 'shifts') as number[]).length = 0;
      });
      expect(await fontStates(page, 'fallback')).toEqual(['loaded', 'loaded']);
      releaseFonts();
      await expect.poll(() => fontStates(page, 'own')).toEqual(['loaded', 'loaded']);
      for (const picture of await page.getByRole('main').locator('article img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
      }
      const shifted = await page.evaluate(() =>
        (Reflect.get(window, 'shifts') as number[]).reduce((sum, one) => sum + one, 0),
      );
      expect(shifted).toBeLessThan(0.01);
    });

    // spec §2.5, §2.6, §4.14
    test('is whole and fits; the slider goes on, back, by dots, and pauses', async ({ page }) => {
      await open(page);
      await expect(page.getByRole('heading', { name: 'Snorkel days' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(6);
      await expect(page.getByText('Shop By Category')).toBeVisible({ visible: name === 'wide' });
      await expectNoOverflow(page);

      await expect(shownSlide(page)).toHaveText('Ride the island');
      await slider(page).getByRole('button', { name: 'Next slide' }).click();
      await expect(shownSlide(page)).toHaveText('Wake up in paradise');
      const shown = slider(page).locator('[data-current="true"]');
      expect(await shown.evaluate((slide) => getComputedStyle(slide).transition)).toMatch(
        /^opacity 0\.5s/,
      );
      await slider(page).getByRole('button', { name: 'Slide 4' }).click();
      await expect(shownSlide(page)).toHaveText('Out on the blue');
      await slider(page).getByRole('button', { name: 'Next slide' }).click();
      await expect(shownSlide(page)).toHaveText('Ride the island');
      await slider(page).getByRole('button', { name: 'Previous slide' }).click();
      await expect(shownSlide(page)).toHaveText('Out on the blue');
      await slider(page).getByRole('button', { name: 'Pause slides' }).click();
      await page.mouse.move(0, 0);
      await page.clock.runFor(4 * HERO_AUTO_ADVANCE_MS);
      await expect(shownSlide(page)).toHaveText('Out on the blue');
    });
  });
}

// spec §4.15
test('a slide opens its link in a new tab that learns nothing of us', async ({ page, context }) => {
  await open(page);
  await context.route('https://stays.dushimarket.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Stays</title>' }),
  );
  await slider(page).getByRole('button', { name: 'Slide 2' }).click();
  const click = page.waitForRequest(/banner-click$/);
  const opened = context.waitForEvent('page');
  await expect(shownSlide(page)).toHaveText('Wake up in paradise');
  // Anywhere on the slide.
  await slider(page).click({ position: { x: 600, y: 120 } });
  const tab = await opened;
  await expect(tab).toHaveTitle('Stays');
  expect(tab.url()).toBe('https://stays.dushimarket.example/');
  expect(await tab.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, '']);
  expect((await click).postData()).toContain('"bannerId":"hero-stays"');
});

test('a finger taps, swipes to the next and the previous slide, and scrolls the page', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({
    baseURL: shop.origin,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watchAnnouncements);
  await open(page);
  const session = await context.newCDPSession(page);
  const move = async (byX: number, byY = 0) => {
    // Below the header, on the link that covers the slide.
    const { x, y } = await slider(page).evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return { x: left + width / 2, y: Math.max(top, 0) + 150 };
    });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + byX * share, y: y + byY * share }],
      });
    await touch('touchStart', 0);
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share);
    await touch('touchEnd', 1);
  };
  const first = 'Ride the island';
  const second = 'Wake up in paradise';
  await expect(shownSlide(page)).toHaveText(first);

  // Right after a swipe Chromium takes no tap.
  const opened = context.waitForEvent('page');
  await move(-6);
  await expect(await opened).toHaveURL(/\/bikes\/listings$/);
  await page.bringToFront();
  await expect(shownSlide(page)).toHaveText(first);

  await move(-120);
  await expect(shownSlide(page)).toHaveText(second);
  // The clock starts again.
  await page.clock.runFor(HERO_AUTO_ADVANCE_MS - 1);
  await expect(shownSlide(page)).toHaveText(second);
  await expect
    .poll(() => page.evaluate(() => window.announcements?.splice(0)))
    .toEqual([expect.stringMatching(/^2 of \d, ./)]);
  await move(120);
  await expect(shownSlide(page)).toHaveText(first);

  await move(0, -120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(60);
  await expect(shownSlide(page)).toHaveText(first);

  // The mouse selects text and drags links.
  await slider(page).hover({ position: { x: 250, y: 100 } });
  await page.mouse.down();
  await page.mouse.move(60, 200, { steps: 5 });
  await page.mouse.up();
  await expect(shownSlide(page)).toHaveText(first);
  expect(context.pages(), 'tabs: the one of the tap').toHaveLength(2);
  await context.close();
});

// spec §4.22
test('the sidebar opens and closes its categories, and scrolls in its place', async ({ page }) => {
  await open(page);
  const sidebar = page.getByRole('navigation', { name: 'Shop By Category' });
  const height = () => sidebar.evaluate((nav) => Math.round(nav.getBoundingClientRect().height));
  const before = await height();
  const cars = sidebar.getByRole('button', { name: vehiclePlatform.name });
  await expect(cars.getByText('Hot')).toHaveCount(vehiclePlatform.isHot ? 1 : 0);
  await expect(cars).toContainText('(412 items)');
  await cars.click();
  await expect(cars).toHaveAttribute('aria-expanded', 'true');
  const suvs = sidebar.getByRole('link', { name: /^SUVs/ });
  await expect(suvs).toHaveAttribute('href', `${vehiclePlatform.url}/suvs`);
  await expect(suvs).toHaveAttribute('target', '_blank');
  await expectAccessible(page);
  await cars.click();
  await expect(suvs).toBeHidden();

  const others = testedShop.platforms.filter(({ id }) => id !== vehiclePlatform.id);
  for (const { name } of others) await sidebar.getByRole('button', { name }).click();
  expect(await height()).toBe(before);
  const list = sidebar.getByRole('list').first();
  await expect
    .poll(() => list.evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBeGreaterThan(100);
  const last = sidebar.getByRole('link', { name: `View All ${others.at(-1)?.name ?? ''} →` });
  await last.focus();
  await expect(last).toBeInViewport();
  await sidebar.getByRole('link', { name: 'View All Bikes →' }).click();
  await expect(page).toHaveURL(/\/bikes\/listings$/);
});

test(
  'hearts, quick view, share, Buy Now and Refresh',
  { tag: '@smoke' },
  async ({ page, context, allowConsole }) => {
    allowConsole(/^log: (Quick view|Share): /);
    await context.route('https://shop.dushimarket.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }),
    );
    await open(page);
    const card = page.getByRole('article').first();
    const heart = card.getByRole('button', { name: /to wishlist$/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const said = page.waitForEvent('console');
    await card.getByRole('button', { name: /^Quick view/ }).click();
    expect((await said).text()).toMatch(/^Quick view: /);
    await card.getByRole('button', { name: /^Share/ }).click();
    const opened = context.waitForEvent('page');
    await card.getByRole('button', { name: 'Buy Now' }).click();
    expect((await opened).url()).toMatch(/^https:\/\/shop\.dushimarket\.example/);
    const requested = page.waitForRequest(/featured-products/);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await requested;
    await expect(page.getByRole('article')).toHaveCount(6);
  },
);
