import { type Hex, colorValueOf, oklchHex, oklchOf } from './color';
import type { DerivedColor, GradientName, RequiredColor } from './themeSchema';
import type { GradientValue } from './tokenValues';

/** The five required colours. */
export type Given = Readonly<Record<RequiredColor, Hex>>;

/** A change of a colour: lightness and chroma in OKLCH, hue in degrees. */
interface Change {
  readonly by?: number;
  readonly to?: number;
  readonly chroma: number;
  readonly turn?: number;
}

/** Changes the lightness of a colour `by` an amount, or `to` a value. */
function like(hex: Hex, { by = 0, to, chroma, turn = 0 }: Change): Hex {
  const [lightness, ownChroma, hue] = oklchOf(hex);
  return oklchHex([
    Math.min(Math.max(to ?? lightness + by, 0), 1),
    ownChroma * chroma,
    (hue + turn + 360) % 360,
  ]);
}

/**
 * The recipes of derived colours. `settleColors.ts` replaces a result of insufficient contrast by the
 * nearest one that passes.
 */
export const colorRecipes: Readonly<Record<DerivedColor, (given: Given) => Hex>> = {
  primaryDark: ({ primary }) => like(primary, { by: -0.08, chroma: 0.85 }),
  primaryTint: ({ primary }) => like(primary, { to: 0.952, chroma: 0.2 }),
  primaryDeep: ({ primary }) => like(primary, { by: -0.115, chroma: 0.77 }),
  darkest: ({ dark }) => like(dark, { by: -0.05, chroma: 0.84 }),
  onDark: ({ dark }) => like(dark, { to: 0.902, chroma: 0.4 }),
  well: ({ ground }) => like(ground, { by: -0.032, chroma: 1.9 }),
  hairline: ({ ground }) => like(ground, { by: -0.077, chroma: 2.3 }),
  buttonBorder: ({ ground }) => like(ground, { by: -0.185, chroma: 2.8 }),
  fieldBorder: ({ ground }) => like(ground, { by: -0.349, chroma: 2.4 }),
  muted: ({ ink }) => like(ink, { by: 0.239, chroma: 0.8 }),
  prose: ({ ink }) => like(ink, { by: 0.13, chroma: 0.95 }),
  tintText: ({ ink }) => like(ink, { by: 0.164, chroma: 0.85 }),
  highlight: () => '#d6336c',
  highlightText: () => '#b8225a',
  highlightTint: () => '#ffeaf0',
  accentPale: ({ accent }) => like(accent, { to: 0.937, chroma: 0.55, turn: 8 }),
  accentHover: ({ accent }) => like(accent, { by: 0.026, chroma: 0.86 }),
  star: ({ accent }) => like(accent, { by: -0.108, chroma: 1, turn: -11 }),
  glow: ({ accent }) => like(accent, { to: 0.957, chroma: 0.34, turn: 6 }),
  duskName: ({ dark }) => like(dark, { by: 0.07, chroma: 1.2 }),
};

/** The hue in the middle of two, along the shorter arc. */
const hueBetween = (first: number, second: number) =>
  first + (((((second - first) % 360) + 540) % 360) - 180) / 2;

/** A colour between two: green between blue and yellow, orange between red and yellow. */
function between({ primary, accent }: Given): Hex {
  const [, chroma, hue] = oklchOf(primary);
  return oklchHex([0.7, chroma, (hueBetween(hue, oklchOf(accent)[2]) + 360) % 360]);
}

type Stop = readonly [position: number, hex: Hex, alpha?: number];

const gradientOf = (...stops: readonly Stop[]): GradientValue =>
  stops.map(([position, hex, alpha]) => ({
    color: { ...colorValueOf(hex), ...(alpha === undefined ? {} : { alpha }) },
    position,
  }));

export const gradientRecipes: Readonly<Record<GradientName, (given: Given) => GradientValue>> = {
  aboutSky: ({ primary }) => {
    const sky = like(primary, { by: -0.1, chroma: 0.8 });
    return gradientOf([0, sky], [0.4, sky, 0]);
  },
  aboutShore: ({ primary }) =>
    gradientOf(
      [0, like(primary, { by: -0.09, chroma: 0.82 })],
      [0.5, like(primary, { by: -0.025, chroma: 0.95 })],
      [1, like(primary, { by: 0.12, chroma: 1 })],
    ),
  sunset: ({ accent }) =>
    gradientOf(
      [0, like(accent, { to: 0.895, chroma: 0.81, turn: 5 })],
      [0.52, like(accent, { to: 0.806, chroma: 0.97, turn: -16 })],
    ),
  warmTint: ({ accent }) =>
    gradientOf(
      [0, like(accent, { to: 0.962, chroma: 0.32, turn: 6 })],
      [1, like(accent, { to: 0.916, chroma: 0.63, turn: 4 })],
    ),
  coolTint: ({ primary }) =>
    gradientOf(
      [0, like(primary, { to: 0.945, chroma: 0.28, turn: 5 })],
      [1, like(primary, { to: 0.88, chroma: 0.58, turn: 12 })],
    ),
  freshTint: (given) =>
    gradientOf(
      [0, like(between(given), { to: 0.953, chroma: 0.31 })],
      [1, like(between(given), { to: 0.901, chroma: 0.63 })],
    ),
};
