import { linearLight } from '../../src/shared/lib/linearLight';

/* Colours for blending: sRGB channels from 0 to 1, and opacity. */

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

export interface PaintStop {
  readonly color: Rgba;
  readonly position: number;
}

/** A colour is a gradient of one stop. */
export type Paint = readonly PaintStop[];

/** Finds the darkest place between two stops within a thousandth of its luminance. */
const SAMPLES_BETWEEN_STOPS = 16;

/** Blends a colour over an opaque one. */
const over = ([red, green, blue, alpha]: Rgba, [r, g, b]: Rgba): Rgba => [
  red * alpha + r * (1 - alpha),
  green * alpha + g * (1 - alpha),
  blue * alpha + b * (1 - alpha),
  1,
];

/** Interpolates two colours as browsers do: in sRGB with premultiplied alpha. */
function between(first: Rgba, second: Rgba, share: number): Rgba {
  const alpha = first[3] + (second[3] - first[3]) * share;
  const channel = (index: 0 | 1 | 2) => {
    const from = first[index] * first[3];
    const to = second[index] * second[3];
    return alpha === 0 ? 0 : (from + (to - from) * share) / alpha;
  };
  return [channel(0), channel(1), channel(2), alpha];
}

/** The beginning of a gradient. */
export function startOf(paint: Paint, end: number): Paint {
  const next = paint.findIndex(({ position }) => position > end);
  const after = paint[next];
  const before = paint[next - 1];
  if (!after) return paint;
  if (!before) return [after];
  const share = (end - before.position) / (after.position - before.position);
  const last = { color: between(before.color, after.color, share), position: end };
  return [...paint.slice(0, next), last];
}

/** Memoizes by paint, because the search for a colour reads the same paints many times. */
function remembered<Value>(make: (paint: Paint) => Value): (paint: Paint) => Value {
  const known = new WeakMap<Paint, Value>();
  return (paint) => {
    const value = known.get(paint) ?? make(paint);
    known.set(paint, value);
    return value;
  };
}

/** Sampled colours along a gradient, stops included. */
const colorsAlong = remembered((paint): readonly Rgba[] =>
  paint.flatMap((stop, index) => {
    const next = paint[index + 1];
    if (!next || next.position <= stop.position) return [stop.color];
    return Array.from({ length: SAMPLES_BETWEEN_STOPS }, (_, step) =>
      between(stop.color, next.color, step / SAMPLES_BETWEEN_STOPS),
    );
  }),
);

/** All visible colours of layered paints, uppermost first, the last opaque. */
function colorsOf([top = [], ...below]: readonly Paint[]): readonly Rgba[] {
  const colors = colorsAlong(top);
  if (below.length === 0) return colors;
  const grounds = colorsOf(below);
  return colors.flatMap((color) => grounds.map((ground) => over(color, ground)));
}

/** Relative luminance, WCAG 2.2. */
const luminance = ([red, green, blue]: Rgba) =>
  0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue);

/** Contrast of two relative luminances, WCAG 2.2. */
const ratio = (first: number, second: number) =>
  (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);

const lightsOf = (colors: readonly Rgba[]) => {
  const lights = colors.map(luminance);
  return { darkest: Math.min(...lights), lightest: Math.max(...lights) };
};

const lightsAlong = remembered((paint) => lightsOf(colorsAlong(paint)));

/**
 * The minimum contrast of a colour anywhere on its background, 1 to 21.
 * @param layers the background's, uppermost first, the last opaque
 */
export function leastContrast(foreground: Rgba, layers: readonly Paint[]): number {
  const [only, ...more] = layers;
  if (foreground[3] < 1) {
    return Math.min(
      ...colorsOf(layers).map((ground) =>
        ratio(luminance(over(foreground, ground)), luminance(ground)),
      ),
    );
  }
  const own = luminance(foreground);
  const { darkest, lightest } =
    only && more.length === 0 ? lightsAlong(only) : lightsOf(colorsOf(layers));
  // A gradient from darker to lighter passes through the colour's own luminance.
  if (darkest <= own && own <= lightest) return 1;
  return own < darkest ? ratio(own, darkest) : ratio(own, lightest);
}
