import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, media, radii } from '../theme/tokens';

/** Four pulses in one iteration, because browsers recalculate styles when an iteration ends. */
const pulse = keyframes`
  12.5%, 37.5%, 62.5%, 87.5% { opacity: 0.5; }
  25%, 50%, 75% { opacity: 1; }
`;

/** A skeleton without text; give it the size of the content that it replaces. */
export const Skeleton = styled.div(css`
  border-radius: ${radii.tile};
  background: linear-gradient(100deg, ${colors.well} 40%, ${colors.ground} 50%, ${colors.well} 60%)
    0 0 / 200% 100%;
  animation: ${pulse} 6.4s ease-in-out infinite;
  ${media.calm} {
    animation: none;
  }
`);
