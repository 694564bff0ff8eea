import { type Hex } from './color';
import { type ShopColors, gradientOf, hexOf, settledColors } from './settleColors';
import {
  type ColorName,
  type GradientName,
  type RadiusName,
  derivedColors,
  gradientNames,
  requiredColors,
} from './themeSchema';
import type { DimensionValue, GradientValue } from './tokenValues';

/** All values of a theme, given and derived. */
export interface ResolvedTheme {
  readonly colors: Readonly<Record<ColorName, Hex>>;
  readonly gradients: Readonly<Record<GradientName, GradientValue>>;
  readonly radii: Readonly<Record<RadiusName, DimensionValue>>;
}

const px = (value: number): DimensionValue => ({ value, unit: 'px' });

const usualRadii: Readonly<Record<RadiusName, DimensionValue>> = {
  small: px(8),
  tile: px(12),
  field: px(14),
  chip: px(16),
  card: px(20),
  panel: px(28),
  panelPhone: px(24),
};

/**
 * Derives the missing values of a theme. All colours are in the sRGB gamut.
 * @param platforms their tints are backgrounds of derived colours
 */
export function resolveTheme(
  theme: ShopColors['theme'],
  platforms: ShopColors['platforms'] = [],
): ResolvedTheme {
  const { slots } = settledColors({ theme, platforms }, false);
  const colors = Object.fromEntries(
    [...requiredColors, ...derivedColors].map((name) => [name, hexOf(slots.get(name))]),
  ) as Record<ColorName, Hex>;
  const gradients = Object.fromEntries(
    gradientNames.map((name) => [name, theme.gradient[name] ?? gradientOf(slots.get(name))]),
  ) as Record<GradientName, GradientValue>;
  return { colors, gradients, radii: { ...usualRadii, ...theme.radius } };
}
