import { readFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
      // The texts follow the address in a deferred render.
      await expect.poll(() => page.evaluate('plainWords()')).toEqual([]);
      await expectRoomAtWidths(page, state, 'pseudo');
    });
  }
});

testWithoutShop(
  'the brand studio paints the page, marks insufficient contrast, and saves',
  async ({ page, allowConsole }) => {
    allowConsole(DEVELOPMENT_CONSOLE);
    // The hosts of this test are no backends.
    allowConsole(/Failed to fetch/);
    await page.goto(`${shop.states}?studio`);
    const frame = page.frameLocator('iframe[title="Shop"]');
    await frame.getByRole('main').waitFor();
    const painted = () =>
      frame
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--primary'));
    const primary = page.getByLabel('primary, as #rrggbb');
    await primary.fill('#9ad0d8');
    await expect.poll(painted).toBe('#9ad0d8');
    await expect(page.getByText(/:1, needs/).first()).toBeVisible();
    const violations = await axeViolations(page, {}, ['iframe']);
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toContainText('Not saved: ');

    const use = page.getByRole('button', { name: /^Use #/ }).first();
    const suggested = /#[\da-f]{6}/.exec((await use.textContent()) ?? '')?.[0] ?? '';
    await use.click();
    await expect(primary).toHaveValue(suggested);
    await expect.poll(painted).toBe(suggested);
    const all = page.getByRole('button', { name: 'Use all suggestions' });
    if (await all.isVisible()) await all.click();
    await expect(all).toBeHidden();

    await page.getByRole('button', { name: 'Save' }).click();
    const saved = async () =>
      JSON.parse(await readFile(shop.shopFile, 'utf8')) as {
        theme: { color: { primary: { $value: { hex: string } } } };
      };
    await expect.poll(async () => (await saved()).theme.color.primary.$value.hex).toBe(suggested);
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
);
