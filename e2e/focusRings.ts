import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JSHandle, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { type Area, changedPixels, pixelsOf } from './pixels';

/** Everything that can have the keyboard's focus. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** How far rings reach beyond their elements, in px. */
const REACH = 14;

/** How thick a ring has to be at least, in px (WCAG 2.4.13). */
const THICKNESS = 2;

type Stops = readonly (HTMLElement | SVGElement)[];

interface Stop {
  readonly name: string;
  /** Where its ring is drawn. */
  readonly area: Area;
  /** Length of its outline, in px. */
  readonly outline: number;
}

/**
 * Fails when the focus cannot be seen: between an element with the keyboard's focus and the same
 * element without it, a ring of 2 px has to change with a contrast of 3:1 (WCAG 2.4.13), whatever
 * lies behind it. Each look is seen once in a run, by whichever worker meets it first.
 */
export async function expectFocusRings(page: Page): Promise<void> {
  const width = String(page.viewportSize()?.width);
  const stops = await page.evaluateHandle(
    (selector) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)],
    STOPS,
  );
  const looks = await stops.evaluate(looksOf);
  // From now on the browser shows rings, as for somebody who uses the keyboard.
  await page.keyboard.press('Tab');
  const faint: string[] = [];
  for (const [index, look] of looks.entries()) {
    const mark = markOf(`${width} ${look}`);
    if (existsSync(mark)) continue;
    const stop = await focused(stops, index);
    if (!stop) continue;
    writeFileSync(mark, '');
    const after = await pixelsOf(page, stop.area);
    await stops.evaluate((stops, index) => {
      stops[index]?.blur();
    }, index);
    const before = await pixelsOf(page, stop.area);
    const changed = changedPixels(before, after);
    const needed = Math.round(stop.outline * THICKNESS);
    if (changed < needed) {
      faint.push(`${stop.name}: ${String(changed)} px of ${String(needed)} at ${width}`);
    }
  }
  expect(faint).toEqual([]);
}

/** The file that says that a look was seen. Playwright empties its folder before each run. */
function markOf(look: string): string {
  const folder = path.join(test.info().project.outputDir, 'focusRings');
  mkdirSync(folder, { recursive: true });
  return path.join(folder, createHash('sha256').update(look).digest('hex'));
}

/** What elements look like and where they stand: those of one look have the same ring. */
function looksOf(elements: readonly Element[]): string[] {
  const states = ['aria-current', 'aria-pressed', 'aria-expanded', 'aria-invalid', 'disabled'];
  return elements.map((element) =>
    [
      ...[element, element.parentElement, element.parentElement?.parentElement].map(
        (part) => `${part?.tagName ?? ''} ${part?.getAttribute('class') ?? ''}`,
      ),
      element.closest('[data-ground]') && 'dark',
      ...states.map((state) => element.getAttribute(state)),
      element.matches(':checked'),
    ].join(' | '),
  );
}

/** Gives an element the focus, in the middle of the window; null when it cannot have it. */
function focused(stops: JSHandle<Stops>, index: number): Promise<Stop | null> {
  return stops.evaluate(
    (stops, [index, reach]) => {
      const stop = stops[index];
      if (!stop?.isConnected || stop.tabIndex < 0) return null;
      stop.focus({ preventScroll: true });
      if (document.activeElement !== stop) return null;
      stop.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, right, bottom, width, height } = stop.getBoundingClientRect();
      const x = Math.max(left - reach, 0);
      const y = Math.max(top - reach, 0);
      const corner = Math.min(
        Number.parseFloat(getComputedStyle(stop).borderTopLeftRadius),
        width / 2,
        height / 2,
      );
      return {
        name: `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent.slice(0, 40)}`,
        area: {
          x,
          y,
          width: Math.min(right + reach, window.innerWidth) - x,
          height: Math.min(bottom + reach, window.innerHeight) - y,
        },
        outline: 2 * (width + height) - (8 - 2 * Math.PI) * corner,
      };
    },
    [index, REACH] as const,
  );
}
