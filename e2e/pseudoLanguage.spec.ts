import { PSEUDO } from '../src/shared/language/languages';
import { states } from '../src/testing/states/catalogue';
import { stateName } from '../src/testing/states/screenState';
import {
  DEVELOPMENT_CONSOLE,
  NO_BACKEND_CONSOLE,
  type Development,
  startDevelopment,
} from './development';
import { expect, testWithoutShop } from './fixtures';
import { expectRoomAtWidths, stretchWaits } from './stateViews';

/** `npm run proof -- languages` takes all of them. */
const seen =
  process.env.E2E_ALL_STATES === '1'
    ? states
    : states.filter((state) => stateName(state) === 'vehicles: loaded, a style');

// The production server does not know the pseudo-language.
testWithoutShop.describe('in the pseudo-language', () => {
  let shop: Development;
  testWithoutShop.beforeAll(async () => {
    shop = await startDevelopment();
  });
  testWithoutShop.afterAll(() => shop.stop());
  testWithoutShop.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const state of seen) {
    testWithoutShop(stateName(state), async ({ page, allowConsole }) => {
      allowConsole(DEVELOPMENT_CONSOLE);
      allowConsole(NO_BACKEND_CONSOLE);
      await page.setViewportSize({ width: state.width === 'phone' ? 360 : 1440, height: 900 });
      await stretchWaits(page, state);
      const query = new URLSearchParams({ language: PSEUDO, state: stateName(state) });
      await page.goto(`${shop.states}?${query.toString()}`);
      await page.waitForFunction(() => 'plainWords' in window);
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
