import { bytesOf, colorValueOf, isInSrgb, oklchHex, oklchOf, srgbHex } from './color';
import type { ColorValue } from './tokenValues';

test.each<[string, ColorValue, string]>([
  ['sRGB', { colorSpace: 'srgb', components: [1, 0.5, 0] }, '#ff8000'],
  ['without a component', { colorSpace: 'srgb', components: ['none', 0.5, 1] }, '#0080ff'],
  ['a grey without a hue', { colorSpace: 'oklch', components: [0.6, 0, 'none'] }, '#808080'],
  ['half transparent', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 }, '#000000'],
])('%s has a colour on the screen', (_, color, hex) => {
  expect(srgbHex(color)).toBe(hex);
});

test('what a screen cannot show is known, and gets a colour all the same', () => {
  const green: ColorValue = { colorSpace: 'oklch', components: [0.85, 0.35, 145] };
  expect(isInSrgb(green)).toBe(false);
  expect(srgbHex(green)).toMatch(/^#[\da-f]{6}$/);
  expect(isInSrgb({ colorSpace: 'oklch', components: [0.5, 0, 0] })).toBe(true);
});

test.each([
  [[0, 0.2, 30], '#000000'],
  [[-1, 0, 0], '#000000'],
  [[1, 0.2, 30], '#ffffff'],
  [[2, 0, 0], '#ffffff'],
] as const)('the ends of lightness have no hue: %j', (color, hex) => {
  expect(oklchHex(color)).toBe(hex);
});

test.each(['#000000', '#ffffff', '#808080', '#18929f', '#ffc629', '#c2185b'])(
  '%s comes back from OKLCH, bytes and Design Tokens',
  (hex) => {
    expect(oklchHex(oklchOf(hex))).toBe(hex);
    expect(srgbHex(colorValueOf(hex))).toBe(hex);
    expect(bytesOf(hex)).toHaveLength(3);
  },
);

test('chroma beyond the screen is taken back, lightness and hue stay', () => {
  const [lightness, chroma, hue] = oklchOf(oklchHex([0.6, 0.4, 145]));
  expect(lightness).toBeCloseTo(0.6, 1);
  expect(chroma).toBeLessThan(0.25);
  expect(hue).toBeCloseTo(145, -1);
});
