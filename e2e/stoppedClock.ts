import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { hydrated } from './settled';

const HOUR_MS = 3_600_000;

/**
 * Opens a page whose clock stands still, however long the machine takes: its timers fire only by
 * `page.clock.runFor`. Styles' animations, workers and the server keep the real time.
 */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await page.goto(path);
  await hydrated(page);
}

/** Stops the clock of the pages that are opened from now on. */
export async function stopClock(page: Page): Promise<void> {
  const context = page.context();
  await context.addInitScript(() => {
    window.realTime = {
      requestAnimationFrame: window.requestAnimationFrame,
      cancelAnimationFrame: window.cancelAnimationFrame,
      requestIdleCallback: window.requestIdleCallback,
      cancelIdleCallback: window.cancelIdleCallback,
      setTimeout: window.setTimeout,
      clearTimeout: window.clearTimeout,
    };
  });
  const now = Date.now();
  await page.clock.install({ time: now - HOUR_MS });
  await page.clock.pauseAt(now);
  // A page also waits for what takes no time: frames, idle moments, tasks. Those come as ever.
  await context.addInitScript(() => {
    const { realTime, setTimeout, clearTimeout } = window;
    const { setTimeout: setRealTimeout, clearTimeout: clearRealTimeout } = realTime;
    Object.assign(window, {
      ...realTime,
      setTimeout: (handler: () => void, delayMs = 0, ...args: unknown[]) =>
        (delayMs > 0 ? setTimeout : setRealTimeout)(handler, delayMs, ...args),
      clearTimeout: (id?: number) => {
        clearTimeout(id);
        clearRealTimeout(id);
      },
    });
  });
}

/** Stops the styles' animations, which no clock of a test moves. */
export async function stopAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/** Lets the time of a stopped clock pass until something is so, with the network in between. */
export async function passTimeUntil(
  page: Page,
  isSo: () => Promise<boolean>,
  stepMs = 500,
): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(stepMs);
        return isSo();
      },
      { intervals: [100] },
    )
    .toBe(true);
}

declare global {
  interface Window {
    realTime: Pick<
      typeof globalThis,
      | 'requestAnimationFrame'
      | 'cancelAnimationFrame'
      | 'requestIdleCallback'
      | 'cancelIdleCallback'
      | 'setTimeout'
      | 'clearTimeout'
    >;
  }
}
