import styled from '@emotion/styled';

/** How far the scrim reaches beyond the text, in px; it fades out over this distance. */
const REACH = 28;

const fade = (direction: string) =>
  `linear-gradient(to ${direction}, transparent, #000 ${String(REACH)}px, #000 calc(100% - ${String(REACH)}px), transparent)`;

interface OnScrimProps {
  /** A colour from `scrimColor`. */
  readonly scrim: string;
}

/**
 * Light text that stays readable on any picture: behind it no colour channel of the ground is
 * brighter than the scrim's own. Darker grounds stay as they are, so a picture made for text does
 * not change. The ground must be an isolated stacking context, without another one in between,
 * and its picture must lie at z-index -2.
 */
export const OnScrim = styled('div', {
  shouldForwardProp: (name) => name !== 'scrim',
})<OnScrimProps>`
  position: relative;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -${REACH}px;
    background: ${({ scrim }) => scrim};
    mix-blend-mode: darken;
    mask-image: ${fade('right')}, ${fade('bottom')};
    mask-composite: intersect;
    pointer-events: none;
  }
`;
