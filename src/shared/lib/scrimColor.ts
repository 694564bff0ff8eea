import { colors } from '../theme/tokens';
import { linearLight } from './linearLight';

/** Relative luminance with a contrast of 5.4:1 to white and 4.5:1 to pale yellow (WCAG 1.4.3). */
const BRIGHTEST = 0.142;

const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;

/** Relative luminance of `#rrggbb`, WCAG 2.2. */
export function luminance(hex: string): number {
  return WEIGHTS.reduce((sum, weight, index) => sum + weight * channel(hex, index), 0);
}

/**
 * The brightest colour of a gradient's hue on which light text is readable.
 * @param gradient value for CSS `background-image`
 */
export function scrimColor(gradient: string): string {
  const hex = /#[\da-f]{6}\b/i.exec(gradient)?.[0];
  const light = hex === undefined ? 0 : luminance(hex);
  if (hex === undefined || light === 0) return colors.scrim;
  const channels = WEIGHTS.map((_, index) => {
    const linear = Math.min((channel(hex, index) * BRIGHTEST) / light, 1);
    const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
    // Rounded down, to stay below the limit.
    return Math.floor(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** A linear channel of `#rrggbb`, 0 to 1. */
function channel(hex: string, index: number): number {
  return linearLight(Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255);
}
