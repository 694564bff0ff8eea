import styled from '@emotion/styled';
import { colors } from '../theme/tokens';

/** A short label on a picture. */
export const Chip = styled.span`
  max-width: 100%;
  padding: 6px 14px;
  /* A pill of one line; of several, a card with the same corners. */
  border-radius: 16px;
  background: ${colors.sun};
  color: ${colors.ink};
  font-size: 14px;
  font-weight: 700;
  line-height: 20px;
  overflow-wrap: anywhere;
`;
