import { colors } from './tokens';

/** Drawn scenes behind screen titles. */
export const scenes = {
  noon: 'linear-gradient(115deg, #fff0c6, #ffe0a0 45%, #ffc788)',
  noonText: '#45402f',
  beach: '#efb463',
  shore: 'var(--about-sky), var(--about-shore)',
  evening: [
    'radial-gradient(130% 20% at 35% 100%, #f7c67d 98%, transparent)',
    'radial-gradient(120% 28% at 80% 100%, #0a6070 98%, transparent)',
    'radial-gradient(circle at 70% 64%, #ffcd62 21%, transparent 21.4%)',
    'linear-gradient(#074f5c, #0b7285 45%, #259aa3 80%)',
  ].join(),
} as const;

/** Colours of drawn bikes. */
export const paints = {
  black: '#16242b',
  white: '#ffffff',
  red: '#d92b45',
  blue: '#2f6cd9',
  green: '#2c9a49',
  orange: '#ee8a2c',
} as const;

/** Outlines for selected and invalid controls (no layout), and shadows that Home does not use. */
export const lateShadows = {
  chosen: `0 0 0 2px ${colors.primary}`,
  chosenChip: `inset 0 0 0 1px ${colors.primary}`,
  chosenPicture: `0 0 0 2px ${colors.white}, 0 0 0 5px ${colors.primary}`,
  /** The backdrop of an open dialog that is not modal. */
  behindDialog: `0 0 0 100vmax ${colors.backdrop}`,
  /** Behind text on a scene. */
  wordsOnScene: `0 0 3px ${colors.primaryDeep}, 0 0 8px ${colors.primaryDeep}`,
  invalid: `inset 0 0 0 1px ${colors.highlight}`,
} as const;
