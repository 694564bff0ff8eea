import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMessages } from '../../../shared/i18n/useMessages';
import { layers } from '../../../shared/theme/tokens';
import { LanguageFailure, LanguageOffer } from './LanguageNotices';
import { noticesMessages } from './noticesMessages';
import { StaleNotice } from './StaleNotice';
import { UpdateNotice } from './UpdateNotice';

/** Notices about the page itself: its age, a newer release, its language. */
export function Notices() {
  const m = useMessages(noticesMessages);
  return (
    <>
      <NoticePlace aria-label={m.notices}>
        <StaleNotice />
        <UpdateNotice />
        <LanguageFailure />
      </NoticePlace>
      <LanguageOffer />
    </>
  );
}

/** The stack of notices, at the bottom beside the scroll-to-top button: a landmark while there is one. */
const NoticePlace = styled.aside(css`
  position: fixed;
  left: max(16px, env(safe-area-inset-left));
  bottom: max(24px, env(safe-area-inset-bottom));
  z-index: ${layers.sticky};
  display: flex;
  flex-direction: column;
  gap: 8px;
  max-width: calc(100vw - 48px);
  &:empty {
    display: none;
  }
`);
