import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, testUncached } from './fixtures';
import { completePage } from './rawGet';
import { expectWholeNumber } from './reading';
import { hydrated } from './settled';
import { openWithStoppedClock, passTimeUntil } from './stoppedClock';
import { testedShop } from './testedShop';

const LIST = '/bikes/listings';

/** Opens the list; waits for hydration and for the rest of the list. */
async function open(page: Page, path = LIST) {
  await page.goto(path);
  await hydrated(page);
  return page.getByRole('main');
}

const price = (page: Page, name: 'From' | 'To') =>
  page.getByRole('group', { name: `Price in ${testedShop.currency}` }).getByLabel(name);
const cards = (page: Page) => page.getByRole('article');
const viewButtons = (page: Page) => page.getByRole('link', { name: 'View Bike' });

test('the server sends the first matches and the count of all; measuring replaces no card', async ({
  page,
  shop,
}) => {
  const html = await completePage(shop.origin + LIST);
  expect(html.match(/View Bike/g)).toHaveLength(24);
  expect(html).toContain('320 bikes');
  expect(html).toContain('<h1');
  await page.goto(LIST);
  const served = await viewButtons(page).first().elementHandle();
  await hydrated(page);
  await expect.poll(() => cards(page).count()).toBeLessThan(24);
  expect(await served.evaluate((link) => link.isConnected)).toBe(true);
});

