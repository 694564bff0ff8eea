import styled from '@emotion/styled';
import { ArrowUpRight } from 'lucide-react';
import { memo } from 'react';
import { type PlatformId, platforms } from '../../shared/config/site';
import { siteMessages } from '../../shared/config/siteMessages';
import { useMessages } from '../../shared/language/useMessages';
import { showFocused } from '../../shared/lib/showFocused';
import cars from '../../shared/pictures/pl-cars.webp';
import homes from '../../shared/pictures/pl-homes.webp';
import nails from '../../shared/pictures/pl-nails.webp';
import stays from '../../shared/pictures/pl-stays.webp';
import water from '../../shared/pictures/pl-water.webp';
import { colors, fonts, media, motion, platformTints, radii } from '../../shared/theme/tokens';
import { ExternalLink } from '../../shared/ui/ExternalLink';
import { SectionTitle } from '../../shared/ui/layout';
import { homeMessages } from './homeMessages';

const scenes: Readonly<Record<PlatformId, string>> = {
  cars,
  'real-estate': homes,
  stays,
  'water-sports': water,
  'nail-services': nails,
};

/** The five sites that the shop links to, spec §1; a scrolling row on phones. */
export const PlatformStrip = memo(function PlatformStrip() {
  const m = useMessages(homeMessages);
  const { platforms: words } = useMessages(siteMessages);
  return (
    <section aria-labelledby="platforms">
      <SectionTitle id="platforms">{m.fivePlatforms}</SectionTitle>
      <Cards onFocus={showFocused}>
        {platforms.map(({ id, url }) => (
          <li key={id}>
            <Card href={url} style={{ background: platformTints[id] }}>
              <h3>{words[id].name}</h3>
              <p>{words[id].line}</p>
              <img src={scenes[id]} alt="" width={256} height={128} loading="lazy" />
              <Arrow aria-hidden />
            </Card>
          </li>
        ))}
      </Cards>
    </section>
  );
});

const Cards = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 148px;
  gap: 12px;
  /* With room for focus rings. */
  margin: 14px -16px -16px;
  padding: 6px 16px 16px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 16px;
  scrollbar-width: none;
  & > li {
    display: grid;
    scroll-snap-align: start;
  }
  ${media.tablet} {
    margin-inline: -24px;
    padding-inline: 24px;
    scroll-padding-inline: 24px;
    grid-auto-columns: minmax(168px, 1fr);
  }
  ${media.desktop} {
    gap: 24px;
    margin-top: 22px;
    grid-auto-columns: minmax(0, 1fr);
  }
  ${media.print} {
    grid-auto-columns: minmax(0, 1fr);
  }
`;

const Card = styled(ExternalLink)`
  position: relative;
  display: block;
  isolation: isolate;
  min-height: 172px;
  /* Longer names make the card higher: the picture stays below them. */
  padding: 16px 16px 96px;
  border-radius: ${radii.card};
  color: ${colors.tintText};
  text-decoration: none;
  overflow: hidden;
  & > h3 {
    color: ${colors.ink};
    font: 700 18px/22px ${fonts.heading};
    letter-spacing: -0.02em;
  }
  & > p {
    margin-top: 2px;
    font-size: 14px;
    line-height: 18px;
  }
  & > img {
    position: absolute;
    z-index: -1;
    right: 0;
    bottom: 0;
    width: 100%;
    height: 100px;
    object-fit: cover;
    object-position: 100% 100%;
    transition: transform ${motion.gentle};
    transform-origin: 70% 100%;
  }
  ${media.hover} {
    &:hover > img {
      transform: scale(1.04);
    }
  }
  ${media.desktop} {
    min-height: 196px;
    padding: 22px 20px 108px;
    & > h3 {
      font-size: 20px;
      line-height: 24px;
    }
    & > p {
      line-height: 20px;
    }
    & > img {
      height: 128px;
    }
  }
`;

const Arrow = styled(ArrowUpRight)`
  display: none;
  ${media.desktop} {
    position: absolute;
    left: 20px;
    bottom: 20px;
    display: block;
    width: 36px;
    height: 36px;
    padding: 9px;
    border-radius: 50%;
    background: ${colors.whiteVeil};
    color: ${colors.ink};
  }
`;
