import type { PaintName } from './paint';

/** WCAG 2.2: 1.4.3 for texts, 1.4.3 and 1.4.11 for large texts, icons, borders and focus rings. */
const TEXT = 4.5;
const LARGE = 3;

/** A paint, or layers of paints, the lowest last: `faintOnDark over dark`. */
type GroundName = PaintName | `${'' | 'faintOnDark over '}${PaintName} over ${PaintName}`;

/** A foreground and its background. */
export interface ContrastPair {
  readonly foreground: PaintName;
  readonly ground: string;
  /** Uppermost first. */
  readonly layers: readonly PaintName[];
  readonly needed: number;
  /** Where it is used. */
  readonly place: string;
}

const pairsOf = (
  needed: number,
  foreground: PaintName,
  places: Readonly<Partial<Record<GroundName, string>>>,
): readonly ContrastPair[] =>
  Object.entries(places).map(([ground, place]) => {
    const layers = ground.split(' over ') as PaintName[];
    return { foreground, ground, layers, needed, place };
  });

/**
 * All pairs of text, control or focus ring and their background in the styles. A test searches the styles
 * for colours that are missing here.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairsOf(TEXT, 'ink', {
    white: 'texts of cards, fields and dialogs',
    ground: 'texts and titles of the page',
    accent: 'accent buttons, chips and counts of the wish list',
    accentHover: 'accent buttons under the pointer',
    primaryTint: 'chosen rows and tiles, and rows under the pointer',
    well: 'choices beside the chosen one, and round buttons of dialogs',
    glow: 'title of the first view while it loads',
    warning: 'warnings',
    tint: 'names of platforms on their tiles',
    'whiteVeil over tint': 'arrows on the tiles of platforms',
    warmTint: 'the bikes in the menu, and our mission',
    coolTint: 'our values',
    freshTint: 'our vision',
  }),
  ...pairsOf(LARGE, 'ink', {
    noon: 'title over the beach of the bikes',
    whitePaint: 'tick on a white swatch',
    orangePaint: 'tick on an orange swatch',
  }),
  ...pairsOf(TEXT, 'muted', {
    white: 'small texts of cards and placeholders of fields',
    ground: 'small texts of the page',
    primaryTint: 'small texts of chosen rows and tiles',
    well: 'words where slides are loading',
    glow: 'line of the first view while it loads',
  }),
  ...pairsOf(TEXT, 'prose', { white: 'descriptions of bikes' }),
  ...pairsOf(TEXT, 'tintText', {
    tint: 'lines of platforms on their tiles',
    warmTint: 'our mission',
    coolTint: 'our values',
    freshTint: 'our vision',
  }),
  ...pairsOf(TEXT, 'primaryDark', {
    white: 'links on cards, and the words of outlined buttons',
    ground: 'links of the page',
    primaryTint: 'chosen chips and pages, and outlined buttons under the pointer',
  }),
  ...pairsOf(TEXT, 'highlightText', {
    white: 'faults of fields on cards',
    ground: 'faults of fields',
    highlightTint: 'discounts, alerts and "Hot"',
  }),
  ...pairsOf(TEXT, 'badgeGreen', { ground: 'strength of a good password' }),
  ...pairsOf(TEXT, 'white', {
    primary: 'buttons, counts and the panel "Say hello"',
    primaryDark: 'buttons under the pointer, and panels with pictures',
    primaryDeep: 'panel of all types, and the deeper wave',
    dark: 'header, footer and notices',
    darkest: 'links of the last line under the pointer',
    ink: 'the button of warnings',
    aboutShore: 'words over the shore, in its left half',
    'aboutSky over aboutShore': 'words over the sky above the shore',
    badgeGreen: 'badges of products',
  }),
  ...pairsOf(TEXT, 'white', { 'shade over picture': 'words on banners' }),
  ...pairsOf(LARGE, 'white', {
    'pill over picture': 'buttons on slides',
    'faintOnDark over pill over picture': 'buttons on slides under the pointer',
    'faintOnDark over dark': 'icons of the header under the pointer',
    blackPaint: 'tick on a black swatch',
    redPaint: 'tick on a red swatch',
    bluePaint: 'tick on a blue swatch',
    greenPaint: 'tick on a green swatch',
  }),
  ...pairsOf(TEXT, 'onDark', {
    dark: 'texts of header, footer and notices',
    darkest: 'last line of the footer',
  }),
  ...pairsOf(TEXT, 'accent', { dark: 'buttons of notices, and the currency' }),
  ...pairsOf(LARGE, 'accent', {
    darkest: 'focus ring on the last line of the footer',
    primary: 'focus ring on the panel "Say hello"',
    primaryDark: 'focus ring on panels with pictures',
    primaryDeep: 'focus ring on the panel of all types',
    'faintOnDark over dark': 'icons of the promises in the footer',
    'pill over picture': 'focus ring and dot of the shown slide',
    'faintOnDark over pill over picture': 'focus ring under the pointer on slides',
  }),
  ...pairsOf(LARGE, 'dotOnDark', { 'pill over picture': 'dots of the other slides' }),
  ...pairsOf(TEXT, 'accentPale', { 'shade over picture': 'prices on offers' }),
  ...pairsOf(LARGE, 'primary', {
    white: 'focus rings and icons on cards, and borders of what is chosen',
    ground: 'focus rings and borders of what is chosen',
    primaryTint: 'focus rings and icons of rows',
    well: 'focus rings and icons on wells',
    warning: 'focus ring of a warning',
    accent: 'focus ring of the search button',
  }),
  ...pairsOf(LARGE, 'dark', { tint: 'focus rings on the tiles of platforms' }),
  ...pairsOf(LARGE, 'fieldBorder', {
    white: 'borders of fields',
    ground: 'borders of fields on the page',
  }),
  ...pairsOf(LARGE, 'highlight', {
    white: 'hearts of the wish list, and borders of wrong numbers',
  }),
  ...pairsOf(TEXT, 'noonText', { noon: 'words over the beach of the bikes' }),
  ...pairsOf(LARGE, 'warningIcon', { warning: 'icon of warnings' }),
  // WCAG exempts disabled controls, but they should be readable too.
  ...pairsOf(LARGE, 'disabledText', { 'disabled over ground': 'buttons that cannot be used' }),
];
