import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import * as screenTokens from '../../src/shared/theme/screenTokens';
import * as tokens from '../../src/shared/theme/tokens';
import { brand, mended } from '../../src/testing/brands';
import { cases } from '../../src/testing/sweeps';
import { shopFileSchema } from '../shopFile';
import { colorValueOf, srgbHex } from './color';
import { type ShopColors, contrastFaults } from './contrast';
import { contrastPairs } from './contrastPairs';
import { resolveTheme } from './themeColors';
import { gradientCss, themeStyles } from './themeStyles';
import { derivedColors, derivedTokens, gradientNames, gradientTokens } from './themeTokens';

const BRANDS = cases(50, 1_000);

const shopFile = (name: string) =>
  v.parse(shopFileSchema, JSON.parse(readFileSync(`shops/${name}/shop.json`, 'utf8')));

/* These helpers parse the styles that browsers get, and share no code with the tested functions. */

type Color = readonly [red: number, green: number, blue: number, alpha: number];

function colorIn(css: string): Color {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(css)?.[1];
  if (hex !== undefined) {
    const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    const [red = 0, green = 0, blue = 0] = (long.match(/../g) ?? []).map((byte) =>
      parseInt(byte, 16),
    );
    return [red, green, blue, 1];
  }
  const parts = /^rgb\((\d+) (\d+) (\d+) ?\/ ?([\d.]+)(%?)\)$/.exec(css);
  if (!parts) throw new Error(`${css} is no colour`);
  const [red = 0, green = 0, blue = 0, alpha = 0] = parts.slice(1, 5).map(Number);
  return [red, green, blue, parts[5] === '%' ? alpha / 100 : alpha];
}

