import styled from '@emotion/styled';
import { colors, layers, radii, shadows } from '../../shared/theme/tokens';

/** Stands where a menu could not be fetched: the page around it stays usable. */
export function MenuMissing() {
  return (
    <Note role="alert">The menu did not load. Its links are at the foot of the page too.</Note>
  );
}

const Note = styled.p`
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
`;
