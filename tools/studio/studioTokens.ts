import { colors } from '../../src/shared/theme/tokens';

/** The marks of what is hard to read: no shop file that is being edited may change them. */
export const marks = {
  color: '#d6006e',
  halo: `0 0 0 4px ${colors.white}`,
} as const;

/** What the form begins with where a shop file has no colour yet. */
export const startingColors = { stop: '#ffffff', unknown: '#000000' } as const;
