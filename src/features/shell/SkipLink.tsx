import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { useMessages } from '../../shared/i18n/useMessages';
import { MAIN_ID, focusMain } from '../../shared/lib/focus';
import { colors, layers, radii } from '../../shared/theme/tokens';
import { layoutMessages } from './layoutMessages';

/** The skip link, past the header. */
export function SkipLink() {
  const m = useMessages(layoutMessages);
  const skip = (event: MouseEvent) => {
    // Keeps the address.
    event.preventDefault();
    focusMain();
  };
  return (
    <Skip href={`#${MAIN_ID}`} onClick={skip}>
      {m.skipToContent}
    </Skip>
  );
}

const Skip = styled.a(css`
  position: absolute;
  top: 8px;
  left: 16px;
  z-index: ${layers.notice};
  padding: 12px 20px;
  border-radius: ${radii.pill};
  background: ${colors.white};
  color: ${colors.ink};
  font-weight: 650;
  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
  }
`);
