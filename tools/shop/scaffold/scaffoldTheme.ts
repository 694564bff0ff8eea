import { type Hex, colorValueOf, oklchHex, oklchOf } from '../../../shop-file/theme/color';
import type { Theme } from '../../../shop-file/theme/themeSchema';
import { type RequiredColor, requiredColors } from '../../../shop-file/theme/themeTokens';
import type { ColorValue } from '../../../shop-file/theme/tokenValues';

const YELLOW: Hex = '#ffc53d';
/** Stands out where the shop itself is yellow. */
const SKY: Hex = '#9fd8ef';
/** Degrees of hue within which two colours are hard to tell apart. */
const NEAR = 28;

interface ColorToken {
  readonly $value: ColorValue;
}

export type ScaffoldColors = Readonly<Record<RequiredColor, Hex>>;

/** The five colours of a new shop, made from one. */
export function scaffoldColors(primary: Hex): ScaffoldColors {
  const [lightness, chroma, hue] = oklchOf(primary);
  const [, , yellow] = oklchOf(YELLOW);
  const apart = Math.abs(((hue - yellow + 540) % 360) - 180);
  return {
    primary,
    dark: oklchHex([Math.min(lightness * 0.62, 0.3), Math.min(chroma * 0.7, 0.13), hue]),
    accent: apart < NEAR && chroma > 0.05 ? SKY : YELLOW,
    ground: oklchHex([0.99, Math.min(chroma * 0.04, 0.006), hue]),
    ink: oklchHex([0.22, Math.min(chroma * 0.3, 0.045), hue]),
  };
}

/**
 * The theme as the shop file has it.
 * @param builtIn whose scene on About has these edges
 */
export function scaffoldTheme(colors: ScaffoldColors, builtIn: Theme['gradient']) {
  const { aboutSky, aboutShore } = builtIn;
  const tokens = requiredColors.map((name) => [name, { $value: colorValueOf(colors[name]) }]);
  return {
    color: { $type: 'color', ...(Object.fromEntries(tokens) as Record<RequiredColor, ColorToken>) },
    gradient: {
      $type: 'gradient',
      ...(aboutSky && { aboutSky: { $value: aboutSky } }),
      ...(aboutShore && { aboutShore: { $value: aboutShore } }),
    },
  };
}
