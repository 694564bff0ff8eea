import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Announcer } from './Announcer';
import { MAIN_ID } from './focus';
import { Footer } from './Footer';
import { Header } from './Header';
import { NoticePlace } from './NoticeCard';
import { ScrollToTop } from './ScrollToTop';
import { SkipLink } from './SkipLink';
import { StaleNotice } from './StaleNotice';
import { UpdateNotice } from './UpdateNotice';
import { useNavigationEffects } from './useNavigationEffects';

/** Header, main landmark and footer around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  useNavigationEffects();
  return (
    <>
      <SkipLink />
      <Header />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Footer year={new Date().getFullYear()} />
      <ScrollToTop />
      <NoticePlace aria-label="Notices">
        <StaleNotice />
        <UpdateNotice />
      </NoticePlace>
      <Announcer />
    </>
  );
}

/** At least a window high with the header, so that the footer waits below what loads. */
const Main = styled.main`
  min-height: 70vh;
`;