/** 40 samples of a gradient's beginning, or one colour. */
function colorsIn(css: string, end = 1): readonly Color[] {
  if (!css.startsWith('linear-gradient(')) return [colorIn(css)];
  const written = [...css.matchAll(/(#[\da-f]+|rgb\([^)]+\))(?: ([\d.]+)%)?/g)];
  let last = 0;
  const stops = written.map(([, color = '', percent], index) => {
    const usual = index === 0 ? 0 : index / (written.length - 1);
    last = Math.max(last, percent === undefined ? usual : Number(percent) / 100);
    return { color: colorIn(color), at: last };
  });
  return Array.from({ length: 41 }, (_, place) => {
    const at = (place / 40) * end;
    const after = stops.find((stop) => stop.at >= at) ?? stops.at(-1);
    const before = stops.findLast((stop) => stop.at <= at) ?? stops[0];
    if (!after || !before) throw new Error(`${css} has no colours`);
    const share = after.at > before.at ? (at - before.at) / (after.at - before.at) : 0;
    const alpha = before.color[3] + (after.color[3] - before.color[3]) * share;
    const mix = (index: 0 | 1 | 2) => {
      const weighted =
        before.color[index] * before.color[3] * (1 - share) +
        after.color[index] * after.color[3] * share;
      return alpha === 0 ? 0 : weighted / alpha;
    };
    return [mix(0), mix(1), mix(2), alpha] as const;
  });
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
}

const light = ([red, green, blue]: Color) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const onTop = (top: Color, below: Color): Color => {
  const channel = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
  return [channel(0), channel(1), channel(2), 1];
};

const written: Readonly<Record<string, string>> = {
  ...tokens.colors,
  warmTint: tokens.tints.warm,
  coolTint: tokens.tints.cool,
  freshTint: tokens.tints.fresh,
  noon: screenTokens.scenes.noon,
  noonText: screenTokens.scenes.noonText,
  aboutSky: 'var(--about-sky)',
  aboutShore: 'var(--about-shore)',
  ...Object.fromEntries(
    Object.entries(screenTokens.paints).map(([name, paint]) => [`${name}Paint`, paint]),
  ),
  picture: 'linear-gradient(#000, #fff)',
};

/** The failing pairs of a shop in browsers. */
function unreadable(shop: ShopColors): readonly string[] {
  const style = themeStyles(resolveTheme(shop.theme, shop.platforms), []);
  const properties = new Map(
    style
      .slice(':root{'.length, -1)
      .split(';')
      .map((property) => property.split(':') as [string, string]),
  );
  const cssOf = (name: string) => {
    const css = written[name] ?? '';
    const [, whole] = /^var\((--[\w-]+)\)$/.exec(css) ?? [];
    if (whole !== undefined) return properties.get(whole) ?? '';
    const [, part = '', percent] = /^color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%/.exec(css) ?? [];
    if (percent === undefined) return css;
    const [red, green, blue] = colorIn(properties.get(part) ?? '');
    return `rgb(${String(red)} ${String(green)} ${String(blue)} / ${percent}%)`;
  };
  const tints = shop.platforms.map(({ tint }) => gradientCss('160deg', tint));
  return contrastPairs.flatMap(({ foreground, ground, layers, needed }) =>
    (layers.includes('tint') ? tints : ['']).flatMap((tint) => {
      const grounds = layers
        .map((name) =>
          colorsIn(name === 'tint' ? tint : cssOf(name), name === 'aboutShore' ? 0.5 : 1),
        )
        .reduceRight((below, above) =>
          above.flatMap((top) => below.map((bottom) => onTop(top, bottom))),
        );
      const [color = [0, 0, 0, 1] as const] = colorsIn(cssOf(foreground));
      const ratios = grounds.map((each) => {
        const [first, second] = [light(onTop(color, each)) + 0.05, light(each) + 0.05];
        return Math.max(first, second) / Math.min(first, second);
      });
      return Math.min(...ratios) < needed ? [`${foreground} on ${ground}`] : [];
    }),
  );
}

test.each(['dushi-market', 'bunita'])('%s can be read', (name) => {
  expect(contrastFaults(shopFile(name))).toEqual([]);
  expect(unreadable(shopFile(name))).toEqual([]);
});

test.each(['dushi-market', 'bunita'])('nothing derived of %s had to give way', (name) => {
  const { theme, platforms } = shopFile(name);
  const { colors, gradients } = resolveTheme(theme, platforms);
  for (const each of derivedColors) {
    const own = theme.color[each];
    expect([each, colors[each]]).toEqual([
      each,
      own ? srgbHex(own) : derivedTokens[each][1](colors),
    ]);
  }
  for (const each of gradientNames) {
    expect(gradients[each]).toEqual(theme.gradient[each] ?? gradientTokens[each][2](colors));
  }
});

test('what can be read is told from what cannot', () => {
  const { theme, platforms } = shopFile('bunita');
  const grey = { ...theme, color: { ...theme.color, muted: colorValueOf('#999999') } };
  expect(unreadable({ theme: grey, platforms })).toContain('muted on white');
});

test(`${String(BRANDS)} random brands: each can be read, or would with all that is suggested`, () => {
  let refusals = 0;
  fc.assert(
    fc.property(brand, (shop) => {
      const faults = contrastFaults(shop);
      refusals += faults.length > 0 ? 1 : 0;
      // No valid shop is refused.
      if (faults.length > 0) expect(unreadable(shop)).not.toEqual([]);
      const other = mended(shop, faults);
      expect(contrastFaults(other)).toEqual([]);
      expect(unreadable(other)).toEqual([]);
    }),
    { numRuns: BRANDS, seed: 15 },
  );
  expect(refusals).toBeGreaterThan(BRANDS / 4);
  expect(refusals).toBeLessThan((BRANDS * 3) / 4);
});

test('tints keep their colour where words on them can be darker', () => {
  const { theme } = shopFile('dushi-market');
  const { primary, dark, accent, ground } = theme.color;
  const color = { primary, dark, accent, ground, ink: colorValueOf('#535353') };
  const { colors, gradients } = resolveTheme({ ...theme, color, gradient: {} });
  expect(gradients.coolTint).toEqual(gradientTokens.coolTint[2](colors));
  expect(colors.tintText).not.toBe(derivedTokens.tintText[1](colors));
});

test('a fault has its pair, its place, its ratio and the nearest colour that passes', () => {
  const { theme, platforms } = shopFile('bunita');
  const color = { ...theme.color, muted: colorValueOf('#8f7fb3') };
  expect(contrastFaults({ theme: { ...theme, color }, platforms })).toContainEqual({
    pair: ['muted', 'white'],
    place: 'small texts of cards and placeholders of fields',
    ratio: expect.closeTo(3.56, 1) as number,
    needed: 4.5,
    suggestion: {
      name: 'theme.color.muted',
      value: expect.stringMatching(/^#[\da-f]{6}$/) as string,
    },
  });
});
