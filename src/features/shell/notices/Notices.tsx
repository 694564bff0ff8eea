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
    <NoticePlace aria-label={m.notices}>
      <StaleNotice />
      <UpdateNotice />
      <LanguageFailure />
      <LanguageOffer />
    </NoticePlace>
  );
}

/** Where notices about the page itself stack up: at the bottom, beside the way to the top. */
const NoticePlace = styled.aside(css`
  position: fixed;
  left: max(16px, env(safe-area-inset-left));
  bottom: max(24px, env(safe-area-inset-bottom));
  z-index: ${layers.sticky};
  display: flex;
  flex-direction: column;
  gap: 8px;
  /* Leaves the round button in the other corner free. */
  max-width: calc(100vw - 100px);
  pointer-events: none;
`);
