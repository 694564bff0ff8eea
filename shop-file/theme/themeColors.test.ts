import fc from 'fast-check';
import * as v from 'valibot';
import { resolveTheme } from './themeColors';
import { themeSchema } from './themeSchema';
import { gradientCss, themeStyles } from './themeStyles';
import { requiredColors } from './themeTokens';
import type { ColorValue } from './tokenValues';

const srgb = (...components: [number, number, number]): ColorValue => ({
  colorSpace: 'srgb',
  components,
});

/** A theme with the five required colours, and more. */
function theme(colors: Readonly<Record<string, unknown>> = {}, rest: object = {}) {
  const five = { primary: 0.3, dark: 0.1, accent: 0.8, ground: 1, ink: 0.05 };
  const given = { ...five, ...colors };
  const tokens = Object.entries(given).map(
    ([name, value]) =>
      [name, { $value: typeof value === 'number' ? srgb(value, value, value) : value }] as const,
  );
  return { color: { $type: 'color', ...Object.fromEntries(tokens) }, ...rest };
}

const resolved = (file: unknown) => resolveTheme(v.parse(themeSchema, file));
const faultOf = (file: unknown) => {
  const result = v.safeParse(themeSchema, file);
  return result.success ? null : result.issues.map(({ message }) => message).join('\n');
};

test('what the owner gives is taken, the rest is derived from it', () => {
  const own = { colorSpace: 'srgb', components: [1, 0, 0], hex: '#ff0000' };
  const { colors, radii } = resolved(
    theme(
      { highlight: own },
      { radius: { $type: 'dimension', card: { $value: { value: 4, unit: 'px' } } } },
    ),
  );
  expect(colors).toMatchObject({ highlight: '#ff0000', ground: '#ffffff' });
  expect(radii).toMatchObject({ card: { value: 4, unit: 'px' }, field: { value: 14, unit: 'px' } });
});

test.each([
  ['a word instead of a colour', theme({ primary: 'violet' })],
  ['a component out of range', theme({ primary: srgb(2, 0, 0) })],
  ['another hex than the components', theme({ primary: { ...srgb(1, 0, 0), hex: '#00ff00' } })],
  ['no colours', { color: { $type: 'color' } }],
  ['a radius without a unit', theme({}, { radius: { card: { $value: 8 } } })],
  ['a gradient without stops', theme({}, { gradient: { sunset: { $value: [] } } })],
])('%s is refused', (_, file) => {
  expect(faultOf(file)).not.toBeNull();
});

test('a gradient of one stop, of two, and one that is half transparent', () => {
  const stop = (color: ColorValue, position: number) => ({ color, position });
  expect(gradientCss('160deg', [stop(srgb(1, 0, 0), 0)])).toBe('linear-gradient(160deg,#f00,#f00)');
  expect(gradientCss('', [stop(srgb(1, 0, 0), 0), stop(srgb(0, 0, 1), 0.5)])).toBe(
    'linear-gradient(#f00,#00f 50%)',
  );
  expect(gradientCss('', [stop({ ...srgb(0, 0, 0), alpha: 0.25 }, 0.1)])).toContain(
    'rgb(0 0 0/0.25) 10%',
  );
});

const font = {
  family: 'Text',
  url: '/shop/0/text.woff2',
  weights: [400, 400],
  fallback: { sizeAdjust: 100, ascent: 90, descent: 20, lineGap: 0 },
} as const;

test('fonts come with a fallback of the same metrics; no address can end the rule', () => {
  const style = themeStyles(resolved(theme()), [font, { ...font, weights: [200, 800] }]);
  expect(style).toContain('font-weight:400;');
  expect(style).toContain('font-weight:200 800;');
  expect(style).toContain("font-family:'Text Fallback'");
  expect(() => themeStyles(resolved(theme()), [{ ...font, url: 'a)}b' }])).toThrow('A font at');
});

test('any five colours make a style of plain values', () => {
  const channel = fc.double({ min: 0, max: 1, noNaN: true });
  const color = fc.tuple(channel, channel, channel);
  fc.assert(
    fc.property(fc.tuple(color, color, color, color, color), (five) => {
      const given: Record<string, ColorValue> = {};
      for (const [index, name] of requiredColors.entries()) {
        given[name] = srgb(...(five[index] ?? [0, 0, 0]));
      }
      const { colors, gradients, radii } = resolved(theme(given));
      for (const hex of Object.values(colors)) expect(hex).toMatch(/^#[\da-f]{6}$/);
      const style = themeStyles({ colors, gradients, radii }, []);
      expect(style).toMatch(/^:root\{[^<{}]*\}$/);
    }),
  );
});
