import { type Hex, colorValueOf } from './color';
import { type ShopColors, settleColors } from './contrast';
import {
  type ColorName,
  type GradientName,
  type RadiusName,
  derivedColors,
  gradientNames,
  namesOf,
  requiredColors,
  radiusTokens,
} from './themeTokens';
import type { DimensionValue, GradientValue } from './tokenValues';

/** All values of a theme, given and derived. */
export interface ResolvedTheme {
  readonly colors: Readonly<Record<ColorName, Hex>>;
  readonly gradients: Readonly<Record<GradientName, GradientValue>>;
  readonly radii: Readonly<Record<RadiusName, DimensionValue>>;
}

/**
 * Derives the missing values of a theme. All colours are in the sRGB gamut.
 * @param platforms their tints are backgrounds of derived colours
 */
export function resolveTheme(
  theme: ShopColors['theme'],
  platforms: ShopColors['platforms'] = [],
): ResolvedTheme {
  const { slots } = settleColors({ theme, platforms }, false);
  const stopsOf = (name: string) => slots.get(name) ?? [];
  const gradientOf = (name: string): GradientValue =>
    stopsOf(name).map(({ hex, alpha, position }) => ({
      color: { ...colorValueOf(hex), ...(alpha < 1 && { alpha }) },
      position,
    }));
  const colors = [...requiredColors, ...derivedColors].map((name) => [name, stopsOf(name)[0]?.hex]);
  const gradients = gradientNames.map((name) => [name, theme.gradient[name] ?? gradientOf(name)]);
  const radii = namesOf(radiusTokens).map((name) => [
    name,
    theme.radius[name] ?? { value: radiusTokens[name][1], unit: 'px' },
  ]);
  return {
    colors: Object.fromEntries(colors) as ResolvedTheme['colors'],
    gradients: Object.fromEntries(gradients) as ResolvedTheme['gradients'],
    radii: Object.fromEntries(radii) as ResolvedTheme['radii'],
  };
}
