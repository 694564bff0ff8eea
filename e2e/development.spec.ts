import { readFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { PSEUDO } from '../src/shared/i18n/languages';
import { states } from '../src/testing/states/catalogue';
import { stateName } from '../src/testing/states/screenState';
import { cases } from '../src/testing/sweeps';
import { DEVELOPMENT_CONSOLE, type Development, startDevelopment } from './development';
import { axeViolations, expect, testWithoutShop } from './fixtures';
import { HOOK_LIMIT_MS } from './processLogs';
import { waitInPage } from './settled';
import { expectRoomAtWidths, stretchWaits } from './stateViews';

// In one file, so that the tests share one `npm run dev`: its first start builds the whole shop.
let shop: Development;
let hosts: readonly Server[];

testWithoutShop.beforeAll(async () => {
  testWithoutShop.setTimeout(HOOK_LIMIT_MS);
  const [api, listings] = [await startHost('api'), await startHost('listings')];
  hosts = [api, listings];
  shop = await startDevelopment({
    API_HOST_INTERNAL: originOf(api),
    REALESTATE_HOST_INTERNAL: originOf(listings),
    CONTENT_LANGUAGE: 'pap-AW',
  });
});

testWithoutShop.afterAll(async () => {
  await shop.stop();
  for (const host of hosts) host.close();
});

/** A host that responds with its name. */
async function startHost(name: string): Promise<Server> {
  const host = createServer((_, response) => response.end(name));
  await new Promise((resolve) =>
    host.listen(0, '127.0.0.1', () => {
      resolve(host);
    }),
  );
  return host;
}

const originOf = (host: Server) =>
  `http://127.0.0.1:${String((host.address() as AddressInfo).port)}`;

testWithoutShop('listings and their pictures come from the listings host', async ({ request }) => {
  const get = async (path: string) => (await request.get(new URL(path, shop.states).href)).text();
  expect(await get('/api/listings?categorySlug=bike')).toBe('listings');
  expect(await get('/uploads/a.webp')).toBe('listings');
  expect(await get('/api/v1/banners')).toBe('api');
  expect(await get('/static/uploads/a.webp')).toBe('api');
  expect(await get('/about')).toContain('"contentLanguage":"pap-AW"');
});

const pseudoStates = cases(
  states.filter((state) => stateName(state) === 'vehicles: loaded, a style'),
  states,
);

// The production server does not know the pseudo-language.
testWithoutShop.describe('in the pseudo-language', () => {
  testWithoutShop.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const state of pseudoStates) {
    testWithoutShop(stateName(state), async ({ page, allowConsole }) => {
      allowConsole(DEVELOPMENT_CONSOLE);
      await page.setViewportSize({ width: state.width === 'phone' ? 360 : 1440, height: 900 });
      await stretchWaits(page, state);
      const query = new URLSearchParams({ language: PSEUDO, state: stateName(state) });
      await page.goto(`${shop.states}?${query.toString()}`);
      await waitInPage(page, 'the pseudo-language', () => 'plainWords' in window);
      // The late parts have come.
      await expect(page.locator('footer a[hreflang="nl"]')).toBeAttached();
      if (!state.shows.startsWith('Loading')) {
        await expect(page.locator('[data-splash="screen"]')).toBeHidden();
      }
      expect(await page.evaluate('plainWords()')).toEqual([]);
      await expectRoomAtWidths(page, state, 'pseudo');
    });
  }
});

testWithoutShop.describe('the brand studio', () => {
  const colorOf = (frame: FrameLocator, property: string) =>
    frame
      .locator('html')
      .evaluate((html, name) => getComputedStyle(html).getPropertyValue(name), property);

  /** Opens the studio. It and its frames share one thread. */
  async function openStudio(page: Page): Promise<readonly [FrameLocator, FrameLocator]> {
    await page.goto(`${shop.states}?studio`);
    const phone = page.frameLocator('iframe[title="home: loaded, phone"]');
    const desktop = page.frameLocator('iframe[title="bikes: loaded, desktop"]');
    for (const frame of [phone, desktop]) await frame.getByRole('main').waitFor();
    return [phone, desktop];
  }

  testWithoutShop(
    'name and colours of a shop are changed beside its screens, marked where hard to read, and saved',
    async ({ page, allowConsole }) => {
      allowConsole(DEVELOPMENT_CONSOLE);
      const frames = await openStudio(page);
      const [phone, desktop] = frames;
      await page.getByLabel('Name', { exact: true }).first().fill('Bon Bini');
      for (const frame of frames) {
        await expect(frame.getByRole('banner')).toContainText('Bon Bini');
      }

      const primary = page.getByLabel('Primary', { exact: true });
      await primary.fill('#9ad0d8');
      for (const frame of frames)
        await expect.poll(() => colorOf(frame, '--primary')).toBe('#9ad0d8');
      await expect(page.getByText('White on primary: 1.', { exact: false })).toBeVisible();
      const row = page.getByRole('region', { name: 'bikes: loaded' });
      await expect(row.getByText('hard to read').last()).toBeVisible();
      await expect(desktop.locator('[data-hard-to-read$="needs 4.5:1"]').first()).toBeVisible();
      // Shops in frames are looked at where they are whole pages.
      const violations = await axeViolations(page, {}, ['iframe']);
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('status').first()).toContainText('Not saved: ');
      const use = page.getByRole('button', { name: /^Use #/ }).first();
      const suggested = /#[\da-f]{6}/.exec((await use.textContent()) ?? '')?.[0] ?? '';
      await use.click();
      await expect(primary).toHaveValue(suggested);
      for (const frame of frames)
        await expect.poll(() => colorOf(frame, '--primary')).toBe(suggested);
      const all = page.getByRole('button', { name: 'Use all suggestions' });
      await expect(page.getByText('White on primary', { exact: false })).toBeHidden();
      if (await all.isVisible()) await all.click();
      await expect(all).toBeHidden();
      await expect(row.getByText('hard to read')).toHaveCount(0);

      await page.getByRole('button', { name: 'Save' }).click();
      const saved = async () =>
        JSON.parse(await readFile(shop.shopFile, 'utf8')) as {
          name: string;
          theme: { color: { primary: { $value: { hex: string } } } };
        };
      // The saved file reloads the page by itself, and 'Saved' goes with the page before it.
      await expect.poll(async () => (await saved()).name).toBe('Bon Bini');
      expect((await saved()).theme.color.primary.$value.hex).toBe(suggested);
      await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
      // The page's own reload may abort this one.
      await expect(() => page.reload()).toPass();
      await phone.getByRole('main').waitFor();
      await expect(phone.getByRole('banner')).toContainText('Bon Bini');
    },
  );
});
