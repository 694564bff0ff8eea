import type { Page } from '@playwright/test';
import { SPLASH_MS } from '../src/shared/config/times';
import type { ScreenState } from '../src/testing/states/screenState';
import { isSweep } from '../src/testing/sweeps';
import { endAnimations, expect, expectAccessible, test } from './fixtures';
import { expectRoomForText } from './reading';

const WIDTHS = [1440, 768, 360, 320] as const;
/** From here on, menus are those of wide screens. */
const WIDE = 1024;
/** Of ours every word fits its line, or has soft hyphens. */
const LONGEST_WORD = 40;

/** What is pending or loading stays so while it is looked at, on a slow machine too. */
export async function stretchWaits(page: Page, { kind }: ScreenState): Promise<void> {
  if (kind !== 'pending' && kind !== 'loading') return;
  await page.addInitScript((splashMs) => {
    const { setInterval } = window;
    Object.assign(window, {
      setInterval: (handler: TimerHandler, intervalMs = 0) =>
        setInterval(handler, intervalMs === splashMs ? splashMs : 60_000),
    });
  }, SPLASH_MS);
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="dialog"], dialog')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );
  expect(overflow.filter((width) => width > 0)).toEqual([]);
}

/** The state as it stands has room for its texts and is accessible, at each width that it has. */
export async function expectRoomAtWidths(
  page: Page,
  state: ScreenState,
  language: string,
): Promise<void> {
  for (const width of WIDTHS) {
    if (state.width !== undefined && width >= WIDE !== (state.width === 'wide')) continue;
    await test.step(`${language} at ${String(width)} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await endAnimations(page, 'all');
      await expectNoOverflow(page);
      // Names longer than a line may break.
      if (state.kind !== 'long texts') await expectRoomForText(page, LONGEST_WORD);
      if (isSweep && (width === 360 || width === 1440)) await expectAccessible(page);
    });
  }
}
