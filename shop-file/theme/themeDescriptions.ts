import type { ColorName, GradientName, RadiusName } from './themeSchema';

/** Descriptions of colours for owners, shown by editors. */
export const colorDescriptions: Readonly<Record<ColorName, string>> = {
  primary: 'The colour of the shop: buttons, links, focus rings. White text is on it.',
  dark: 'Dark ground of header, footer and notices. White text is on it.',
  accent:
    'Colour that stands out: the chief button of banners, badges, stars. Text in ink is on it.',
  ground: 'Ground of the page, nearly white.',
  ink: 'Text, nearly black.',
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

export const gradientDescriptions: Readonly<Record<GradientName, string>> = {
  aboutSky:
    "Top of the scene on About: begins with the colour of the picture's upper edge and ends transparent.",
  aboutShore: "Left of the scene on About on wide screens: ends with the picture's colours.",
  sunset: 'The sun in the footer.',
  warmTint: 'Light warm ground below texts.',
  coolTint: 'Light cool ground below texts.',
  freshTint: 'Light fresh ground below texts.',
};

export const radiusDescriptions: Readonly<Record<RadiusName, string>> = {
  small: 'Corners of check boxes and other small things.',
  tile: 'Corners of small pictures and small buttons.',
  field: 'Corners of fields and buttons.',
  chip: 'Corners of chips and rows of choices.',
  card: 'Corners of cards.',
  panel: 'Corners of panels and banners on wide screens.',
  panelPhone: 'The same on phones.',
};
