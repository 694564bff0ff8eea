/** @jest-environment node */
import fc from 'fast-check';
import { resolveTheme } from '../../../shop-file/theme/themeColors';
import { testShopFile } from '../../testing/testShop';
import { colors } from '../theme/tokens';
import { luminance, scrimColor } from './scrimColor';

const { accentPale } = resolveTheme(testShopFile.theme).colors;
const contrast = (light: string, dark: string) =>
  (luminance(light) + 0.05) / (luminance(dark) + 0.05);

test('light text is readable on the scrim of any colour', () => {
  const hex = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (color) => {
      const scrim = scrimColor(`linear-gradient(120deg, ${color}, #ffffff)`);
      expect(scrim).toMatch(/^#[\da-f]{6}$/);
      expect(contrast(colors.white, scrim)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(accentPale, scrim)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test.each([
  'linear-gradient(red, blue)',
  'linear-gradient(#000000, #fff)',
  'linear-gradient(#fff, #000)',
])('%s gets the neutral scrim, on which light text is readable, too', (gradient) => {
  expect(scrimColor(gradient)).toBe('#5c669c');
  expect(contrast(accentPale, scrimColor(gradient))).toBeGreaterThanOrEqual(4.5);
});

test('it keeps the hue: a red ground gets a red scrim', () => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(scrimColor('linear-gradient(#991a50, #ff0000)').slice(at, at + 2), 16),
  );
  expect(red).toBeGreaterThan(blue);
  expect(blue).toBeGreaterThan(green);
});
