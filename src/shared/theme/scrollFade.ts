import { colors, media } from './tokens';

/** Height of the fade, in px. Scrolled content ends with this padding, and focus scrolls clear of it. */
export const SCROLL_FADE = 48;

/** Styles of a fade over the lower edge of a white list, which shows that it continues. */
export const scrollFade = `
  content: '';
  height: ${String(SCROLL_FADE)}px;
  background: linear-gradient(transparent, ${colors.white} 85%);
  pointer-events: none;
  ${media.forcedColors} {
    display: none;
  }
`;
