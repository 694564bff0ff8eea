import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { memo } from 'react';
import { useMessages } from '../../shared/i18n/useMessages';
import { preloadPicture } from '../../shared/lib/preloadPicture';
import smallLead from '../../shared/pictures/bikes-lead-800.avif';
import lead from '../../shared/pictures/bikes-lead.avif';
import plainLead from '../../shared/pictures/bikes-lead.webp';
import { useShop } from '../../shared/shop/useShop';
import { scenes } from '../../shared/theme/screenTokens';
import { colors, media, radii, textSize } from '../../shared/theme/tokens';
import { PageTitle } from '../../shared/ui/layout';
import { bikesMessages } from './bikesMessages';

const scene = { src: plainLead };
const smallScene = {
  type: 'image/avif',
  srcSet: `${smallLead} 800w, ${lead} 1280w`,
  sizes: '(min-width: 30em) 480px, 100vw',
};

/** The head of the page: the title over a scene of a beach at noon. */
export const BikesLead = memo(function BikesLead() {
  const m = useMessages(bikesMessages);
  const { place } = useShop();
  preloadPicture(smallScene, scene);
  return (
    <Ground>
      <Words>
        <PageTitle>{m.title}</PageTitle>
        <p>{m.lead({ place })}</p>
      </Words>
      <Scene aria-hidden>
        <picture>
          <source {...smallScene} />
          <img {...scene} alt="" width={640} height={248} fetchPriority="high" />
        </picture>
      </Scene>
    </Ground>
  );
});

const Ground = styled.div(css`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  overflow: hidden;
  border-radius: ${radii.panelPhone};
  background: ${scenes.noon};
  ${media.tablet} {
    flex-direction: row;
    align-items: center;
    min-height: 232px;
    border-radius: ${radii.panel};
  }
`);

const Words = styled.div(css`
  position: relative;
  z-index: 1;
  flex: 1 1 0;
  padding: 28px 24px 12px;
  & > p {
    max-width: 27.5rem;
    margin-top: 8px;
    color: ${scenes.noonText};
    line-height: calc(23 / 16);
    text-wrap: balance;
  }
  ${media.tablet} {
    padding: 32px 0 32px 32px;
  }
  ${media.desktop} {
    padding-left: 48px;
    & > p {
      ${textSize(18, 26)}
    }
  }
`);

const Scene = styled.div(css`
  position: relative;
  flex: none;
  align-self: flex-end;
  width: 100%;
  max-width: 480px;
  padding-inline: 4px;
  margin-inline: auto;
  & img {
    position: relative;
    width: 100%;
    height: auto;
  }
  /* The sun */
  &::before {
    content: '';
    position: absolute;
    left: 54%;
    bottom: 18%;
    width: 27%;
    aspect-ratio: 1;
    border-radius: ${radii.round};
    background: ${colors.accent};
  }
  /* The beach */
  &::after {
    content: '';
    position: absolute;
    z-index: 0;
    left: -14%;
    bottom: -64px;
    width: 150%;
    height: 112px;
    border-radius: ${radii.round};
    background: ${scenes.beach};
  }
  & img {
    z-index: 1;
    margin-bottom: 4px;
  }
  ${media.tablet} {
    width: 52%;
    max-width: 640px;
    /* The top of the picture is empty. */
    margin: -24px 0 0;
    padding-inline: 0 16px;
    &::after {
      bottom: -84px;
      height: 144px;
    }
  }
`);
