import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { preloadPicture } from '../../shared/lib/preloadPicture';
import { useShop } from '../../shared/shop/useShop';
import { colors, fonts, media, radii, textSize, widths } from '../../shared/theme/tokens';
import { Container } from '../../shared/ui/layout';

interface AuthLayoutProps {
  /** On the picture. */
  readonly welcome: string;
  readonly title: string;
  /** Under the title: the way to the other form. */
  readonly otherWay: ReactNode;
  readonly children: ReactNode;
}

/** A picture with a welcome beside a form; above it on a phone. */
export function AuthLayout({ welcome, title, otherWay, children }: AuthLayoutProps) {
  const { scene } = useShop().accounts;
  const phoneScene = { src: scene.tall };
  const wideScene = { media: widths.desktop, srcSet: scene.wide };
  preloadPicture(wideScene, phoneScene);
  return (
    <Columns>
      <Panel data-ground="dark">
        <picture>
          <source {...wideScene} />
          <img {...phoneScene} alt="" width={358} height={168} fetchPriority="high" />
        </picture>
        <Welcome>{welcome}</Welcome>
      </Panel>
      <FormColumn>
        <Title>{title}</Title>
        <OtherWay>{otherWay}</OtherWay>
        {children}
      </FormColumn>
    </Columns>
  );
}

const Columns = styled(Container)(css`
  display: grid;
  grid-template-columns: minmax(0, 33rem);
  justify-content: center;
  gap: 28px;
  padding-top: 16px;
  padding-bottom: 44px;
  ${media.tablet} {
    padding-top: 32px;
    padding-bottom: 72px;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 656fr) minmax(0, 528fr);
    gap: clamp(40px, 6.7vw, 96px);
    padding-top: 48px;
    padding-bottom: 96px;
  }
  ${media.low} {
    grid-template-columns: minmax(0, 33rem);
    padding-top: 24px;
  }
`);

const Panel = styled.div(css`
  position: relative;
  overflow: hidden;
  isolation: isolate;
  min-height: 168px;
  border-radius: ${radii.panelPhone};
  background: ${colors.primaryDark};
  & img {
    position: absolute;
    z-index: -1;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }
  ${media.tablet} {
    min-height: 248px;
  }
  ${media.desktop} {
    min-height: 640px;
    border-radius: ${radii.panel};
  }
  /* The form is what the visitor came for. */
  ${media.low} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`);

const Welcome = styled.p(css`
  position: relative;
  /* Beside the sun. However long it gets, the sand stays below it. */
  max-width: calc(7.6em + 48px);
  padding: 24px 24px 60px;
  color: ${colors.white};
  font: 760 min(clamp(1.5rem, 1rem + 2.6vw, 2.75rem), 7.6vw) / 1.08 ${fonts.heading};
  letter-spacing: -0.03em;
  text-wrap: balance;
  ${media.tablet} {
    max-width: calc(7.6em + 64px);
    padding: 32px 32px 88px;
    font-size: 2.25rem;
  }
  ${media.desktop} {
    max-width: 11.5em;
    padding: 40px;
    font-size: clamp(2.25rem, 3.1vw, 2.75rem);
  }
`);

const FormColumn = styled.div(css`
  align-self: center;
  min-width: 0;
`);

const Title = styled.h1(css`
  font: 780 min(clamp(2.25rem, 1.9rem + 1.4vw, 2.75rem), 11.25vw) / 1.1 ${fonts.heading};
  letter-spacing: -0.04em;
`);

const OtherWay = styled.p(css`
  margin: 6px 0 24px;
  color: ${colors.muted};
  ${textSize(17, 24)}
  & > a {
    font-weight: 650;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
`);
