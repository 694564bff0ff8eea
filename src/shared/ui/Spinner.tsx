import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { radii } from '../theme/tokens';

/** Twenty turns in one iteration, because browsers recalculate styles when an iteration ends. */
const turn = keyframes`
  to { transform: rotate(20turn); }
`;

/** A turning ring in the colour of the text beside it; still under reduced motion. */
export const Spinner = styled.span(css`
  flex: none;
  width: 20px;
  height: 20px;
  border: 2px solid;
  border-right-color: transparent;
  border-radius: ${radii.round};
  animation: ${turn} 18s linear infinite;
`);
