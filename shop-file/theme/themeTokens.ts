import { type Hex, colorValueOf, oklchHex, oklchOf } from './color';
import type { GradientValue } from './tokenValues';

/*
 * The tokens of a theme. Their names are fixed, because the styles use each of them. Descriptions are for
 * owners, in editors.
 */

export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as Name[];

export const requiredDescriptions = {
  primary: 'The colour of the shop: buttons, links, focus rings. White text is on it.',
  dark: 'Dark ground of header, footer and notices. White text is on it.',
  accent:
    'Colour that stands out: the chief button of banners, badges, stars. Text in ink is on it.',
  ground: 'Ground of the page, nearly white.',
  ink: 'Text, nearly black.',
};
export type RequiredColor = keyof typeof requiredDescriptions;
export const requiredColors = namesOf(requiredDescriptions);

export const derivedDescriptions = {
  primaryDark: 'Links, and buttons under the pointer.',
  primaryTint: 'Light ground of what is chosen or under the pointer.',
  primaryDeep: 'Dark parts of scenes.',
  darkest: 'Bottom of the footer; veils over pictures and behind dialogs.',
  onDark: 'Quiet text on dark grounds.',
  well: 'Ground behind pictures, and of what is set back.',
  hairline: 'Thin lines between parts.',
  buttonBorder: 'Border of quiet buttons.',
  fieldBorder: 'Border of fields.',
  muted: 'Quiet text on light grounds.',
  prose: 'Longer texts.',
  tintText: 'Text on the tints of platforms.',
  highlight: 'Hearts and what is hot.',
  highlightText: 'Text in the colour of the hearts; faults of forms.',
  highlightTint: 'Light ground below such text.',
  accentPale: 'Light text in the colour of the accent on pictures.',
  accentHover: 'Accent under the pointer.',
  star: 'Stars of ratings.',
  glow: 'Light behind the logo on the splash screen.',
  duskName: 'The large name before the sun in the footer.',
};
export type DerivedColor = keyof typeof derivedDescriptions;
export const derivedColors = namesOf(derivedDescriptions);
export type ColorName = RequiredColor | DerivedColor;

/** Scenes and backgrounds drawn by styles. */
export const gradientDescriptions = {
  aboutSky:
    "Top of the scene on About: begins with the colour of the picture's upper edge and ends transparent.",
  aboutShore: "Left of the scene on About on wide screens: ends with the picture's colours.",
  sunset: 'The sun in the footer.',
  warmTint: 'Light warm ground below texts.',
  coolTint: 'Light cool ground below texts.',
  freshTint: 'Light fresh ground below texts.',
};
export type GradientName = keyof typeof gradientDescriptions;
export const gradientNames = namesOf(gradientDescriptions);

export const radiusDescriptions = {
  small: 'Corners of check boxes and other small things.',
  tile: 'Corners of small pictures and small buttons.',
  field: 'Corners of fields and buttons.',
  chip: 'Corners of chips and rows of choices.',
  card: 'Corners of cards.',
  panel: 'Corners of panels and banners on wide screens.',
  panelPhone: 'The same on phones.',
};
export type RadiusName = keyof typeof radiusDescriptions;

/** Default radii, in px. */
export const usualRadii = {
  small: 8,
  tile: 12,
  field: 14,
  chip: 16,
  card: 20,
  panel: 28,
  panelPhone: 24,
};

/** The five required colours. */
type Given = Readonly<Record<RequiredColor, Hex>>;

/** A change of lightness (`by` an amount or `to` a value), chroma (a factor) and hue (degrees) in OKLCH. */
interface Change {
  readonly by?: number;
  readonly to?: number;
  readonly chroma: number;
  readonly turn?: number;
}

function like(hex: Hex, { by = 0, to, chroma: factor, turn = 0 }: Change): Hex {
  const [lightness, chroma, hue] = oklchOf(hex);
  return oklchHex([to ?? lightness + by, chroma * factor, hue + turn]);
}

/** The recipes of derived colours. Too little contrast is changed afterwards (`contrast.ts`). */
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

type StopRecipe = readonly [position: number, hex: Hex, alpha?: number];

const gradient = (...stops: readonly StopRecipe[]): GradientValue =>
  stops.map(([position, hex, alpha]) => ({
    color: { ...colorValueOf(hex), ...(alpha !== undefined && { alpha }) },
    position,
  }));

/** A colour between two: green between blue and yellow, orange between red and yellow. */
function between({ primary, accent }: Given): Hex {
  const [, chroma, hue] = oklchOf(primary);
  const shorterArc = ((((oklchOf(accent)[2] - hue) % 360) + 540) % 360) - 180;
  return oklchHex([0.7, chroma, hue + shorterArc / 2]);
}

export const gradientRecipes: Readonly<Record<GradientName, (given: Given) => GradientValue>> = {
  aboutSky: ({ primary }) => {
    const sky = like(primary, { by: -0.1, chroma: 0.8 });
    return gradient([0, sky], [0.4, sky, 0]);
  },
  aboutShore: ({ primary }) =>
    gradient(
      [0, like(primary, { by: -0.09, chroma: 0.82 })],
      [0.5, like(primary, { by: -0.025, chroma: 0.95 })],
      [1, like(primary, { by: 0.12, chroma: 1 })],
    ),
  sunset: ({ accent }) =>
    gradient(
      [0, like(accent, { to: 0.895, chroma: 0.81, turn: 5 })],
      [0.52, like(accent, { to: 0.806, chroma: 0.97, turn: -16 })],
    ),
  warmTint: ({ accent }) =>
    gradient(
      [0, like(accent, { to: 0.962, chroma: 0.32, turn: 6 })],
      [1, like(accent, { to: 0.916, chroma: 0.63, turn: 4 })],
    ),
  coolTint: ({ primary }) =>
    gradient(
      [0, like(primary, { to: 0.945, chroma: 0.28, turn: 5 })],
      [1, like(primary, { to: 0.88, chroma: 0.58, turn: 12 })],
    ),
  freshTint: (given) =>
    gradient(
      [0, like(between(given), { to: 0.953, chroma: 0.31 })],
      [1, like(between(given), { to: 0.901, chroma: 0.63 })],
    ),
};
