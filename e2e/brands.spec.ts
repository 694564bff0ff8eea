import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { contrastFaults } from '../shop-file/theme/contrast';
import { resolveTheme } from '../shop-file/theme/themeColors';
import { themeStyles } from '../shop-file/theme/themeStyles';
import { brand, mended } from '../src/testing/brands';
import { cases } from '../src/testing/sweeps';
import { axeViolations, expect, test } from './fixtures';
import { hydrated } from './settled';

/** How many random brands are looked at, each on one of the screens. */
const BRANDS = cases(8, 1_000);
const SEED = 15;
/** For one brand on one screen, on a busy machine. */
const LIMIT_MS = 10_000;

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly width: number;
  readonly enter?: (page: Page) => Promise<void>;
}

const allScreens: readonly Screen[] = [
  { name: 'Home', path: '/', width: 1440 },
  { name: 'bikes and their filters', path: '/bikes/listings', width: 1440 },
  { name: 'about', path: '/about', width: 1440 },
  {
    name: 'login with faults',
    path: '/login',
    width: 1440,
    enter: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('main').getByText('Enter your email')).toBeVisible();
    },
  },
  {
    name: 'the menu of a phone',
    path: '/',
    width: 390,
    enter: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'a bike',
    path: '/bikes/listings',
    width: 768,
    enter: async (page) => {
      await page.getByRole('link', { name: 'View Bike' }).first().click();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
    },
  },
  { name: 'types of vehicles', path: '/vehicles', width: 1440 },
  { name: 'nothing found', path: '/nothing-here', width: 390 },
];

const screens = cases(
  allScreens.filter(({ name }) => name === 'bikes and their filters'),
  allScreens,
);

const brands = fc.sample(brand, { numRuns: BRANDS, seed: SEED }).map((given, index) => {
  const faults = contrastFaults(given);
  const { theme, platforms } = mended(given, faults);
  const style = themeStyles(resolveTheme(theme, platforms), []);
  return { index, isRefused: faults.length > 0, style };
});

/** The custom properties of a page's own style, with other values. */
async function wear(page: Page, style: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${css} *, *::before, *::after { transition: none !important; }`);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

async function contrastFaultsOnPage(page: Page): Promise<readonly string[]> {
  const violations = await axeViolations(page, { runOnly: ['color-contrast'] });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${any[0]?.message ?? ''} ${html.slice(0, 160)}`),
  );
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

for (const [place, { name, path, width, enter }] of screens.entries()) {
  const seen = brands.filter(({ index }) => index % screens.length === place);
  test(`random brands can be read: ${name}`, async ({ page, shop, allowConsole }) => {
    test.setTimeout(test.info().timeout + seen.length * LIMIT_MS);
    allowConsole(/404/);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop.origin}${path}`);
    await hydrated(page);
    await enter?.(page);
    const faults: string[] = [];
    for (const { index, style } of seen) {
      await wear(page, style);
      const found = await contrastFaultsOnPage(page);
      faults.push(...found.map((fault) => `brand ${String(index)}: ${fault}`));
    }
    const refused = seen.filter(({ isRefused }) => isRefused).length;
    console.log(
      `${name}: ${String(seen.length)} brands, ${String(refused)} of them refused and mended, ${String(faults.length)} faults`,
    );
    expect(faults).toEqual([]);
    expect(seen.length).toBeGreaterThan(0);
  });
}

test('a brand that cannot be read is noticed', async ({ page, shop }) => {
  await page.goto(`${shop.origin}/about`);
  await hydrated(page);
  await wear(page, ':root { --muted: #c4c4c4; }');
  expect(await contrastFaultsOnPage(page)).not.toEqual([]);
});