test('by mouse: filter, share, look at a bike, close', { tag: '@smoke' }, async ({ page }) => {
  const main = await open(page);
  await expect(main.getByRole('heading', { name: '320 bikes' })).toBeVisible();

  await main.getByRole('radio', { name: 'Auction' }).click();
  await expect(page).toHaveURL(/\?listingType=auction$/);
  await price(page, 'To').fill('5000');
  await expect(page).toHaveURL(/\?listingType=auction&priceMax=5000$/);
  await main.getByRole('button', { name: 'Red' }).click();
  await expect(page).toHaveURL(/color=Red$/);
  const found = main.getByRole('heading', { name: '48 bikes', exact: true });
  await expect(found).toBeVisible();

  const shared = page.url();
  await page.reload();
  await hydrated(page);
  await expect(found).toBeVisible();
  await expect(price(page, 'To')).toHaveValue('5000');
  await expect(main.getByRole('radio', { name: 'Auction' })).toBeChecked();
  expect(page.url()).toBe(shared);

  const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await viewButtons(page).first().click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/&bike=/);
  await dialog.getByRole('button', { name: 'Picture 2 of' }).click();
  await expect(dialog.getByRole('button', { name: 'Picture 2 of' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.mouse.click(20, 20);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(shared);
  await expect(viewButtons(page).first()).toBeFocused();

  await main.getByRole('button', { name: 'Clear all' }).click();
  await expect(main.getByRole('heading', { name: '320 bikes' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
});

test('by keyboard alone: filter, open a bike, look at its pictures, come back', async ({
  page,
}) => {
  await open(page);
  const tabTo = async (reached: () => Promise<boolean>) => {
    for (let step = 0; step < 60; step++) {
      if (await reached()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead there');
  };
  const hasFocus = (locator: ReturnType<Page['getByRole']>) => () =>
    locator.evaluate((element) => element === document.activeElement);

  await tabTo(hasFocus(page.getByRole('radio', { name: 'All' })));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Sale' })).toBeChecked();
  await tabTo(hasFocus(price(page, 'From')));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('4000');
  await expect(page).toHaveURL(/\?listingType=sale&priceMin=4000$/);
  await tabTo(hasFocus(viewButtons(page).nth(1)));
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('button', { name: 'Picture 2 of 3' })).toBeFocused();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    // Between the last and the first stop are those of the browser itself, when the body has the focus.
    expect(
      await dialog.evaluate((element) => {
        const { activeElement, body } = document;
        return activeElement === body || element.contains(activeElement);
      }),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(viewButtons(page).nth(1)).toBeFocused();
});

test('the address of a bike opens its dialog, that of a missing bike shows a message', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await open(page, `${LIST}?bike=listing-30`);
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).not.toHaveText(
    'Loading...',
  );
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await open(page, `${LIST}?bike=%3Cscript%3E`);
  await expect(
    page.getByRole('dialog', { name: 'This bike is not listed any more.' }),
  ).toBeVisible();
  await expectAccessible(page);
});

testUncached(
  'loading, failing where the filters begin, trying again',
  async ({ page, faults, allowConsole }) => {
    allowConsole(/^error: Failed to load resource/);
    await faults.set({ route: 'GET /api/listings', kind: 'status', status: 503 });
    await openWithStoppedClock(page, `${LIST}?listingType=auction`);
    const main = page.getByRole('main');
    await expect(main.getByText('Loading...')).toBeVisible();
    await passTimeUntil(page, () => main.getByText('Failed to load listings.').isVisible());
    await expect(main.getByText('Your filters are kept.')).toBeVisible();
    const panel = await page.getByRole('region', { name: 'Filters' }).boundingBox();
    const failure = await page
      .getByRole('alert')
      .filter({ hasText: 'Failed to load listings.' })
      .boundingBox();
    expect(Math.abs((failure?.y ?? 0) - (panel?.y ?? 99))).toBeLessThan(1);
    await faults.clear();
    await main.getByRole('button', { name: 'Try Again' }).click();
    await expect(main.getByRole('heading', { name: /\d+ bikes$/ })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Results' })).toBeFocused();
    await expect(main.getByRole('radio', { name: 'Auction' })).toBeChecked();
  },
);

// spec §2.24
test('on a phone the filters open and close; a button below them counts the matches and scrolls to them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const main = await open(page);
  await expect(price(page, 'From')).toBeHidden();
  await main.getByRole('button', { name: 'Show Filters' }).click();
  await expect(price(page, 'From')).toBeVisible();
  await main.getByRole('button', { name: 'Hide Filters' }).click();
  await expect(price(page, 'From')).toBeHidden();

  await main.getByRole('button', { name: 'Show Filters' }).click();
  await expect(main.getByRole('button', { name: 'Show 320 bikes' })).toBeVisible();
  await main.getByRole('radio', { name: 'Auction' }).click();
  const show = main.getByRole('button', { name: /^Show \d\d bikes$/ });
  const count = ((await show.textContent()) ?? '').replace('Show ', '');
  await show.click();
  await expect(price(page, 'From')).toBeHidden();
  await expect(main.getByRole('heading', { name: count })).toBeInViewport();
  await expect(main.getByRole('region', { name: 'Results' })).toBeFocused();
  // A short list is not virtualized, so find-in-page works.
  await expect.poll(() => cards(page).count()).toBe(parseInt(count, 10));
});

test('on a phone nothing covers the open filters at any scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 568 });
  const main = await open(page);
  await main.getByRole('button', { name: 'Show Filters' }).click();
  await expect(price(page, 'From')).toBeVisible();
  const covered = await page.getByRole('region', { name: 'Filters' }).evaluate(async (panel) => {
    const found: string[] = [];
    for (let top = 0; top < panel.clientHeight; top += 90) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      for (const control of panel.querySelectorAll('input:not([type="radio"]), select, button')) {
        const box = control.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const isSeen = control.checkVisibility() && y > 0 && y < innerHeight;
        if (isSeen && !panel.contains(document.elementFromPoint(x, y))) {
          found.push(control.outerHTML);
        }
      }
    }
    return found;
  });
  expect(covered).toEqual([]);
});

// WCAG 2.4.11
test('a notice covers no filter that gets the focus', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.setViewportSize({ width: 1_280, height: 940 });
  await page.route(/\/assets\/nl-ts\./, (route) => route.abort());
  await open(page);
  await page.getByRole('list', { name: 'Languages' }).first().getByText('Nederlands').click();
  await expect(page.getByText('Nederlands could not be loaded.')).toBeVisible();
  const filters = page.getByRole('region', { name: 'Filters' });
  await price(page, 'From').focus();
  await page.keyboard.press('Tab');
  for (let isInside = true; isInside;) {
    expect(await focusedIsOnTop(page)).toBe(true);
    await page.keyboard.press('Tab');
    isInside = await filters.evaluate((panel) => panel.contains(document.activeElement));
  }
});

const focusedIsOnTop = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement) return false;
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return activeElement.contains(onTop) || !!onTop?.closest('label')?.contains(activeElement);
  });

test('in the sheet of a bike, Shift+Tab focuses nothing that is covered', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await open(page, `${LIST}?bike=listing-30`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeFocused();
  const stops = await dialog.locator('button:visible, a:visible').count();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Shift+Tab');
    // After the last one come the browser's own controls.
    const isInside = await dialog.evaluate((sheet) => sheet.contains(document.activeElement));
    if (isInside) expect(await focusedIsOnTop(page)).toBe(true);
  }
});

