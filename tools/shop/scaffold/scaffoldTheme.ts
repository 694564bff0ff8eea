import { type Hex, colorValueOf, oklchHex, oklchOf } from '../../../shop-file/theme/color';
import { type RequiredColor, requiredColors } from '../../../shop-file/theme/themeTokens';
import { inHueOf } from './recolor';

const YELLOW: Hex = '#ffc53d';
/** Stands out where the shop itself is yellow. */
const SKY: Hex = '#9fd8ef';
/** Degrees of hue within which two colours are hard to tell apart. */
const NEAR = 28;

/** Edges of the scene on About, which the styles go on with. */
const SKY_EDGE: Hex = '#065360';
const SHORE: readonly (readonly [position: number, hex: Hex])[] = [
  [0, '#075663'],
  [0.5, '#0b6a7a'],
  [0.76, '#4f9996'],
  [1, '#2c99a2'],
];

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

/** The theme as the shop file has it. */
export function scaffoldTheme(colors: ScaffoldColors) {
  const color = (hex: Hex, alpha?: number) => ({
    ...colorValueOf(hex),
    ...(alpha !== undefined && { alpha }),
  });
  const sky = inHueOf(colors.primary, SKY_EDGE);
  return {
    color: {
      $type: 'color',
      ...Object.fromEntries(requiredColors.map((name) => [name, { $value: color(colors[name]) }])),
    },
    gradient: {
      $type: 'gradient',
      aboutSky: {
        $value: [
          { color: color(sky), position: 0 },
          { color: color(sky, 0), position: 0.4 },
        ],
      },
      aboutShore: {
        $value: SHORE.map(([position, hex]) => ({
          color: color(inHueOf(colors.primary, hex)),
          position,
        })),
      },
    },
  };
}
