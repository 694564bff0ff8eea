import type { Locator, Page } from '@playwright/test';
import { endAnimations, expect, expectAccessible, test } from './fixtures';
import { expectRoomForText } from './reading';
import { settled } from './settled';
import { expectNoOverflow } from './stateViews';

const WIDTHS = [360, 1440] as const;
/** Twice the usual size (WCAG 2.2, 1.4.4). */
const TEXT_SIZE = 32;
/** Of ours every word fits its line, or has soft hyphens. */
const LONGEST_WORD = 40;

interface Screen {
  readonly path: string;
  readonly enter?: (page: Page) => Promise<void>;
  /** How its pictures stand beside larger text. */
  readonly look?: (page: Page) => Promise<void>;
}

const box = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

const screens: Readonly<Record<string, Screen>> = {
  Home: {
    path: '/',
    look: async (page) => {
      const pictures = page.getByRole('main').locator('li > div > img');
      await expect(pictures.first()).toBeVisible();
      const shares = await pictures.evaluateAll((images) =>
        images.map((image) => {
          if (!(image instanceof HTMLImageElement)) return 0;
          const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          return (image.clientHeight * ratio) / image.clientWidth;
        }),
      );
      expect(Math.min(...shares), 'share of a picture that is not cut').toBeGreaterThan(0.99);
    },
  },
  'the menu': {
    path: '/search',
    enter: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'bikes with open filters': {
    path: '/bikes/listings',
    enter: (page) => page.getByRole('button', { name: 'Show Filters' }).click(),
  },
  'a bike': {
    path: '/bikes/listings',
    enter: async (page) => {
      await page.getByRole('link', { name: 'View Bike' }).first().click();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
    },
  },
  'login with faults': {
    path: '/login',
    enter: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('main').getByText('Enter your email')).toBeVisible();
    },
  },
  signup: { path: '/signup' },
  about: {
    path: '/about',
    look: async (page) => {
      const scene = await box(page.locator('h1').locator('..'));
      const lead = await box(page.locator('h1 + p'));
      // The sun is below.
      expect((lead.bottom - scene.top) / scene.height).toBeLessThan(0.55);
    },
  },
  vehicles: {
    path: '/vehicles',
    look: async (page) => {
      const panel = page.getByRole('heading', { name: 'All vehicles' }).locator('..');
      const [edge, picture] = [await box(panel), await box(panel.locator('img'))];
      expect(picture.left, 'left edge of the picture').toBeLessThanOrEqual(edge.left);
      expect(picture.right, 'right edge of the picture').toBeGreaterThanOrEqual(edge.right);
    },
  },
};

/** Texts that lie over each other, of the open dialog or the page. What floats is meant to. */
function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.body;
    const floats = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        floats(element.parentElement));
    const selector = 'h1, h2, h3, legend, label, button, a, p, b, s, small, strong, span, summary';
    const lines = [...root.querySelectorAll(selector)].flatMap((element) => {
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || element.closest('[inert], [aria-hidden="true"]') || floats(element)) return [];
      // For screen readers only.
      if (element.getBoundingClientRect().width <= 1) return [];
      return [...element.childNodes].flatMap((node) => {
        if (!(node instanceof Text) || node.data.trim() === '') return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        // Letters are lower than their line.
        return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
          text: node.data.trim().slice(0, 30),
          element,
          left,
          right,
          top: top + (bottom - top) / 4,
          bottom: bottom - (bottom - top) / 4,
        }));
      });
    });
    const found = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter(
          (other) =>
            one.element !== other.element &&
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${one.text} and ${other.text}`),
    );
    return [...new Set(found)];
  });
}

test('text of twice the size has room on phones and wide screens', async ({
  playwright,
  launchOptions,
  shop,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${String(TEXT_SIZE)}`],
  });
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      baseURL: shop.origin,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    for (const [name, { path, enter, look }] of Object.entries(screens)) {
      await test.step(`${name} at ${String(width)} px`, async () => {
        await page.goto(path);
        await settled(page);
        await enter?.(page);
        await endAnimations(page, 'all');
        await expect(page.locator('footer')).toHaveCSS('font-size', `${String(TEXT_SIZE)}px`);
        await look?.(page);
        await expectNoOverflow(page);
        await expectRoomForText(page, LONGEST_WORD);
        expect(await overlappingTexts(page), 'texts over each other').toEqual([]);
        await expectAccessible(page);
      });
    }
    await context.close();
  }
  await browser.close();
});