test('Back restores the scroll position in the list', async ({ page }) => {
  await open(page);
  await expect(page.locator('[aria-posinset="7"] [data-bike]')).toBeAttached();
  await page.evaluate(() => {
    window.scrollTo(0, 3_000);
  });
  await expect(page.locator('[aria-posinset="19"] [data-bike]')).toBeAttached();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About Us' })
    .dispatchEvent('click');
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3_000);
});

test('a bike fits its dialog at every width, without scrolling on a tablet; Back closes it, Forward opens it', async ({
  page,
}) => {
  await open(page);
  const dialog = page.getByRole('dialog');
  await viewButtons(page).first().click();
  for (const width of [320, 360, 640, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await dialog.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(overflow, `at ${String(width)} px`).toBe(0);
  }
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const place of [0, 1, 2]) {
    await viewButtons(page).nth(place).click();
    for (const name of ['Copy link', 'Close']) {
      await expect(dialog.getByRole('button', { name }).last()).toBeInViewport({ ratio: 1 });
    }
    const hidden = await dialog.evaluate(({ scrollHeight, clientHeight }) => {
      return scrollHeight - clientHeight;
    });
    expect(hidden).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a bike with many pictures: name and price in the first view, and every picture by keyboard', async ({
  page,
}) => {
  const bike = {
    _id: 'many',
    title: 'Seen from all sides',
    price: 4500,
    images: Array.from({ length: 24 }, (_, index) => `side-${String(index)}.webp`),
    categoryId: { slug: 'bike' },
  };
  await page.route('**/api/listings', (route) => route.fulfill({ json: { data: [bike] } }));
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
  await page.route('**/uploads/side-*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  );
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'View All Bikes' }).click();
  const dialog = page.getByRole('dialog');
  const row = dialog.getByRole('group', { name: 'Pictures' });
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await viewButtons(page).click();
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByText('4,500')).toBeInViewport({ ratio: 1 });
    await row.getByRole('button').first().focus();
    for (const [key, name] of [
      ['End', 'Picture 24 of 24'],
      ['ArrowLeft', 'Picture 23 of 24'],
      ['Home', 'Picture 1 of 24'],
    ] as const) {
      await page.keyboard.press(key);
      const thumbnail = row.getByRole('button', { name, exact: true });
      await expect(thumbnail).toBeFocused();
      // The ring reaches 9 px beyond its picture.
      const room = await thumbnail.evaluate((button) => {
        const [inner, outer] = [button, button.parentElement ?? button].map((part) =>
          part.getBoundingClientRect(),
        );
        if (!inner || !outer) return 0;
        return Math.min(
          inner.left - outer.left,
          outer.right - inner.right,
          inner.top - outer.top,
          outer.bottom - inner.bottom,
        );
      });
      expect(room, `${name} at ${String(width)} px`).toBeGreaterThanOrEqual(9);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('no line break splits the number of a price of millions', async ({ page }) => {
  const bike = {
    _id: 'dear',
    title: 'A legend',
    price: 9_999_998.5,
    categoryId: { slug: 'bike' },
  };
  await page.route('**/api/listings', (route) => route.fulfill({ json: { data: [bike] } }));
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'View All Bikes' }).click();
  const ofCard = page.getByRole('article').getByText('9,999,998.50');
  const ofDialog = page.getByRole('dialog').getByText('9,999,998.50');
  for (const width of [320, 380, 640, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(ofCard).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expectWholeNumber(ofCard, '9,999,998.50', `at ${String(width)} px`);
    await viewButtons(page).click();
    await expectWholeNumber(ofDialog, '9,999,998.50', `in the dialog at ${String(width)} px`);
    await page.keyboard.press('Escape');
    // It leaves a moment later, and would take the next press with it.
    await expect(ofDialog).toBeHidden();
  }
});

test('the filters scroll with the page and are no scroll container', async ({ page }) => {
  await open(page);
  const panel = page.getByRole('region', { name: 'Filters' });
  for (const height of [700, 900, 1100]) {
    await page.setViewportSize({ width: 1440, height });
    const scrolls = await panel.evaluate((section) =>
      [section, section.parentElement ?? section].map((box) => getComputedStyle(box).overflowY),
    );
    expect(scrolls).toEqual(['visible', 'visible']);
    await page.evaluate(() => {
      window.scrollTo(0, 700);
    });
    await expect(page.getByRole('button', { name: 'Red' })).toBeInViewport({ ratio: 1 });
  }
});
