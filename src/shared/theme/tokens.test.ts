import { readFileSync } from 'node:fs';
import { logo, textPairs } from './tokens';

/** Relative luminance of `#rrggbb`, WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(textPairs)('text %s on %s meets WCAG AA', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

test("the favicon has the logo's colours", () => {
  const favicon = readFileSync('public/favicon.svg', 'utf8');
  const used = favicon.match(/#[\da-f]{3,8}\b(?=")/g);
  expect(used?.sort()).toEqual(Object.values(logo).sort());
});
