import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { type Area, changedPixels, contrastingPixels, pixelsOf } from './pixels';
import { hydrated } from './settled';

// As in Windows' contrast themes: the browser replaces colours and takes shadows away.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const PHONE = { width: 390, height: 844 };

/** A mark that nobody overlooks: as much as an edge of 2 px around something small. */
const SEEN_PX = 60;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The place of a control on the screen, with its edge. */
async function areaOf(control: Locator): Promise<Area> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 };
}

/** What a control looks like with neither the pointer nor the focus on it. */
async function lookAt(page: Page, control: Locator): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  return pixelsOf(page, await areaOf(control));
}

/** Fails when a control looks the same before and after it was chosen. */
async function expectToldApart(page: Page, control: Locator, choose = () => control.click()) {
  const before = await lookAt(page, control);
  await choose();
  await expect
    .poll(async () => changedPixels(before, await lookAt(page, control)))
    .toBeGreaterThan(SEEN_PX);
}

/** Fails when nothing is drawn along the lower edge of something. */
async function expectEdge(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  const width = box.width / 2;
  const strip = { x: box.x + width / 2, y: box.y + box.height - 6, width, height: 12 };
  await expect
    .poll(async () => contrastingPixels(await pixelsOf(page, strip)))
    .toBeGreaterThan(width * 0.9);
}

// spec §2.54
test('forced colours: chosen filters and the pictures of a bike are told apart, and its dialog has an edge', async ({
  page,
}) => {
  await open(page, '/bikes/listings');
  const filters = page.getByRole('region', { name: 'Filters' });
  await expectToldApart(page, filters.locator('label', { hasText: 'Auction' }));
  await expectToldApart(page, filters.getByRole('button', { name: 'Cruiser' }));
  await expectToldApart(page, filters.getByRole('button', { name: 'Red' }));
  const blue = await lookAt(page, filters.getByRole('button', { name: 'Blue' }));
  const white = await lookAt(page, filters.getByRole('button', { name: 'White' }));
  expect(changedPixels(blue, white)).toBeGreaterThan(SEEN_PX);

  await open(page, '/bikes/listings');
  await page.getByRole('link', { name: 'View Bike' }).first().click();
  const dialog = page.getByRole('dialog');
  await expectToldApart(page, dialog.getByRole('button', { name: 'Picture 2 of' }));
  await expectEdge(page, dialog);
});

// spec §2.54
test('forced colours: the dots of the slider are told apart, and a heart that is on', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByText('Loading Dushi Market...')).toBeHidden();
  for (const name of ['Slide 1', 'Slide 2']) {
    const dot = page.getByRole('button', { name });
    await expect
      .poll(async () => contrastingPixels(await pixelsOf(page, await areaOf(dot))), name)
      .toBeGreaterThan(40);
  }
  await expectToldApart(page, page.getByRole('button', { name: 'Slide 2' }));
  // Its name changes with it.
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /wishlist$/ })
    .first();
  await expectToldApart(page, heart);
});

// spec §2.54
test('forced colours: vehicle types that are chosen are told apart', async ({ page }) => {
  await open(page, '/vehicles');
  const types = page.getByRole('navigation', { name: 'Vehicle types' });
  await expectToldApart(page, types.getByRole('link', { name: /^SUVs/ }));
});

test('forced colours: the search field and the side menu have edges', async ({ page }) => {
  await open(page, '/about');
  await expectEdge(page, page.getByRole('search'));
  await page.setViewportSize(PHONE);
  await expectEdge(page, page.getByRole('search'));
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const box = await menu.boundingBox();
  const strip = { x: (box?.width ?? 0) - 6, y: 300, width: 12, height: 200 };
  await expect
    .poll(async () => contrastingPixels(await pixelsOf(page, strip)))
    .toBeGreaterThan(180);
});
