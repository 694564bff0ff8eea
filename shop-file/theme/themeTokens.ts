import { type Hex, colorValueOf, oklchHex, oklchOf } from './color';
import type { GradientValue } from './tokenValues';

/*
 * The tokens of a theme. Their names are fixed, because the styles use each of them. Descriptions are for
 * owners, in editors. Recipes make what a shop file leaves out; `contrast.ts` then adds missing contrast.
 */

export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  Object.keys(table) as Name[];

export const requiredTokens = {
  primary: ['The colour of the shop: buttons, links, focus rings. White text is on it.'],
  dark: ['Dark ground of header, footer and notices. White text is on it.'],
  accent: [
    'Colour that stands out: the chief button of banners, badges, stars. Text in ink is on it.',
  ],
  ground: ['Ground of the page, nearly white.'],
  ink: ['Text, nearly black.'],
} as const;
export type RequiredColor = keyof typeof requiredTokens;
export const requiredColors = namesOf(requiredTokens);

/** The five required colours. */
type Given = Readonly<Record<RequiredColor, Hex>>;

type Recipe<Value = Hex> = (given: Given) => Value;

/**
 * A given colour at a lightness (OKLCH).
 * @param factor of its chroma
 * @param turn of its hue, in degrees
 */
const at =
  (name: RequiredColor, lightness: number, factor: number, turn = 0): Recipe =>
  (given) => {
    const [, chroma, hue] = oklchOf(given[name]);
    return oklchHex([lightness, chroma * factor, hue + turn]);
  };

/** A given colour, `by` lighter. */
const lighter =
  (name: RequiredColor, by: number, factor: number, turn = 0): Recipe =>
  (given) =>
    at(name, oklchOf(given[name])[0] + by, factor, turn)(given);

const same =
  (hex: Hex): Recipe =>
  () =>
    hex;

export const derivedTokens = {
  primaryDark: ['Links, and buttons under the pointer.', lighter('primary', -0.08, 0.85)],
  primaryTint: ['Light ground of what is chosen or under the pointer.', at('primary', 0.952, 0.2)],
  primaryDeep: ['Dark parts of scenes.', lighter('primary', -0.115, 0.77)],
  darkest: [
    'Bottom of the footer; veils over pictures and behind dialogs.',
    lighter('dark', -0.05, 0.84),
  ],
  onDark: ['Quiet text on dark grounds.', at('dark', 0.902, 0.4)],
  well: ['Ground behind pictures, and of what is set back.', lighter('ground', -0.032, 1.9)],
  hairline: ['Thin lines between parts.', lighter('ground', -0.077, 2.3)],
  buttonBorder: ['Border of quiet buttons.', lighter('ground', -0.185, 2.8)],
  fieldBorder: ['Border of fields.', lighter('ground', -0.349, 2.4)],
  muted: ['Quiet text on light grounds.', lighter('ink', 0.239, 0.8)],
  prose: ['Longer texts.', lighter('ink', 0.13, 0.95)],
  tintText: ['Text on the tints of platforms.', lighter('ink', 0.164, 0.85)],
  highlight: ['Hearts and what is hot.', same('#d6336c')],
  highlightText: ['Text in the colour of the hearts; faults of forms.', same('#b8225a')],
  highlightTint: ['Light ground below such text.', same('#ffeaf0')],
  accentPale: ['Light text in the colour of the accent on pictures.', at('accent', 0.937, 0.55, 8)],
  accentHover: ['Accent under the pointer.', lighter('accent', 0.026, 0.86)],
  star: ['Stars of ratings.', lighter('accent', -0.108, 1, -11)],
  glow: ['Light behind the logo on the splash screen.', at('accent', 0.957, 0.34, 6)],
  duskName: ['The large name before the sun in the footer.', lighter('dark', 0.07, 1.2)],
} as const;
export type DerivedColor = keyof typeof derivedTokens;
export const derivedColors = namesOf(derivedTokens);
export type ColorName = RequiredColor | DerivedColor;

type StopRecipe = readonly [position: number, color: Recipe, alpha?: number];

const gradient =
  (...stops: readonly StopRecipe[]): Recipe<GradientValue> =>
  (given) =>
    stops.map(([position, color, alpha]) => ({
      color: { ...colorValueOf(color(given)), ...(alpha !== undefined && { alpha }) },
      position,
    }));

/** A colour between two: green between blue and yellow, orange between red and yellow. */
function between({ primary, accent }: Given): Hex {
  const [, chroma, hue] = oklchOf(primary);
  const shorterArc = ((((oklchOf(accent)[2] - hue) % 360) + 540) % 360) - 180;
  return oklchHex([0.7, chroma, hue + shorterArc / 2]);
}

const fresh = gradient([0, at('primary', 0.953, 0.31)], [1, at('primary', 0.901, 0.63)]);

/** Scenes and backgrounds drawn by styles, with their directions in CSS. */
export const gradientTokens = {
  aboutSky: [
    "Top of the scene on About: begins with the colour of the picture's upper edge and ends transparent.",
    '',
    gradient([0, lighter('primary', -0.1, 0.8)], [0.4, lighter('primary', -0.1, 0.8), 0]),
  ],
  aboutShore: [
    "Left of the scene on About on wide screens: ends with the picture's colours.",
    'to right',
    gradient(
      [0, lighter('primary', -0.09, 0.82)],
      [0.5, lighter('primary', -0.025, 0.95)],
      [1, lighter('primary', 0.12, 1)],
    ),
  ],
  sunset: [
    'The sun in the footer.',
    '',
    gradient([0, at('accent', 0.895, 0.81, 5)], [0.52, at('accent', 0.806, 0.97, -16)]),
  ],
  warmTint: [
    'Light warm ground below texts.',
    '160deg',
    gradient([0, at('accent', 0.962, 0.32, 6)], [1, at('accent', 0.916, 0.63, 4)]),
  ],
  coolTint: [
    'Light cool ground below texts.',
    '160deg',
    gradient([0, at('primary', 0.945, 0.28, 5)], [1, at('primary', 0.88, 0.58, 12)]),
  ],
  freshTint: [
    'Light fresh ground below texts.',
    '160deg',
    (given: Given) => fresh({ ...given, primary: between(given) }),
  ],
} as const;
export type GradientName = keyof typeof gradientTokens;
export const gradientNames = namesOf(gradientTokens);

/** Gradients under text. */
export const tintNames = ['warmTint', 'coolTint', 'freshTint'] as const;

/** Radii, with their defaults in px. */
export const radiusTokens = {
  small: ['Corners of check boxes and other small things.', 8],
  tile: ['Corners of small pictures and small buttons.', 12],
  field: ['Corners of fields and buttons.', 14],
  chip: ['Corners of chips and rows of choices.', 16],
  card: ['Corners of cards.', 20],
  panel: ['Corners of panels and banners on wide screens.', 28],
  panelPhone: ['The same on phones.', 24],
} as const;
export type RadiusName = keyof typeof radiusTokens;
