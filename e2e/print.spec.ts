import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { cases } from '../src/testing/sweeps';
import { expect, test } from './fixtures';
import { hydrated } from './settled';

interface PrintedPage {
  readonly isBlank: boolean;
}

/** Prints the page on A4, as the browser does by itself, without backgrounds. */
async function print(page: Page) {
  const bytes = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } });
  const text = bytes.toString('latin1');
  const pages = [...text.matchAll(/\/Type \/Page\n(?:(?!endobj)[^])*?\/Contents (\d+) 0 R/g)];
  return {
    pages: pages.map(([, content = '']): PrintedPage => ({
      isBlank: isBlank(bytes, text, content),
    })),
    pictures: new Set(text.match(/\d+ 0 obj\n<<\/Type \/XObject\n\/Subtype \/Image/g)).size,
  };
}

/** Whether nothing is drawn by a content stream: no text and no picture. */
function isBlank(bytes: Buffer, text: string, content: string): boolean {
  const start = text.search(new RegExp(`(?:^|\\n)${content} 0 obj`));
  const stream = text.indexOf('stream\n', start) + 'stream\n'.length;
  const drawn = inflateSync(bytes.subarray(stream, text.indexOf('endstream', stream)));
  return !/ (?:Tj|TJ)\b|\/X\d+ Do/.test(drawn.toString('latin1'));
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

// spec §2.53
test('all matches are printed, and no blank page', async ({ page }) => {
  await page.addInitScript(() => {
    // The first listener: the cards are still there.
    window.addEventListener('afterprint', () => {
      const cards = document.querySelectorAll('main article');
      document.documentElement.dataset.printed = String(cards.length);
    });
  });
  await open(page, '/bikes/listings?priceMax=900');
  const heading = page.getByRole('heading', { name: /^\d\d bikes$/ });
  const count = parseInt((await heading.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(24);
  // The rest has come: before that, only the bikes of the server's page are printed.
  await expect(page.locator(`[aria-posinset="${String(count)}"] [data-bike]`)).toBeAttached();
  const { pages } = await print(page);
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(count));
  expect(pages.filter(({ isBlank }) => isBlank)).toEqual([]);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.length).toBeLessThan(count / 6);
});

// spec §2.53
test('a bike is printed on one page, with its pictures', async ({ page }) => {
  await open(page, '/bikes/listings');
  await page.getByRole('link', { name: 'View Bike' }).first().click();
  const pictures = page.getByRole('dialog').locator('img');
  // The dialog's own pictures come with its chunk: before that, none is missing.
  await expect(pictures).toHaveCount(4);
  await expect
    .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every((img) => img.complete)))
    .toBe(true);
  const printed = await print(page);
  expect(printed.pages).toHaveLength(1);
  expect(printed.pictures).toBeGreaterThanOrEqual(3);
});

/** Opens a page as it lies on A4 with its default margins. */
async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 718, height: 1_000 });
  await page.emulateMedia({ media: 'print' });
  await open(page, path);
}

// spec §2.53
test('on paper a bike is shown whole, and nothing around it', async ({ page }) => {
  await page.goto('/bikes/listings');
  const link = page.getByRole('link', { name: 'View Bike' }).first();
  await openOnPaper(page, (await link.getAttribute('href')) ?? '');
  const dialog = page.getByRole('dialog');
  const picture = dialog.locator('img').first();
  await expect(picture).toBeVisible();
  const box = await picture.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  const backdrop = await dialog.evaluate((it) => getComputedStyle(it, '::backdrop').display);
  expect(backdrop).toBe('none');
});

// spec §2.53
test('on paper the five platforms fit, with their grounds, and titles stay with what they name', async ({
  page,
}) => {
  await openOnPaper(page, '/');
  const platforms = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Five platforms, one island' }) });
  for (const platform of await platforms.getByRole('listitem').all()) {
    const box = await platform.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(718);
  }
  await expect(platforms.locator('li > div').first()).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveCSS('break-after', 'avoid');
});

const printed = [
  ['/', 4],
  ['/about', 4],
  ['/vehicles', 2],
  ['/login', 2],
  ['/search?q=boat', 1],
] as const;

for (const [path, most] of cases(printed.slice(0, 1), printed)) {
  test(`${path} is printed without menus and blank pages`, async ({ page }) => {
    await open(page, path);
    const { pages } = await print(page);
    expect(pages.filter(({ isBlank }) => isBlank)).toEqual([]);
    expect(pages.length).toBeLessThanOrEqual(most);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['search', 'contentinfo', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  });
}
