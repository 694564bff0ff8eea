import type { Page } from '@playwright/test';
import { DEFAULT_LANGUAGE, languages } from '../src/shared/i18n/languages';
import { hasPicture, isPicturedInLanguages } from '../src/testing/states/catalogue';
import {
  type ScreenState,
  pictureName,
  stateName,
  translatedPictureWidths,
} from '../src/testing/states/screenState';
import { cases, isSweep } from '../src/testing/sweeps';
import { testShopFile } from '../src/testing/testShop';
import { endAnimations, expect, expectAccessible, test } from './fixtures';
import { expectFocusRings } from './focusRings';
import { takePicture } from './pixels';
import { expectReadingOrder, expectRoomForSpacing, expectRoomForText } from './reading';
import { waitInPage } from './settled';
import { expectNoOverflow, expectRoomAtWidths } from './stateViews';
import { openedStates, visitState } from './stateVisit';

const sizes = {
  phone: { width: 360, height: 780 },
  wide: { width: 1440, height: 900 },
  /** A window 1280 px wide at 400 % (WCAG 1.4.10). */
  zoomed: { width: 320, height: 256 },
} as const;

/**
 * The size at which a state is opened: reports show the window of the visit, and of pictures that are
 * missing all have to be requested, which those far below a phone's window are not.
 */
const opening = ({ steps, kind }: ScreenState) =>
  steps || kind === 'missing pictures' ? 'wide' : 'phone';

/** The state that stands for its screen, and one placeholder for all of them. */
const isMain = ({ screen, kind, detail, shows }: ScreenState) =>
  kind === 'loaded' &&
  detail === undefined &&
  (screen === 'search' || !shows.endsWith(' - Coming Soon'));

/** A picture that has not come right by then is another one. */
const LOOK_LIMIT_MS = 60_000;

/** Which states are seen at other sizes, by keyboard and with more space between letters. */
const isSeenClosely = (state: ScreenState) => isSweep || isMain(state);

const translated = testShopFile.languages.filter((language) => language !== DEFAULT_LANGUAGE);
const otherLanguages = cases(translated.slice(0, 1), translated);
const inEveryLanguage = cases(
  openedStates.filter((state) => stateName(state) === 'home: loaded'),
  openedStates,
);
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Each page has a network of its own.
test.describe.configure({ mode: 'parallel' });

for (const state of openedStates) {
  test(stateName(state), async ({ page, allowConsole }) => {
    // What each failure says is the business of its own tests.
    allowConsole(/./);
    await page.setViewportSize(sizes[state.width ?? opening(state)]);
    await visitState(page, state);
    await page.setViewportSize(sizes[state.width ?? 'phone']);
    await endAnimations(page, 'all');
    await expectAccessible(page);
    await expectNoOverflow(page);
    if (isSeenClosely(state)) await expectReadable(page, state);
    if (hasPicture(state)) await expectLook(page, state);
    if (!isSeenClosely(state)) return;
    await expectFocusRings(page);
    if (state.width !== undefined) return;
    await page.setViewportSize(sizes.zoomed);
    if (state.kind !== 'long texts') await expectRoomForText(page);
    await page.setViewportSize(sizes.wide);
    await endAnimations(page, 'all');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expectReadable(page, state);
    await expectFocusRings(page);
  });
}

for (const state of inEveryLanguage) {
  test(`${stateName(state)}, in the other languages`, async ({ page, allowConsole }) => {
    allowConsole(/./);
    await page.setViewportSize(sizes[state.width ?? opening(state)]);
    await visitState(page, state);
    for (const language of otherLanguages) {
      const { tag } = languages[language];
      // A dialog may lie above the links; the store survives the change, so what was typed does too.
      await page.locator(`footer a[hreflang="${tag}"]`).dispatchEvent('click');
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await page.mouse.move(0, 0);
      await expectRoomAtWidths(page, state, language);
      if (!isPicturedInLanguages(state)) continue;
      for (const width of translatedPictureWidths) {
        await page.setViewportSize({ width, height: 900 });
        await expectLook(page, state, pictureName(state, [language, width]));
      }
    }
  });
}

/**
 * The state looks as its picture in `snapshots/`. Letters and pictures come out a little different
 * on each machine; `npm run test:e2e -- states --update-snapshots` takes new pictures.
 */
async function expectLook(
  page: Page,
  state: ScreenState,
  name = pictureName(state),
): Promise<void> {
  const { width } = page.viewportSize() ?? sizes.phone;
  await page.setViewportSize({ width, height: 1_400 });
  await bringIntoView(page, state);
  await waitInPage(page, 'the pictures in view', () =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || top > window.innerHeight || bottom < 0;
    }),
  );
  await page.evaluate(async () => {
    // The scrollbars that the driver hides take no room, but their gutter under a dialog does.
    document.documentElement.style.scrollbarGutter = 'auto';
    await document.fonts.ready;
  });
  // Right after a change of the window's size, Chromium may not have painted all of it yet, and what
  // measures itself may still grow.
  await expect(async () => {
    await bringIntoView(page, state);
    const picture = await takePicture(page, { type: 'jpeg', quality: 50 });
    expect(picture).toMatchSnapshot(name, { maxDiffPixelRatio: 0.03 });
  }).toPass({ timeout: LOOK_LIMIT_MS });
}

/** Scrolls to what the state is about, or to the top. */
async function bringIntoView(page: Page, { inView }: ScreenState): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  if (inView === undefined) return;
  const part = page.getByText(inView).filter({ visible: true }).first();
  await part.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
}

/** In the order of the screen, and with room for its texts. */
async function expectReadable(page: Page, { kind }: ScreenState): Promise<void> {
  await expectReadingOrder(page);
  // Names longer than a line may break.
  if (kind === 'long texts') return;
  await expectRoomForText(page);
  await expectRoomForSpacing(page);
}
