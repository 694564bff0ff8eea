import { bytesOf, srgbHex } from './color';
import { type NameStyles, shortName } from './nameStyles';
import type { ResolvedTheme } from './themeColors';
import { gradientTokens, namesOf } from './themeTokens';
import type { ColorValue, DimensionValue, GradientValue } from './tokenValues';

/* All styles are generated from numbers: no text of a shop file enters a style. */

/** Rounds to visible decimals. */
const decimal = (value: number, digits = 4) => String(Number(value.toFixed(digits)));

/** A colour in CSS syntax. */
function colorCss(color: ColorValue): string {
  const hex = srgbHex(color);
  const { alpha = 1 } = color;
  if (alpha < 1) return `rgb(${bytesOf(hex).join(' ')}/${decimal(alpha)})`;
  return shortHex(hex);
}

const shortHex = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** @param direction an angle or `to right`; downwards if empty */
export function gradientCss(direction: string, gradient: GradientValue): string {
  const last = gradient.length - 1;
  const stops = gradient.map(({ color, position }, index) => {
    const isImplied = (index === 0 && position === 0) || (index === last && position === 1);
    return isImplied ? colorCss(color) : `${colorCss(color)} ${decimal(position * 100, 2)}%`;
  });
  // CSS requires two stops.
  const [only] = stops;
  if (last === 0 && only !== undefined) stops.push(only);
  return `linear-gradient(${[direction, ...stops].filter(Boolean).join()})`;
}

const dimensionCss = ({ value, unit }: DimensionValue) => `${decimal(value)}${unit}`;

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** A font of the shop for its pages. */
export interface PageFont {
  /** Its name in styles. */
  readonly family: 'Heading' | 'Text';
  /** The URL of its file. */
  readonly url: string;
  /** Lightest and boldest weight of the file. */
  readonly weights: readonly [number, number];
  /** Metric overrides of the fallback font, in percent. */
  readonly fallback: Readonly<Record<'sizeAdjust' | 'ascent' | 'descent' | 'lineGap', number>>;
}

const systemFonts = ['Arial', 'Helvetica', 'Liberation Sans', 'Roboto']
  .map((name) => `local('${name}')`)
  .join();

const percent = (value: number) => `${decimal(value, 2)}%`;

/** @throws Error for a URL that could end the rule, which the server never generates */
function fontCss({ family, url, weights, fallback }: PageFont): string {
  if (!/^[\w./:%-]+$/.test(url)) throw new Error(`A font at ${url}`);
  const weight = [...new Set(weights)].map((each) => decimal(each)).join(' ');
  return [
    `@font-face{font-family:${family};font-weight:${weight};font-display:swap;`,
    `src:url(${url}) format('woff2')}`,
    `@font-face{font-family:'${family} Fallback';src:${systemFonts};`,
    `size-adjust:${percent(fallback.sizeAdjust)};ascent-override:${percent(fallback.ascent)};`,
    `descent-override:${percent(fallback.descent)};line-gap-override:${percent(fallback.lineGap)}}`,
  ].join('');
}

/**
 * The style of every page: `:root{--primary:#0b7285;...}` and the fonts.
 * @param name styles of the shop's name
 */
export function themeStyles(
  theme: ResolvedTheme,
  fonts: readonly PageFont[],
  name: NameStyles = shortName,
): string {
  const { colors, gradients, radii } = theme;
  const properties = [
    ...Object.entries(colors).map(([name, hex]) => [name, shortHex(hex)] as const),
    ...namesOf(gradientTokens).map(
      (name) => [name, gradientCss(gradientTokens[name][1], gradients[name])] as const,
    ),
    ...Object.entries(radii).map(
      ([name, radius]) => [`radius-${kebab(name)}`, dimensionCss(radius)] as const,
    ),
    ...Object.entries(name),
  ];
  const root = properties.map(([name, value]) => `--${kebab(name)}:${value}`).join(';');
  return `:root{${root}}${fonts.map(fontCss).join('')}`;
}
