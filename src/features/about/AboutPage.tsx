import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { media } from '../../shared/theme/tokens';
import { Container } from '../../shared/ui/layout';
import { AboutHero } from './AboutHero';
import { Aims } from './Aims';
import { PlatformList } from './PlatformList';
import { SayHello } from './SayHello';
import { Team } from './Team';

/** About, spec §2. */
export function AboutPage() {
  return (
    <Page>
      <AboutHero />
      <Aims />
      <PlatformList />
      <Team />
      <SayHello />
    </Page>
  );
}

const Page = styled(Container)(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 44px;
  padding-block: 16px 0;
  ${media.desktop} {
    gap: 72px;
    padding-top: 24px;
  }
`);
