import styled from '@emotion/styled';
import { type ReactNode, Suspense, lazy, useEffect, useState } from 'react';
import { idle } from '../../shared/lib/idle';
import { useHydrated } from '../../shared/lib/useHydrated';
import { MAIN_ID } from '../routing/focus';
import { useNavigationEffects } from '../routing/useNavigationEffects';
import { Announcer } from './Announcer';
import { Footer } from './Footer';
import { Header } from './Header';
import { RenderErrorBoundary } from './RenderErrorBoundary';
import { ScrollToTop } from './ScrollToTop';
import { SkipLink } from './SkipLink';

const Notices = lazy(async () => ({
  default: (await import(/* webpackChunkName: "notices" */ './Notices')).Notices,
}));

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
      <LateNotices />
      <Announcer />
    </>
  );
}

/**
 * Not on the server's page, as they speak of what comes later; a browser that takes such a page
 * over fetches them when it rests, for what React fetches meanwhile holds the screen up.
 */
function LateNotices() {
  const [isDue, setIsDue] = useState(useHydrated());
  useEffect(() => {
    if (isDue) return;
    void idle().then(() => {
      setIsDue(true);
    });
  }, [isDue]);
  if (!isDue) return null;
  return (
    <RenderErrorBoundary fallback={null}>
      <Suspense>
        <Notices />
      </Suspense>
    </RenderErrorBoundary>
  );
}

/** At least a window high with the header, so that the footer waits below what loads. */
const Main = styled.main`
  min-height: 70vh;
`;
