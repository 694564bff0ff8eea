import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMessages } from '../../../shared/i18n/useMessages';
import { colors, layers, radii, shadows } from '../../../shared/theme/tokens';
import { layoutMessages } from '../layoutMessages';

/** The fallback for a menu that failed to load. */
export function MenuMissing() {
  const m = useMessages(layoutMessages);
  return <Note role="alert">{m.menuMissing}</Note>;
}

const Note = styled.p(css`
  position: absolute;
  top: 100%;
  left: 16px;
  z-index: ${layers.header};
  max-width: calc(100% - 32px);
  padding: 16px 20px;
  border-radius: ${radii.field};
  background: ${colors.white};
  color: ${colors.ink};
  box-shadow: ${shadows.overlay};
`);
