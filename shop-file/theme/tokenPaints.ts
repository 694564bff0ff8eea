import { paints, scenes } from '../../src/shared/theme/screenTokens';
import { colors } from '../../src/shared/theme/tokens';
import { bytesOf } from './color';
import type { Paint, Rgba } from './paint';
import { type ColorName, type GradientName, derivedColors, requiredColors } from './themeSchema';

const shopColors: ReadonlySet<string> = new Set([...requiredColors, ...derivedColors]);
const isShopColor = (name: string): name is ColorName => shopColors.has(name);

/** Colours common to all shops, or mixed from the shop's own. */
const commonTokens = {
  white: colors.white,
  badgeGreen: colors.badgeGreen,
  warning: colors.warning,
  warningIcon: colors.warningIcon,
  disabled: colors.disabled,
  disabledText: colors.disabledText,
  pill: colors.pill,
  scrim: colors.scrim,
  faintOnDark: colors.faintOnDark,
  dotOnDark: colors.dotOnDark,
  whiteVeil: colors.whiteVeil,
  noon: scenes.noon,
  noonText: scenes.noonText,
  blackPaint: paints.black,
  whitePaint: paints.white,
  redPaint: paints.red,
  bluePaint: paints.blue,
  greenPaint: paints.green,
  orangePaint: paints.orange,
  /** Any colour between black and white. */
  picture: 'linear-gradient(#000000, #ffffff)',
} as const;
type CommonToken = keyof typeof commonTokens;

/** All foregrounds and backgrounds; `tint` means the background of each platform. */
export type PaintName = CommonToken | ColorName | GradientName | 'tint';

export const rgba = (hex: string, alpha = 1): Rgba => {
  const [red, green, blue] = bytesOf(hex);
  return [red / 255, green / 255, blue / 255, alpha];
};

const MIX = /^color-mix\(in srgb, var\(--([a-z-]+)\) (\d+)%, transparent\)$/;
const LIGHT = /^rgb\(255 255 255 \/ (\d+)%\)$/;

const camel = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const commonNames: ReadonlySet<PaintName> = new Set(Object.keys(commonTokens) as CommonToken[]);
const isCommon = (name: PaintName): name is CommonToken => commonNames.has(name);

type OwnName = Exclude<PaintName, CommonToken>;

/** Mixed colours: the shop's own colour, and its share. */
const mixed = new Map(
  Object.entries(commonTokens).flatMap(([name, css]) => {
    const [, property = '', percent] = MIX.exec(css) ?? [];
    const own = camel(property);
    return isShopColor(own) ? [[name, { own, share: Number(percent) / 100 }] as const] : [];
  }),
);

/** The shop's own colour that a paint is, or is mixed from; null if none. */
export const ownColorOf = (name: PaintName): OwnName | null =>
  isCommon(name) ? (mixed.get(name)?.own ?? null) : name;

/** Parses a colour or gradient in CSS syntax. */
function writtenPaint(css: string): Paint {
  const light = LIGHT.exec(css)?.[1];
  if (light !== undefined) {
    return [{ color: rgba('#ffffff', Number(light) / 100), position: 0 }];
  }
  const stops = [...css.matchAll(/(#[\da-f]{6})(?: (\d+)%)?/g)];
  return stops.map(([, hex = '', percent], index) => ({
    color: rgba(hex),
    position: percent === undefined ? index / Math.max(stops.length - 1, 1) : Number(percent) / 100,
  }));
}

const writtenPaints = new Map(
  Object.entries(commonTokens)
    .filter(([, css]) => !MIX.test(css))
    .map(([name, css]) => [name, writtenPaint(css)]),
);

/**
 * The visible paint of a name.
 * @param own the shop's own colour that it is, or is mixed from
 */
export function paintOf(name: PaintName, own: Paint): Paint {
  const written = writtenPaints.get(name);
  if (written) return written;
  const share = mixed.get(name)?.share;
  if (share === undefined) return own;
  return own.map(({ color: [red, green, blue], position }) => ({
    color: [red, green, blue, share],
    position,
  }));
}
