import { css } from '@emotion/react';
import { colors } from '../theme/tokens';

/**
 * Keeps light text readable on any picture: where the scrim is opaque, no colour channel of the
 * ground is brighter than the scrim's own, and text on the scrim's colour meets WCAG 1.4.3.
 * Darker grounds stay as they are, so a picture made for text does not change.
 * The ground must be an isolated stacking context.
 * @param mask where it is opaque: a CSS gradient from black to transparent
 */
export const scrim = (mask: string) => css`
  position: absolute;
  inset: 0;
  background: ${colors.scrim};
  mix-blend-mode: darken;
  mask-image: ${mask};
  pointer-events: none;
`;
