import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, media, radii } from '../theme/tokens';

const sweep = keyframes`
  to { background-position: -200% 0; }
`;

/** A skeleton; give it the size of the content that it replaces. */
export const Skeleton = styled.div(css`
  border-radius: ${radii.tile};
  background: linear-gradient(100deg, ${colors.well} 40%, ${colors.ground} 50%, ${colors.well} 60%)
    0 0 / 200% 100%;
  animation: ${sweep} 1.6s linear infinite;
  ${media.calm} {
    animation: none;
  }
`);
