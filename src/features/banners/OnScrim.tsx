import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, shadeEnd } from '../../shared/theme/tokens';

/**
 * Light text that is readable on any picture: a dark, neutral gradient lies over the whole width of the
 * background, down to the end of the text, and fades out below it without an edge. The background must be
 * an isolated, clipping stacking context, and its picture must have z-index -2.
 */
export const OnScrim = styled.div(css`
  position: relative;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: -500px -100vmax -160px;
    background: linear-gradient(
      to top,
      transparent,
      ${shadeEnd.faint} 40px,
      ${shadeEnd.half} 80px,
      ${shadeEnd.strong} 120px,
      ${colors.shade} 160px
    );
    pointer-events: none;
  }
`);
