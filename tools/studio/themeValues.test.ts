import { resolveTheme } from '../../shop-file/theme/themeColors';
import { testShopFile } from '../../src/testing/testShop';
import { colorOf, hexOf, stopsCss } from './themeValues';

const theme = resolveTheme(testShopFile.theme);
const blue = { colorSpace: 'srgb', components: [0, 0, 1], hex: '#0000ff' };
const gray = { colorSpace: 'oklch', components: [0.6, 0, 0] };

test.each([
  [blue, '#0000ff'],
  [{ ...blue, hex: '#00f' }, '#00f'],
  [gray, '#808080'],
  ['{color.primary}', theme.colors.primary],
  ['{color.none}', '{color.none}'],
  [undefined, ''],
])('%j is shown as %s', (value, text) => {
  expect(hexOf(value, theme)).toBe(text);
});

test('what is typed is kept until it is a colour, with the colour that it was', () => {
  const typed = colorOf('#00', blue);
  expect(typed).toEqual({ ...blue, hex: '#00' });
  expect(colorOf('#00FF00', typed)).toEqual({
    colorSpace: 'srgb',
    components: [0, 1, 0],
    hex: '#00ff00',
  });
  expect(colorOf('#00ff00', gray)).toMatchObject({ colorSpace: 'srgb' });
  expect(colorOf('#00ff00', { ...blue, alpha: 0.5 })).toMatchObject({ alpha: 0.5 });
});

test('a gradient as it looks', () => {
  const stops = [
    { color: blue, position: 0 },
    { color: { ...blue, alpha: 0.5 }, position: 0.4 },
  ];
  expect(stopsCss(stops, theme)).toBe('linear-gradient(to right, #0000ffff 0%, #0000ff80 40%)');
  expect(stopsCss([{ color: { ...blue, hex: '#0' }, position: 0 }], theme)).toBeUndefined();
  expect(stopsCss([], theme)).toBeUndefined();
});
