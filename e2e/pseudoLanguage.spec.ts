import { test as development } from '@playwright/test';
import { PSEUDO } from '../src/shared/language/languages';
import { states } from '../src/testing/states/catalogue';
import { stateName } from '../src/testing/states/screenState';
import { type Development, startDevelopment } from './development';
import { expect } from './fixtures';
import { expectRoomAtWidths, stretchWaits } from './stateViews';

/** `npm run proof -- languages` takes all of them. */
const seen =
  process.env.E2E_ALL_STATES === '1'
    ? states
    : states.filter((state) => stateName(state) === 'vehicles: loaded, a style');

// Without the fixtures of the production server, which does not know the pseudo-language.
development.describe('in the pseudo-language', () => {
  let shop: Development;
  development.beforeAll(async () => {
    shop = await startDevelopment();
  });
  development.afterAll(() => shop.stop());
  development.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const state of seen) {
    development(stateName(state), async ({ page }) => {
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
