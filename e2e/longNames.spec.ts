import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cases } from '../src/testing/sweeps';
import { expect, test } from './fixtures';
import { testedShopFile } from './testedShop';

const WIDTHS = [320, 360, 640, 768, 1024, 1440];
const SEARCH_MIN = 140;

const names = ['Caribbean Outdoor Marketplace', 'Caribbeanoutdoormarketplaces'];

for (const name of cases(names.slice(1), names)) {
  test(`a shop called ${name} has its whole name on every page`, async ({
    page,
    startStorefront,
    allowConsole,
  }, testInfo) => {
    allowConsole(/404/);
    const folder = testInfo.outputPath('shop');
    await cp(path.dirname(testedShopFile), folder, { recursive: true });
    const file = path.join(folder, 'shop.json');
    const shopFile = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...shopFile, name }));
    const { origin } = await startStorefront({ SHOP_FILE: file });
    for (const path of ['/login', '/nothing-here']) {
      await page.goto(origin + path);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveTitle(new RegExp(`${name}$`));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const place = `${path} at ${String(width)}`;
        const room = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(room, `${place}: no scrolling sideways`).toBeLessThanOrEqual(0);

        const header = page.getByRole('banner');
        const bar = await header.boundingBox();
        const brand = await header.getByText(name).evaluate((lockup) => {
          const range = document.createRange();
          range.selectNodeContents(lockup);
          const lines = [...range.getClientRects()];
          return {
            right: Math.max(...lines.map((line) => line.right)),
            lockup: lockup.getBoundingClientRect().right,
          };
        });
        expect(brand.right, `${place}: inside of its place`).toBeLessThanOrEqual(brand.lockup + 1);
        expect(bar?.height ?? 0, `${place}: a header of usual height`).toBeLessThan(150);
        const search = await header.getByRole('search').boundingBox();
        expect(search?.width ?? 0, `${place}: room to search`).toBeGreaterThan(SEARCH_MIN);

        // It is painted by a style: it is decoration.
        const large = await page.locator(`[data-name="${name}"]`).boundingBox();
        expect(large?.x ?? -1, `${place}: footer, left`).toBeGreaterThanOrEqual(0);
        expect(
          (large?.x ?? 0) + (large?.width ?? 0),
          `${place}: footer, right`,
        ).toBeLessThanOrEqual(width);
      }
    }
    await rm(folder, { recursive: true });
  });
}
