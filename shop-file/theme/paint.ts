import { paints, scenes } from '../../src/shared/theme/screenTokens';
import { colors, tints } from '../../src/shared/theme/tokens';
import { type Hex, bytesOf } from './color';

/** A colour of a gradient. */
interface Stop {
  readonly hex: Hex;
  readonly alpha: number;
  readonly position: number;
}

/** A gradient, or a colour: a gradient of one stop. */
export type Stops = readonly Stop[];

/** Foregrounds and backgrounds in CSS. */
const css = {
  ...colors,
  warmTint: tints.warm,
  coolTint: tints.cool,
  freshTint: tints.fresh,
  aboutSky: 'var(--about-sky)',
  aboutShore: 'var(--about-shore)',
  noon: scenes.noon,
  noonText: scenes.noonText,
  blackPaint: paints.black,
  whitePaint: paints.white,
  redPaint: paints.red,
  bluePaint: paints.blue,
  greenPaint: paints.green,
  orangePaint: paints.orange,
  /** The background of each platform. */
  tint: 'var(--tint)',
  /** Any colour between black and white. */
  picture: 'linear-gradient(#000000, #ffffff)',
} as const;
export type PaintName = keyof typeof css;

/** Parses a colour or gradient, either in hex or from a custom property. */
function parse(text: string) {
  const property = /var\(--([a-z-]+)\)/.exec(text)?.[1];
  const own = property?.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()) ?? null;
  const alpha = Number(/[/)] (\d+)%/.exec(text)?.[1] ?? 100) / 100;
  const hexes = text
    .replace('rgb(255 255 255', '#ffffff')
    .replace('rgb(0 0 0', '#000000')
    .matchAll(/(#[\da-f]{6})(?: (\d+)%)?/g);
  const stops = [...hexes].map(([, hex = '', percent], index, { length }) => ({
    hex,
    alpha,
    position: percent === undefined ? index / Math.max(length - 1, 1) : Number(percent) / 100,
  }));
  return { own, alpha, stops };
}

const parsed = Object.fromEntries(
  Object.entries(css).map(([name, text]) => [name, parse(text)]),
) as Record<PaintName, ReturnType<typeof parse>>;

/** The shop's own colour that a paint is, or is mixed from; null if it is the same in every shop. */
export const ownColorOf = (name: PaintName) => parsed[name].own;

/** Channels of sRGB from 0 to 1, premultiplied by alpha, and alpha. */
type Rgba = readonly number[];

const rgba = ({ hex, alpha }: Stop): Rgba => [
  ...bytesOf(hex).map((byte) => (byte / 255) * alpha),
  alpha,
];

const over = (top: Rgba, bottom: Rgba): Rgba =>
  top.map((channel, index) => channel + (bottom[index] ?? 0) * (1 - (top[3] ?? 1)));

/** Interpolates as browsers do. */
const between = (first: Rgba, second: Rgba, share: number): Rgba =>
  first.map((channel, index) => channel + ((second[index] ?? 0) - channel) * share);

/** Finds the darkest place between two stops within a thousandth of its luminance. */
const SAMPLES_BETWEEN_STOPS = 16;

/** Samples a gradient up to a position, stops included. */
const colorsAlong = (stops: Stops, end: number): readonly Rgba[] =>
  stops.flatMap((stop, index) => {
    if (stop.position > end && index > 0) return [];
    const color = rgba(stop);
    const next = stops[index + 1];
    if (!next || next.position <= stop.position || stop.position >= end) return [color];
    const nextColor = rgba(next);
    const share = Math.min((end - stop.position) / (next.position - stop.position), 1);
    return Array.from({ length: SAMPLES_BETWEEN_STOPS + 1 }, (_, step) =>
      between(color, nextColor, (share * step) / SAMPLES_BETWEEN_STOPS),
    );
  });

/** Relative luminance of an opaque colour, WCAG 2.2. */
const luminance = ([red = 0, green = 0, blue = 0]: Rgba) =>
  0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue);

/** Contrast of two relative luminances, WCAG 2.2. */
const ratio = (first: number, second: number) =>
  (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);

/** The page under translucent scenes. */
const WHITE: Rgba = [1, 1, 1, 1];

/** Share of the shore that text covers, from its left. */
const SHORE_UNDER_WORDS = 0.5;

/**
 * The minimum contrast of a colour anywhere on its background, 1 to 21.
 * @param layers the background's, uppermost first
 * @param stopsOf the shop's own colours
 */
export function leastContrast(
  foreground: PaintName,
  layers: readonly PaintName[],
  stopsOf: (own: string) => Stops,
): number {
  const colorsOf = (name: PaintName) => {
    const { own, alpha, stops } = parsed[name];
    if (own === null) return colorsAlong(stops, 1);
    const mixed = stopsOf(own).map((stop) => ({ ...stop, alpha: stop.alpha * alpha }));
    return colorsAlong(mixed, own === 'aboutShore' ? SHORE_UNDER_WORDS : 1);
  };
  const grounds = layers
    .map(colorsOf)
    .reduceRight(
      (below, above) => above.flatMap((top) => below.map((bottom) => over(top, bottom))),
      [WHITE],
    );
  const [color = []] = colorsOf(foreground);
  return Math.min(
    ...grounds.map((ground) => ratio(luminance(over(color, ground)), luminance(ground))),
  );
}

/** Linearizes a channel of sRGB, 0 to 1 (WCAG 2.2, relative luminance). */
function linearLight(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
