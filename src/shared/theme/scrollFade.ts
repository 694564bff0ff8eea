import { colors, media } from './tokens';

/** How high the fade is, in px: what scrolls ends with so much room, and scrolls the focus past it. */
export const SCROLL_FADE = 48;

/** Styles of what lies over the lower edge of a white list, where it may go on. */
export const scrollFade = `
  content: '';
  height: ${String(SCROLL_FADE)}px;
  background: linear-gradient(transparent, ${colors.white} 85%);
  pointer-events: none;
  ${media.forcedColors} {
    display: none;
  }
`;
