import type { Page } from '@playwright/test';
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

/** What is on the screen now: three bytes a pixel. */
export async function pixelsOf(page: Page, area: Area): Promise<Buffer> {
  const picture = await page.screenshot({ clip: area, animations: 'disabled' });
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
