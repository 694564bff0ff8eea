import type { Page } from '@playwright/test';
import { expect, holdRequests, test, testUncached } from './fixtures';
import { contrastingPixels, pixelsOf } from './pixels';
import { expectWholeNumber } from './reading';
import { hydrated, settled } from './settled';
import { openWithStoppedClock } from './stoppedClock';
import { testedShop } from './testedShop';

async function open(page: Page) {
  await openWithStoppedClock(page, '/');
  await expect(page.getByText(`Loading ${testedShop.name}...`)).toBeHidden();
}

/** The lines that each text stands on. */
const linesOf = (texts: Element[]) =>
  texts.map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

// spec §2.8, §9.17
test('featured products stand in two columns at every width, Buy Now on one line, no word broken at its hyphen', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('article')).toHaveCount(6);
  const words = page.getByRole('heading', { level: 3 }).getByText('over-ear', { exact: true });
  for (const width of [320, 360, 390, 640, 768, 1024, 1100, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const place = `at ${String(width)} px`;
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(6);
    expect(new Set(lefts).size, `columns ${place}`).toBe(2);
    const lines = await page.getByRole('button', { name: 'Buy Now' }).evaluateAll(linesOf);
    expect(lines, `Buy Now ${place}`).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await words.evaluateAll(linesOf), `over-ear ${place}`).toEqual([1]);
  }
});

test('below a title that is cut, nothing of its next line shows; a price is never broken inside of its number', async ({
  page,
  allowConsole,
}) => {
  // The mock backend counts no views of a banner that it does not know.
  allowConsole(/^error: Failed to load resource: .*404/);
  const banner = {
    _id: 'long',
    bannerType: 'hero',
    isActive: true,
    bgGradient: 'from-emerald-800 to-emerald-800',
    // Every line begins with dots and has no letter that hangs below it.
    title: 'iiiiiiiiii '.repeat(3) + 'i'.repeat(35).concat(' ').repeat(12),
  };
  const product = { _id: 'dear', name: 'A villa', price: 123_456_789.5 };
  await page.route('**/api/v1/banners?*', (route) => route.fulfill({ json: { data: [banner] } }));
  await page.route('**/featured-products*', (route) =>
    route.fulfill({ json: { data: [product] } }),
  );
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: testedShop.name }).click();
  const title = page.getByRole('heading', { name: /^iii/ });
  const price = page.getByText(`${testedShop.currency} 123,456,789.50`);
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const place = `at ${String(width)} px`;
    await expect(title).toBeInViewport();
    await page.evaluate(() => document.fonts.ready);
    const box = await title.evaluate((heading) => {
      const { x, y, width } = heading.getBoundingClientRect();
      return {
        x,
        y,
        width,
        lineHeight: parseFloat(getComputedStyle(heading).lineHeight),
      };
    });
    const last = await pixelsOf(page, {
      x: box.x,
      // From the middle of the gap below the letters of the last line.
      y: box.y + box.lineHeight * 3.9,
      width: box.width,
      height: box.lineHeight * 0.25,
    });
    expect(contrastingPixels(last), place).toBe(0);
    await expectWholeNumber(price, '123,456,789.50', place);
  }
});

// spec §2.39
test('the button to the top leaves the Share buttons free', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const toTop = page.getByRole('button', { name: 'Scroll to top' });
  for (const width of [360, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const share of await page.getByRole('button', { name: /^Share/ }).all()) {
      // What comes late may move the page once more.
      await expect(async () => {
        await share.evaluate((button) => {
          // Beside the button to the top, as far as the page can be scrolled.
          const { bottom } = button.getBoundingClientRect();
          window.scrollBy({
            top: bottom - window.innerHeight + 26,
            behavior: 'instant',
          });
        });
        await expect(toTop).toBeVisible();
        const isFree = await share.evaluate(
          (button, other) => {
            const one = button.getBoundingClientRect();
            const isBeside = other.getBoundingClientRect().left >= one.left + 44;
            const middle = [(one.left + one.right) / 2, (one.top + one.bottom) / 2] as const;
            return isBeside && button.contains(document.elementFromPoint(...middle));
          },
          await toTop.elementHandle(),
        );
        expect(isFree, `at ${String(width)} px`).toBe(true);
      }).toPass();
    }
  }
});

test('on a phone, a platform that gets the focus comes into view, and its picture never covers its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await settled(page);
  const platforms = page.locator('section').filter({
    has: page.getByRole('heading', { name: testedShop.platformsTitle }),
  });
  const cards = platforms.getByRole('link');
  await cards.first().focus();
  for (const card of await cards.all()) {
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
  // With more space between letters, too.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  for (const line of await platforms.getByRole('paragraph').all()) {
    await line.scrollIntoViewIfNeeded();
    const onTop = await line.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return document
        .elementsFromPoint(left + 4, bottom - 8)
        .find(({ tagName }) => ['P', 'IMG'].includes(tagName))?.tagName;
    });
    expect(onTop).toBe('P');
  }
});

// spec §2.12
testUncached('Refresh Page loads the page again', async ({ page, faults, allowConsole }) => {
  allowConsole(/Failed to (load resource|fetch)/);
  await faults.set({ route: 'GET *', kind: 'status', status: 404 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Refresh Page' });
  await expect(button).toBeVisible();
  await faults.clear();
  const loaded = page.waitForEvent('load');
  await button.click();
  await loaded;
  await expect(page.getByRole('article')).toHaveCount(6);
});

// spec §2.45
test('the place of a picture pulses until it is loaded', async ({ page }) => {
  const letPicturesPass = await holdRequests(page, '**/static/uploads/products/**');
  await page.goto('/', { waitUntil: 'commit' });
  const picture = page.getByRole('article').first().getByRole('img').first();
  const pulses = () =>
    picture.evaluate(
      (element) => element.parentElement?.getAnimations({ subtree: true }).length ?? 0,
    );
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(pulses).toBe(1);
  letPicturesPass();
  await expect.poll(pulses).toBe(0);
});
