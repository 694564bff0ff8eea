import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { lineClamp } from '../theme/lineClamp';
import { colors, radii, textSize } from '../theme/tokens';

/** A short label on a picture. */
export const Chip = styled.span(css`
  max-width: 100%;
  /* A border instead of padding, so that clipped lines do not show below. */
  border: solid ${colors.accent};
  border-width: 6px 14px;
  /* A pill with one line, a card with the same corners with two. */
  border-radius: ${radii.chip};
  background: ${colors.accent};
  color: ${colors.ink};
  ${textSize(14, 20)}
  font-weight: 700;
  overflow-wrap: anywhere;
  ${lineClamp(2)}
`);
