import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { colors, media, textSize } from '../../../shared/theme/tokens';

export const groupPadding = { phone: '20px', desktop: '12px' } as const;

/** A field of the panel, below a line. Adjacent selects form one group. */
export const Group = styled.div(css`
  padding-block: ${groupPadding.phone};
  border-top: 1px solid ${colors.hairline};
  &:last-of-type {
    padding-bottom: 0;
  }
  &:has(> div > div > select) + &:has(> div > div > select) {
    margin-top: -${groupPadding.phone};
    padding-top: 16px;
    border-top: 0;
  }
  ${media.desktop} {
    padding-block: ${groupPadding.desktop};
    &:has(> div > div > select) + &:has(> div > div > select) {
      margin-top: -${groupPadding.desktop};
    }
  }
`);

/** The `legend` of a group. */
export const Legend = styled.legend(css`
  padding: 0;
  margin-bottom: 10px;
  ${textSize(15, 20)}
  font-weight: 650;
`);

/** Options as buttons, which need scripts. */
export const ScriptedOnly = styled.div(css`
  ${media.scriptless} {
    display: none;
  }
`);
