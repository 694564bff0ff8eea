import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ArrowUpRight } from 'lucide';
import { memo } from 'react';
import { cardsInRow } from '../../shared/lib/cardsInRow';
import { showFocused } from '../../shared/lib/showFocused';
import { useShop } from '../../shared/shop/useShop';
import { colors, fonts, hover, media, motion, radii, textSize } from '../../shared/theme/tokens';
import { ExternalLink } from '../../shared/ui/ExternalLink';
import { Icon } from '../../shared/ui/Icon';
import { SectionTitle } from '../../shared/ui/layout';

/** As many cards as one row has room for on wide screens. They are as narrow as their picture. */
const ROW_MAX = 5;

/** The sites that the shop links to, spec §1; a scrolling row on phones. */
export const PlatformStrip = memo(function PlatformStrip() {
  const { platforms, platformsTitle } = useShop();
  const inRow = cardsInRow(platforms.length, ROW_MAX);
  return (
    <section>
      <SectionTitle id="platforms">{platformsTitle}</SectionTitle>
      <Cards onFocus={showFocused} data-rows={platforms.length > ROW_MAX ? 2 : 1}>
        {platforms.map(({ id, name, line, url, tint, picture, widePicture }, index) => (
          <li key={id} data-in-row={inRow[index]}>
            <Card style={{ background: tint }}>
              <h3>
                <ExternalLink href={url}>{name}</ExternalLink>
              </h3>
              <p>{line}</p>
              {inRow[index] === ROW_MAX ? (
                <img src={picture} alt="" width={256} height={128} loading="lazy" />
              ) : (
                <WidePicture src={widePicture} alt="" width={1280} height={256} loading="lazy" />
              )}
              <Arrow drawing={ArrowUpRight} />
            </Card>
          </li>
        ))}
      </Cards>
    </section>
  );
});

/** More cards than one row has room for. */
const twoRows = css`
  &[data-rows='2'] {
    grid-auto-flow: row;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > [data-in-row='4'] {
      grid-column: span 3;
    }
    & > [data-in-row='3'] {
      grid-column: span 4;
    }
  }
`;

const Cards = styled.ul(css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(9.25rem, 1fr);
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
    grid-auto-columns: minmax(10.5rem, 1fr);
  }
  ${media.tablet} {
    & > [data-in-row='1'] {
      min-height: 220px;
    }
  }
  ${media.desktop} {
    gap: 24px;
    margin-top: 22px;
    grid-auto-columns: minmax(0, 1fr);
    ${twoRows}
  }
  ${media.print} {
    grid-auto-columns: minmax(0, 1fr);
    ${twoRows}
  }
`);

/** All of it is the target of its link. */
const Card = styled.div(css`
  position: relative;
  display: block;
  isolation: isolate;
  min-height: 10.75rem;
  /* Longer names make the card higher: the picture stays below them. */
  padding: 16px 16px 6rem;
  border-radius: ${radii.card};
  color: ${colors.tintText};
  overflow: hidden;
  & a {
    color: ${colors.ink};
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  & > h3 {
    font: 700 1.125rem / calc(22 / 18) ${fonts.heading};
    letter-spacing: -0.02em;
  }
  & > p {
    margin-top: 2px;
    ${textSize(14, 18)}
  }
  & > img {
    position: absolute;
    z-index: -1;
    right: 0;
    bottom: 0;
    width: 100%;
    height: 6.25rem;
    object-fit: cover;
    object-position: 100% 100%;
    transition: transform ${motion.gentle};
    transform-origin: 70% 100%;
  }
  ${hover('transform: scale(1.04)', '&:hover > img')}
  ${media.desktop} {
    min-height: 12.25rem;
    padding: 22px 20px 7.75rem;
    & > h3 {
      ${textSize(20, 24)}
    }
    & > p {
      line-height: calc(20 / 14);
    }
    & > img {
      height: 8rem;
    }
  }
  ${media.wide} {
    padding-bottom: 6.75rem;
    & > h3 {
      padding-right: 40px;
    }
  }
`);

/** Its objects fill the last quarter. */
const WidePicture = styled.img(css`
  && {
    width: max(100%, 500px);
    max-width: none;
    height: auto;
  }
  ${media.desktop} {
    && {
      width: max(100%, 640px);
    }
  }
`);

const Arrow = styled(Icon)(css`
  display: none;
  ${media.wide} {
    position: absolute;
    top: 16px;
    right: 16px;
    display: block;
    width: 36px;
    height: 36px;
    padding: 9px;
    border-radius: ${radii.round};
    background: ${colors.whiteVeil};
    color: ${colors.ink};
  }
`);
