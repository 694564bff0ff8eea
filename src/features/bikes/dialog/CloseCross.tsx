import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide';
import { useMessages } from '../../../shared/i18n/useMessages';
import { colors, media } from '../../../shared/theme/tokens';
import { IconButton } from '../../../shared/ui/Button';
import { Icon } from '../../../shared/ui/Icon';
import { bikesMessages } from '../bikesMessages';

/** The close button in the dialog's corner, sticky and first in the DOM. */
export function CloseCross() {
  const m = useMessages(bikesMessages);
  return (
    <Corner>
      <Cross aria-label={m.close} title={m.close} data-closes>
        <Icon drawing={X} />
      </Cross>
    </Corner>
  );
}

const Corner = styled.div(css`
  position: sticky;
  z-index: 1;
  top: 0;
  height: 0;
  ${media.scriptless} {
    display: none;
  }
`);

const Cross = styled(IconButton)(css`
  position: absolute;
  top: 20px;
  right: 20px;
  border-color: transparent;
  background: ${colors.well};
`);
