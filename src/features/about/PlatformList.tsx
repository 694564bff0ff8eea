import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ArrowUpRight } from 'lucide';
import { useMessages } from '../../shared/i18n/useMessages';
import { cardsInRow } from '../../shared/lib/cardsInRow';
import { useShop } from '../../shared/shop/useShop';
import { colors, fonts, media, motion, radii, textSize } from '../../shared/theme/tokens';
import { buttonStyle } from '../../shared/ui/Button';
import { ExternalLink } from '../../shared/ui/ExternalLink';
import { Icon } from '../../shared/ui/Icon';
import { SectionTitle, VisuallyHidden } from '../../shared/ui/layout';
import { aboutMessages } from './aboutMessages';

/** The platforms, each with a link to its site in a new tab. */
export function PlatformList() {
  const m = useMessages(aboutMessages);
  const { about, platforms } = useShop();
  const inRow = cardsInRow(platforms.length, 3);
  return (
    <section>
      <SectionTitle id="platforms">{about.platformsTitle}</SectionTitle>
      <Cards>
        {platforms.map(({ id, name, line, url, tint, widePicture }, index) => (
          <li key={id} style={{ background: tint }} data-in-row={inRow[index]}>
            <img src={widePicture} alt="" width={1280} height={256} loading="lazy" />
            <h3>{name}</h3>
            <p>{line}</p>
            <Explore href={url}>
              <span>{m.explorePlatform}</span>
              <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              <Icon drawing={ArrowUpRight} size={17} />
            </Explore>
          </li>
        ))}
      </Cards>
    </section>
  );
}

const Cards = styled.ul(css`
  display: grid;
  gap: 12px;
  margin-top: 20px;
  li {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    min-height: 200px;
    padding: 20px 20px 24px;
    border-radius: ${radii.card};
    container-type: inline-size;
    /* Visible on the pictures, too. */
    --ring: ${colors.dark};
    overflow: hidden;
    isolation: isolate;
  }
  h3 {
    font: 740 min(1.5rem, 10vw) / calc(30 / 24) ${fonts.heading};
  }
  p {
    color: ${colors.tintText};
  }
  img {
    position: absolute;
    right: 0;
    bottom: 0;
    z-index: -1;
    /* Keeps the objects in the last quarter, clear of the button. */
    width: calc((100cqw - 160px) * 4);
    min-width: 100%;
    max-width: 832px;
    height: auto;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    /* A single item in the last row. */
    li:where(:last-of-type:nth-of-type(odd)) {
      grid-column: 1 / -1;
    }
  }
  ${media.desktop} {
    gap: 24px;
    margin-top: 28px;
    li {
      min-height: 248px;
      padding: 24px 28px 28px;
    }
    h3 {
      ${textSize(26, 30)}
    }
  }
  ${media.wide} {
    grid-template-columns: repeat(6, 1fr);
    li[data-in-row='3'] {
      grid-column: span 2;
    }
    li[data-in-row='2'] {
      grid-column: span 3;
    }
    li[data-in-row='1'] {
      grid-column: 1 / -1;
    }
    img {
      width: calc((100cqw - 148px) * 4);
    }
  }
`);

const Explore = styled(ExternalLink)(css`
  ${buttonStyle({ look: 'white' })}
  min-height: 44px;
  margin-top: auto;
  padding: 9px 16px;
  ${textSize(15, 24)}
  transition: background-color ${motion.quick};
`);
