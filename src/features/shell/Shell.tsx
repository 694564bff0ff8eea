import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigationEffects } from '../../router/useNavigationEffects';
import { MAIN_ID } from '../../shared/lib/focus';
import { idle } from '../../shared/lib/idle';
import { useHydrated } from '../../shared/lib/useHydrated';
import { RenderErrorBoundary } from './errors/RenderErrorBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import { FooterEnd, Notices } from './lateParts';
import { SkipLink } from './SkipLink';

/** Header, main landmark and footer around every screen. */
export function Shell({ children }: { children: ReactNode }) {
  // oxlint-disable-next-line react/purity -- a page that is open at New Year may show the old one
  const year = new Date().getFullYear();
  return (
    <>
      <SkipLink />
      <Header />
      <Main>{children}</Main>
      <Footer year={year}>
        <AfterFirstView>
          <FooterEnd />
        </AfterFirstView>
      </Footer>
      <AfterFirstView>
        <Notices />
      </AfterFirstView>
    </>
  );
}

/** Renders again when the address changes, without the shell around it. */
function Main({ children }: { children: ReactNode }) {
  useNavigationEffects();
  return (
    <Landmark id={MAIN_ID} tabIndex={-1}>
      {children}
    </Landmark>
  );
}

/**
 * Parts that the server does not render. On a hydrated page they load in idle time: an earlier request
 * would delay the hydration of the screen.
 */
function AfterFirstView({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(useHydrated());
  useEffect(() => {
    if (isDue) return;
    void idle().then(() => {
      setIsDue(true);
    });
  }, [isDue]);
  if (!isDue) return null;
  return <RenderErrorBoundary fallback={null}>{children}</RenderErrorBoundary>;
}

/** At least as high as the window, with the header, so that the footer stays below loading content. */
const Landmark = styled.main(css`
  @media screen {
    min-height: 70vh;
  }
`);
