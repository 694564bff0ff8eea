import type { Page, PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';

/** A part of the window, in px. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The contrast at which a control or its state is seen (WCAG 1.4.11). */
const SEEN = 3;

/** After this time a picture does not come any more, see `takePicture`. */
const PICTURE_LIMIT_MS = 15_000;

/**
 * A screenshot. After several changes of the window's size in a moment, Chromium gave none of a page
 * that was still responsive, three times in a row (once in four runs of all tests, on busy cores). A
 * picture that does not come is taken after another change, for which the window is painted again.
 */
export async function takePicture(page: Page, options: PageScreenshotOptions): Promise<Buffer> {
  const size = page.viewportSize();
  const whole = { animations: 'disabled', ...options } as const;
  try {
    return await page.screenshot({ ...whole, timeout: PICTURE_LIMIT_MS });
  } catch (error) {
    if (!size) throw error;
    // A window that grows would scroll what stands at its end.
    await page.setViewportSize({ ...size, height: size.height - 1 });
    await page.setViewportSize(size);
    return page.screenshot(whole);
  }
}

/** What is on the screen now: three bytes a pixel. */
export async function pixelsOf(page: Page, area: Area): Promise<Buffer> {
  const picture = await takePicture(page, { clip: area });
  return sharp(picture).removeAlpha().raw().toBuffer();
}

/** How many pixels of two pictures of one area contrast with each other by at least 3:1. */
export function changedPixels(before: Buffer, after: Buffer): number {
  let changed = 0;
  for (let at = 0; at < before.length; at += 3) {
    if (isSeen(luminance(before, at), luminance(after, at))) changed++;
  }
  return changed;
}

/** How many pixels contrast with the first one, which is the ground, by at least 3:1. */
export function contrastingPixels(pixels: Buffer): number {
  const ground = luminance(pixels, 0);
  let contrasting = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (isSeen(ground, luminance(pixels, at))) contrasting++;
  }
  return contrasting;
}

function isSeen(one: number, other: number): boolean {
  return Math.max(one, other) + 0.05 >= SEEN * (Math.min(one, other) + 0.05);
}

/** Relative luminance of one pixel, WCAG 2.2. */
function luminance(pixels: Buffer, at: number): number {
  return (
    0.2126 * linear(pixels[at] ?? 0) +
    0.7152 * linear(pixels[at + 1] ?? 0) +
    0.0722 * linear(pixels[at + 2] ?? 0)
  );
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
