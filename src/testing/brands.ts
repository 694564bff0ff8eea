import fc from 'fast-check';
import { colorValueOf, oklchHex } from '../../shop-file/theme/color';
import type { ContrastFault, ShopColors } from '../../shop-file/theme/contrast';
import {
  type ColorName,
  type GradientName,
  derivedColors,
  gradientNames,
  type requiredColors,
} from '../../shop-file/theme/themeTokens';
import type { ColorValue, GradientValue } from '../../shop-file/theme/tokenValues';

/** Random colours of shops: any at all, and those that owners might choose. */

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const inOklch = (lightness: fc.Arbitrary<number>, chroma: fc.Arbitrary<number>) =>
  fc.tuple(lightness, chroma, between(0, 359)).map((color) => colorValueOf(oklchHex(color)));

const byte = fc.integer({ min: 0, max: 255 });
const anyColor = fc
  .tuple(byte, byte, byte)
  .map((bytes) =>
    colorValueOf(`#${bytes.map((each) => each.toString(16).padStart(2, '0')).join('')}`),
  );

const gradientOf = (color: fc.Arbitrary<ColorValue>): fc.Arbitrary<GradientValue> =>
  fc.array(fc.record({ color, position: between(0, 1) }), { minLength: 1, maxLength: 3 });

const some = <Name extends string, Value>(names: readonly Name[], value: fc.Arbitrary<Value>) =>
  fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 5 }) as fc.Arbitrary<
    Partial<Record<Name, Value>>
  >;

const five = (
  colors: Readonly<Record<(typeof requiredColors)[number], fc.Arbitrary<ColorValue>>>,
) => fc.record(colors);

const anyFive = five({
  primary: anyColor,
  dark: anyColor,
  accent: anyColor,
  ground: anyColor,
  ink: anyColor,
});

const likelyFive = five({
  primary: inOklch(between(0.35, 0.6), between(0.05, 0.25)),
  dark: inOklch(between(0.15, 0.35), between(0, 0.12)),
  accent: inOklch(between(0.7, 0.92), between(0.08, 0.22)),
  ground: inOklch(between(0.93, 1), between(0, 0.02)),
  ink: inOklch(between(0.1, 0.3), between(0, 0.06)),
});

const shopOf = (
  colors: fc.Arbitrary<Record<(typeof requiredColors)[number], ColorValue>>,
  more: fc.Arbitrary<Partial<Record<ColorName, ColorValue>>>,
  gradients: fc.Arbitrary<Partial<Record<GradientName, GradientValue>>>,
  tint: fc.Arbitrary<GradientValue>,
): fc.Arbitrary<ShopColors> =>
  fc
    .tuple(colors, more, gradients, fc.array(tint, { minLength: 1, maxLength: 3 }))
    .map(([given, others, gradient, tints]) => ({
      theme: { color: { ...others, ...given }, gradient, radius: {} },
      platforms: tints.map((each) => ({ tint: each })),
    }));

const anyBrand = shopOf(
  anyFive,
  some(derivedColors, anyColor),
  some(gradientNames, gradientOf(anyColor)),
  gradientOf(anyColor),
);

const likelyBrand = shopOf(
  likelyFive,
  fc.constant({}),
  fc.constant({}),
  gradientOf(inOklch(between(0.86, 0.97), between(0.02, 0.1))),
);

export const brand = fc.oneof(anyBrand, likelyBrand);

const TOKEN = /^theme\.color\.(\w+)$/;
const GRADIENT_STOP = /^theme\.gradient\.(\w+)\.\$value\[(\d)\]\.color$/;
const TINT_STOP = /^platforms\[(\d)\]\.tint\[(\d)\]\.color$/;

/** A shop with the colours that its faults suggest. */
export function mended({ theme, platforms }: ShopColors, faults: readonly ContrastFault[]) {
  const color: Record<string, ColorValue | undefined> = { ...theme.color };
  const gradient: Record<string, GradientValue | undefined> = { ...theme.gradient };
  const tints: (GradientValue | undefined)[] = platforms.map(({ tint }) => tint);
  const withStop = (stops: GradientValue | undefined, index: number, value: string) =>
    (stops ?? []).map((stop, at) => {
      const { alpha } = stop.color;
      const changed = { ...colorValueOf(value), ...(alpha !== undefined && { alpha }) };
      return at === index ? { ...stop, color: changed } : stop;
    });
  for (const { name, value } of faults.map(({ suggestion }) => suggestion)) {
    const [, token] = TOKEN.exec(name) ?? [];
    const [, platform, ofTint] = TINT_STOP.exec(name) ?? [];
    const [, own = '', ofGradient] = GRADIENT_STOP.exec(name) ?? [];
    if (token !== undefined) color[token] = colorValueOf(value);
    else if (platform !== undefined) {
      const index = Number(platform);
      tints[index] = withStop(tints[index], Number(ofTint), value);
    } else gradient[own] = withStop(gradient[own], Number(ofGradient), value);
  }
  return {
    theme: { ...theme, color, gradient } as ShopColors['theme'],
    platforms: tints.map((tint) => ({ tint: tint ?? [] })),
  };
}
