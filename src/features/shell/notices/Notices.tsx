import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMessages } from '../../../shared/i18n/useMessages';
import { layers } from '../../../shared/theme/tokens';
import { LanguageFailure, LanguageOffer } from './LanguageNotices';
import { noticesMessages } from './noticesMessages';
import { StaleNotice } from './StaleNotice';
import { UpdateNotice } from './UpdateNotice';

/** Notices about the page itself: how old it is, that there is a newer release, its language. */
export function Notices() {
  const m = useMessages(noticesMessages);
  return (
    <aside aria-label={m.notices}>
      <NoticePlace>
        <StaleNotice />
        <UpdateNotice />
        <LanguageFailure />
      </NoticePlace>
      <LanguageOffer />
    </aside>
  );
}

/** Where notices about the page itself stack up: at the bottom, beside the way to the top. */
const NoticePlace = styled.div(css`
  position: fixed;
  left: max(16px, env(safe-area-inset-left));
  bottom: max(24px, env(safe-area-inset-bottom));
  z-index: ${layers.sticky};
  display: flex;
  flex-direction: column;
  gap: 8px;
  max-width: calc(100vw - 48px);
  pointer-events: none;
`);
