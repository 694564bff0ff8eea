/**
 * Design tokens: all colours, radii, shadows and durations. Those of single screens are in
 * `screenTokens.ts`, which loads with the screen.
 */
export const colors = {
  // Colours of the shop file: custom properties of every page (`themeStyles.ts`).
  primary: 'var(--primary)',
  dark: 'var(--dark)',
  accent: 'var(--accent)',
  ground: 'var(--ground)',
  ink: 'var(--ink)',
  primaryDark: 'var(--primary-dark)',
  primaryTint: 'var(--primary-tint)',
  primaryDeep: 'var(--primary-deep)',
  darkest: 'var(--darkest)',
  onDark: 'var(--on-dark)',
  well: 'var(--well)',
  hairline: 'var(--hairline)',
  buttonBorder: 'var(--button-border)',
  fieldBorder: 'var(--field-border)',
  muted: 'var(--muted)',
  prose: 'var(--prose)',
  tintText: 'var(--tint-text)',
  highlight: 'var(--highlight)',
  highlightText: 'var(--highlight-text)',
  highlightTint: 'var(--highlight-tint)',
  accentPale: 'var(--accent-pale)',
  accentHover: 'var(--accent-hover)',
  star: 'var(--star)',
  glow: 'var(--glow)',
  duskName: 'var(--dusk-name)',
  // The same in every shop.
  white: '#ffffff',
  badgeGreen: '#237534',
  warning: '#fff0c2',
  warningBorder: '#f0cf74',
  warningIcon: '#7a5b00',
  disabledText: '#5b6a6d',
  /** Background of disabled controls. */
  disabled: 'color-mix(in srgb, var(--dark) 12%, transparent)',
  /** Background of controls on pictures. */
  pill: 'color-mix(in srgb, var(--darkest) 86%, transparent)',
  /** Behind light text on a picture. */
  shade: 'rgb(0 0 0 / 60%)',
  /** Behind an open dialog. */
  backdrop: 'color-mix(in srgb, var(--darkest) 58%, transparent)',
  /** On dark grounds and pictures. */
  faintOnDark: 'rgb(255 255 255 / 12%)',
  lineOnDark: 'rgb(255 255 255 / 28%)',
  dotOnDark: 'rgb(255 255 255 / 75%)',
  whiteVeil: 'rgb(255 255 255 / 88%)',
} as const;

/** Backgrounds of tiles and cards, under `tintText`. */
export const tints = {
  warm: 'var(--warm-tint)',
  cool: 'var(--cool-tint)',
  fresh: 'var(--fresh-tint)',
} as const;

/** Default backgrounds of banners, spec §4. */
export const bannerGradients = {
  hero: 'linear-gradient(120deg, #1447e6, #432dd7, #8200db)',
  promotional: 'linear-gradient(120deg, #008236, #006045, #00786f)',
  other: 'linear-gradient(120deg, #4a5565, #1e2939)',
} as const;

/** The setting sun of the footer, and the light around it. */
export const sunlight = {
  settingSun: 'var(--sunset)',
  halo: 'color-mix(in srgb, var(--accent) 20%, transparent)',
  outerHalo: 'color-mix(in srgb, var(--accent) 13%, transparent)',
} as const;

/** Steps between `colors.shade` and the picture, that no edge shows. */
export const shadeEnd = {
  strong: 'rgb(0 0 0 / 49%)',
  half: 'rgb(0 0 0 / 30%)',
  faint: 'rgb(0 0 0 / 11%)',
} as const;

/** The shop's font families, with fallback fonts of the same metrics. */
export const fonts = {
  heading: `Heading, 'Heading Fallback', system-ui, sans-serif`,
  text: `Text, 'Text Fallback', system-ui, sans-serif`,
} as const;

export const radii = {
  small: 'var(--radius-small)',
  tile: 'var(--radius-tile)',
  field: 'var(--radius-field)',
  chip: 'var(--radius-chip)',
  card: 'var(--radius-card)',
  panel: 'var(--radius-panel)',
  panelPhone: 'var(--radius-panel-phone)',
  pill: '999px',
  /** Circles and ellipses. */
  round: '50%',
} as const;

export const shadows = {
  control: '0 2px 8px rgb(60 42 12 / 14%)',
  card: '0 1px 2px rgb(60 42 12 / 5%), 0 4px 14px rgb(60 42 12 / 5%)',
  raised: '0 16px 40px -8px rgb(60 42 12 / 14%)',
  overlay: '0 32px 80px -12px rgb(8 40 48 / 32%)',
  /** Around the white focus ring of controls on a picture, for contrast on any picture. */
  aroundRing: `0 0 0 3px ${colors.dark}`,
  /** The light around the sun of the footer. */
  sunlight: `0 0 0 calc(var(--sun) * 0.075) ${sunlight.halo}, 0 0 0 calc(var(--sun) * 0.165) ${sunlight.outerHalo}`,
} as const;

/**
 * Conditions on the page's width, in em: a larger text size of the browser (px in 16 below) leaves room for
 * fewer columns.
 */
export const widths = {
  /** 280 px: a phone with larger text. */
  narrow: '(max-width: 17.5em)',
  /** 640 px. */
  tablet: '(min-width: 40em)',
  /** 1024 px. */
  desktop: '(min-width: 64em)',
  belowDesktop: '(max-width: 63.99875em)',
  /** 1280 px. */
  wide: '(min-width: 80em)',
  belowWide: '(max-width: 79.99875em)',
} as const;

export const media = {
  /** One column, and texts whole. */
  narrow: `@media ${widths.narrow}`,
  tablet: `@media ${widths.tablet}`,
  /* On paper WebKit asks for the width of the window. */
  desktop: `@media screen and ${widths.desktop}`,
  belowDesktop: `@media print, ${widths.belowDesktop}`,
  wide: `@media screen and ${widths.wide}`,
  /** A phone in landscape, or a window of the same height. */
  low: `@media ${widths.tablet} and (max-height: 32.49875em)`,
  hover: '@media (hover: hover)',
  calm: '@media (prefers-reduced-motion: reduce)',
  /** Browsers without scripts. */
  scriptless: '@media (scripting: none)',
  /** Contrast themes: the system's colours replace ours, and shadows are gone. */
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** Styles under a pointer that can hover. A touch would leave them on. */
export const hover = (styles: string, selector = '&:hover') =>
  `${media.hover} { ${selector} { ${styles} } }`;

/** Font size and line height, in px for a root of 16 px. Both grow with the browser's text size. */
export const textSize = (size: number, line: number) =>
  `font-size: ${String(size / 16)}rem; line-height: calc(${String(line)} / ${String(size)});`;

export const looks = {
  /** A button without the browser's own look. */
  bareButton: 'padding: 0; border: 0; background: none;',
  card: `border: 1px solid ${colors.hairline}; border-radius: ${radii.card}; background: ${colors.white};`,
} as const;

/** CSS times; everything is ease-out. */
export const motion = { quick: '120ms ease-out', gentle: '240ms ease-out' } as const;

/** Stacking order of layers above the page. */
export const layers = {
  sticky: 10,
  header: 20,
  dialog: 50,
  notice: 60,
  splash: 80,
} as const;
