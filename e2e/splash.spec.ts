import { SPLASH_LIMIT_MS, SPLASH_MS } from '../src/shared/config/times';
import { cases } from '../src/testing/sweeps';
import { expect, holdRequests, testUncached as test } from './fixtures';
import { openWithStoppedClock, passTimeUntil, stopAnimations } from './stoppedClock';
import { testedShop } from './testedShop';

// spec §1.6, §4.3
test('the loading screen has a spinner, a heading and a text, and Tab reaches nothing behind it', async ({
  page,
  faults,
}) => {
  await faults.set({ route: 'GET *', kind: 'hanging' });
  await stopAnimations(page);
  await openWithStoppedClock(page, '/');
  const splash = page.locator('[data-splash]');
  await expect(
    splash.getByRole('heading', { name: `Loading ${testedShop.name}...` }),
  ).toBeVisible();
  await expect(
    splash.getByText('Please wait while we prepare your shopping experience'),
  ).toBeVisible();
  const turnsMs = await splash.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect)
      .filter((effect) => effect instanceof KeyframeEffect && effect.pseudoElement === '::after')
      .map((effect) => Number(effect?.getComputedTiming().activeDuration)),
  );
  expect(turnsMs).toHaveLength(1);
  expect(turnsMs[0]).toBeGreaterThanOrEqual(SPLASH_LIMIT_MS);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await expect(page.getByRole('link')).toHaveCount(0);
});

// spec §4.2
test('its 8 s count from its first paint, also before the scripts ran: then the error view is there', async ({
  page,
  faults,
}) => {
  await faults.set({ route: 'GET *', kind: 'hanging' });
  await stopAnimations(page);
  await openWithStoppedClock(page, '/');
  const openedAtMs = await page.evaluate(() => Date.now());
  await page.locator('[data-splash="screen"]').evaluate((element, shownForMs) => {
    for (const animation of element.getAnimations()) animation.currentTime = shownForMs;
  }, SPLASH_LIMIT_MS);
  await page.clock.runFor(SPLASH_MS);
  const errorView = page.getByRole('heading', { name: 'Unable to Load Content' });
  await passTimeUntil(page, () => errorView.isVisible(), 50);
  expect(await page.evaluate(() => Date.now())).toBeLessThan(openedAtMs + SPLASH_LIMIT_MS);
});

const windows = [
  [360, 780],
  [768, 1024],
  [1440, 900],
] as const;

for (const [width, height] of cases(windows.slice(0, 1), windows)) {
  // spec §4.3
  test(`where the page is there, the splash is a small card that takes no click at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await stopAnimations(page);
    await openWithStoppedClock(page, '/');
    const splash = page.locator('[data-splash]');
    await expect(splash).toContainText('Please wait while we prepare your shopping experience');
    const isHit = await splash.evaluate((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      return [0.1, 0.3, 0.5, 0.7, 0.9].some((part) =>
        card.contains(document.elementFromPoint(left + part * width, top + part * height)),
      );
    });
    expect(isHit).toBe(false);
    const box = await splash.boundingBox();
    expect(box?.width).toBeLessThan(450);
    expect(box?.height).toBeLessThan(90);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(height);
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.abs(middle - width / 2)).toBeLessThan(10);
  });
}

test('the small splash hides nothing that Tab reaches', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await stopAnimations(page);
  await openWithStoppedClock(page, '/');
  const splash = page.locator('[data-splash]');
  const lastButton = page.getByRole('button', { name: /^Share / }).last();
  const isFocused = () => lastButton.evaluate((button) => button === document.activeElement);
  do {
    await page.keyboard.press('Tab');
    const hidden = await splash.evaluate((card) => {
      const over = card.getBoundingClientRect();
      const focused = document.activeElement ?? document.body;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const isUnder =
        over.left <= left && right <= over.right && over.top <= top && bottom <= over.bottom;
      return isUnder ? focused.outerHTML.slice(0, 200) : null;
    });
    expect(hidden).toBeNull();
  } while (!(await isFocused()));
});

test('a first Home by a link: its heading has the focus once the splash has gone', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/api/v1/**');
  await openWithStoppedClock(page, '/about');
  await page
    .getByRole('link', { name: `${testedShop.name}, home` })
    .first()
    .click();
  const splash = page.locator('[data-splash="screen"]');
  await expect(splash).toBeVisible();
  release();
  await passTimeUntil(page, async () => (await splash.count()) === 0);
  const heading = page.getByRole('heading', { level: 1 });
  await passTimeUntil(page, () =>
    heading.evaluate((element) => element === document.activeElement),
  );
});
