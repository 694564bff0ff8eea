import styled from '@emotion/styled';
import { type ReactNode, Suspense, lazy } from 'react';
import { useHydrated } from '../../shared/lib/useHydrated';
import { Announcer } from './Announcer';
import { MAIN_ID } from './focus';
import { Footer } from './Footer';
import { Header } from './Header';
import { RenderErrorBoundary } from './RenderErrorBoundary';
import { ScrollToTop } from './ScrollToTop';
import { SkipLink } from './SkipLink';
import { useNavigationEffects } from './useNavigationEffects';

const Notices = lazy(async () => ({
  default: (await import(/* webpackChunkName: "notices" */ './Notices')).Notices,
}));

/** Header, main landmark and footer around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  useNavigationEffects();
  const isHydrated = useHydrated();
  return (
    <>
      <SkipLink />
      <Header />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      <Footer year={new Date().getFullYear()} />
      <ScrollToTop />
      {/* No part of what the server renders: they speak of what comes later. */}
      {isHydrated && (
        <RenderErrorBoundary fallback={null}>
          <Suspense>
            <Notices />
          </Suspense>
        </RenderErrorBoundary>
      )}
      <Announcer />
    </>
  );
}

/** At least a window high with the header, so that the footer waits below what loads. */
const Main = styled.main`
  min-height: 70vh;
`;
