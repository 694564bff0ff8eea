/**
 * Design tokens: every colour, radius, shadow and time of the look has its home here. Those of
 * single screens are in `screenTokens.ts`, so that they come with their screen.
 */
export const colors = {
  sea: '#0b7285',
  seaDark: '#095a69',
  seaTint: '#e2f3f4',
  deep: '#083d4a',
  legal: '#062f39',
  onDeep: '#cfe3e6',
  sand: '#fffaf2',
  well: '#f8efdf',
  hairline: '#ebe0cd',
  buttonBorder: '#c9bda6',
  fieldBorder: '#938b78',
  ink: '#10262d',
  muted: '#52656b',
  white: '#ffffff',
  hibiscus: '#d6336c',
  hibiscusText: '#b8225a',
  hibiscusTint: '#ffeaf0',
  sun: '#ffc53d',
  badgeGreen: '#237534',
  warning: '#fff0c2',
  warningBorder: '#f0cf74',
  platformText: '#3d5057',
  sunPale: '#ffe9a8',
  starEdge: '#e89a0c',
  sunHover: '#ffd166',
  disabled: '#dfe4e3',
  disabledText: '#5b6a6d',
  warningIcon: '#7a5b00',
  /** Long texts on white. */
  prose: '#33474f',
  deepSea: '#074f5c',
  /** Ground of controls on pictures. */
  pill: 'rgb(8 47 56 / 86%)',
  /** Behind an open dialog. */
  backdrop: 'rgb(6 47 57 / 58%)',
  /** Light text on it is readable; for pictures whose own colour cannot be read. */
  scrim: '#5c669c',
  /** On dark grounds and pictures. */
  faintOnDark: 'rgb(255 255 255 / 12%)',
  lineOnDark: 'rgb(255 255 255 / 28%)',
  dotOnDark: 'rgb(255 255 255 / 75%)',
  whiteVeil: 'rgb(255 255 255 / 88%)',
} as const;

/** Pairs of text and ground that the shop uses; a test computes their contrast (WCAG 1.4.3). */
export const textPairs: readonly (readonly [text: string, ground: string])[] = [
  [colors.ink, colors.sand],
  [colors.ink, colors.white],
  [colors.ink, colors.well],
  [colors.ink, colors.sun],
  [colors.ink, colors.warning],
  [colors.warningIcon, colors.warning],
  [colors.prose, colors.white],
  [colors.ink, colors.seaTint],
  [colors.muted, colors.sand],
  [colors.muted, colors.white],
  [colors.sea, colors.white],
  [colors.sea, colors.sand],
  [colors.seaDark, colors.white],
  [colors.seaDark, colors.sand],
  [colors.seaDark, colors.seaTint],
  [colors.white, colors.sea],
  [colors.white, colors.seaDark],
  [colors.white, colors.deep],
  [colors.white, colors.deepSea],
  [colors.white, colors.badgeGreen],
  [colors.onDeep, colors.deep],
  [colors.onDeep, colors.legal],
  [colors.sun, colors.deep],
  [colors.hibiscusText, colors.hibiscusTint],
  [colors.hibiscusText, colors.white],
];

/** Grounds of the five platforms, under `platformText`. */
export const platformTints = {
  cars: 'linear-gradient(160deg, #ffe6e2, #ffd0c6)',
  'real-estate': 'linear-gradient(160deg, #e8f4e2, #cbe8c6)',
  stays: 'linear-gradient(160deg, #fff2cd, #ffe096)',
  'water-sports': 'linear-gradient(160deg, #dcf1f8, #b5dff2)',
  'nail-services': 'linear-gradient(160deg, #efe7fb, #dccdf6)',
} as const;

/** Grounds of banners that bring none, spec §4. */
export const bannerGradients = {
  hero: 'linear-gradient(120deg, #1447e6, #432dd7, #8200db)',
  promotional: 'linear-gradient(120deg, #007a55, #006045, #00786f)',
  other: 'linear-gradient(120deg, #4a5565, #1e2939)',
} as const;

/** The logo's drawing. */
export const logo = {
  sky: '#12929f',
  sun: colors.sun,
  sea: '#0b5f70',
  wave: colors.white,
} as const;

/** Suns and their light: the splash, and the sunset of the error page. */
export const sunlight = {
  glow: '#fff0c8',
  settingSun: 'linear-gradient(#ffd873, #ffab42 52%)',
  halo: 'rgb(255 197 61 / 20%)',
  outerHalo: 'rgb(255 197 61 / 13%)',
  nameInDusk: '#0d5160',
} as const;

/** Colours of masks, of which only the opacity counts. */
export const masks = { faint: 'rgb(0 0 0 / 20%)', strong: 'rgb(0 0 0 / 80%)' } as const;

export const fonts = {
  heading: `'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif`,
  text: `'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif`,
} as const;

export const radii = {
  small: '8px',
  tile: '12px',
  field: '14px',
  chip: '16px',
  card: '20px',
  panel: '28px',
  panelPhone: '24px',
  pill: '999px',
} as const;

export const shadows = {
  control: '0 2px 8px rgb(60 42 12 / 14%)',
  card: '0 1px 2px rgb(60 42 12 / 5%), 0 4px 14px rgb(60 42 12 / 5%)',
  raised: '0 16px 40px -8px rgb(60 42 12 / 14%)',
  overlay: '0 32px 80px -12px rgb(8 40 48 / 32%)',
} as const;

/** Widths at which the layout changes, in px; used as `@media (min-width: …)`. */
export const breakpoints = { tablet: 640, desktop: 1024, wide: 1280 } as const;

export const media = {
  tablet: `@media (min-width: ${String(breakpoints.tablet)}px)`,
  desktop: `@media (min-width: ${String(breakpoints.desktop)}px)`,
  belowDesktop: `@media (max-width: ${String(breakpoints.desktop - 0.02)}px)`,
  wide: `@media (min-width: ${String(breakpoints.wide)}px)`,
  hover: '@media (hover: hover)',
  calm: '@media (prefers-reduced-motion: reduce)',
  /** Visitors whose browser runs no scripts. */
  scriptless: '@media (scripting: none)',
  /** Contrast themes: the system's colours replace ours, and shadows are gone. */
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** CSS times; everything is ease-out. */
export const motion = { quick: '120ms ease-out', gentle: '240ms ease-out' } as const;

/** Stacking order of what floats above the page. */
export const layers = {
  sticky: 10,
  header: 20,
  overlay: 40,
  dialog: 50,
  notice: 60,
  splash: 80,
} as const;
