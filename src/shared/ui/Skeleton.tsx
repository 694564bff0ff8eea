import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, media, radii } from '../theme/tokens';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

/** A skeleton without text; give it the size of the content that it replaces. */
export const Skeleton = styled.div(css`
  border-radius: ${radii.tile};
  background: linear-gradient(100deg, ${colors.well} 40%, ${colors.ground} 50%, ${colors.well} 60%)
    0 0 / 200% 100%;
  animation: ${pulse} 1.6s ease-in-out infinite;
  ${media.calm} {
    animation: none;
  }
`);
