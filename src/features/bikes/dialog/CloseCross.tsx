import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide';
import { useMessages } from '../../../shared/i18n/useMessages';
import { colors, media } from '../../../shared/theme/tokens';
import { IconButton } from '../../../shared/ui/Button';
import { Icon } from '../../../shared/ui/Icon';
import { bikesMessages } from '../bikesMessages';

/** Closes the dialog, from its corner. */
export function CloseCross({ onClose }: { readonly onClose: () => void }) {
  const m = useMessages(bikesMessages);
  return (
    <Cross aria-label={m.close} title={m.close} onClick={onClose}>
      <Icon drawing={X} />
    </Cross>
  );
}

const Cross = styled(IconButton)(css`
  position: absolute;
  z-index: 1;
  top: 20px;
  right: 20px;
  border-color: transparent;
  background: ${colors.well};
  ${media.scriptless} {
    display: none;
  }
`);
