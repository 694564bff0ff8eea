import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { media, textSize } from '../theme/tokens';

/** The links and buttons that lead on from a page without content: below each other on phones. */
export const NextSteps = styled.div(css`
  display: grid;
  gap: 12px;
  width: 100%;
  margin-top: 28px;
  & > a,
  & > button {
    min-height: 56px;
    padding: 15px 32px;
    ${textSize(17, 24)}
  }
  ${media.tablet} {
    display: flex;
    justify-content: center;
  }
`);
