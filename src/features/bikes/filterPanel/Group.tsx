import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, media } from '../../../shared/theme/tokens';

/** Filters that belong together, under a line. */
export const Group = styled.div(css`
  padding-block: 20px;
  border-top: 1px solid ${colors.hairline};
  ${media.desktop} {
    padding-block: 12px;
  }
  &:last-of-type {
    padding-bottom: 0;
  }
`);

/** Names what a group chooses; a real `legend`. */
export const Legend = styled.legend(css`
  padding: 0;
  margin-bottom: 10px;
  font-size: 15px;
  font-weight: 650;
  line-height: calc(20 / 15);
`);

/** Choices that are buttons, which need scripts. */
export const ScriptedOnly = styled.div(css`
  ${media.scriptless} {
    display: none;
  }
`);
