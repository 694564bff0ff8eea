import { resolveTheme } from '../../shop-file/theme/themeColors';
import { testShopFile } from '../../src/testing/testShop';
import { colorsIn, over, ratioOf } from './paintedColors';
import { colorOf, hexOf, shownHex, stopsCss } from './themeValues';

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
  expect(shownHex(typed, theme)).toBe('#0000ff');
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

test.each([
  ['rgb(11, 114, 133)', [{ rgb: [11, 114, 133], alpha: 1 }]],
  ['rgba(0, 0, 0, 0.5)', [{ rgb: [0, 0, 0], alpha: 0.5 }]],
  ['color(srgb 0 0.2 1 / 0.86)', [{ rgb: [0, 51, 255], alpha: 0.86 }]],
  [
    'linear-gradient(160deg, rgb(1, 2, 3), rgb(4, 5, 6) 40%)',
    [
      { rgb: [1, 2, 3], alpha: 1 },
      { rgb: [4, 5, 6], alpha: 1 },
    ],
  ],
  ['transparent', []],
])('%s', (css, colors) => {
  expect(colorsIn(css)).toEqual(colors);
});

test('ratios are those of WCAG', () => {
  expect(ratioOf([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(ratioOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  expect(over({ rgb: [255, 255, 255], alpha: 0.5 }, [0, 0, 0])).toEqual([127.5, 127.5, 127.5]);
});
