import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMessages } from '../../shared/i18n/useMessages';
import { preloadPicture } from '../../shared/lib/preloadPicture';
import { useShop } from '../../shared/shop/useShop';
import { asWideAs } from '../../shared/theme/asWideAs';
import { maskImage } from '../../shared/theme/maskImage';
import { lateShadows, scenes } from '../../shared/theme/screenTokens';
import {
  colors,
  fonts,
  looks,
  media,
  radii,
  shadows,
  textSize,
  widths,
} from '../../shared/theme/tokens';
import { aboutMessages } from './aboutMessages';

/** Maximum size of a figure's character, in percent of its container. */
const FIGURE_WIDTH = 160;

/** The About hero: a headline over an island scene, and the claims in figures. */
export function AboutHero() {
  const m = useMessages(aboutMessages);
  const { title, lead, scene, claims } = useShop().about;
  const tallView = { src: scene.tall };
  const wideView = { media: widths.tablet, srcSet: scene.wide };
  preloadPicture(wideView, tallView);
  return (
    <div>
      <View data-ground="dark">
        <picture>
          <source {...wideView} />
          <img {...tallView} alt="" width={716} height={1040} fetchPriority="high" />
        </picture>
        <h1>{title}</h1>
        <p>{lead}</p>
      </View>
      <Claims aria-label={m.inFigures}>
        {claims.map(({ figure, text }) => (
          <li key={text}>
            <b
              style={{ fontSize: `min(var(--figure), ${String(FIGURE_WIDTH / figure.length)}cqi)` }}
            >
              {figure}
            </b>
            <span>{` ${text}`}</span>
          </li>
        ))}
      </Claims>
    </div>
  );
}

const View = styled.div(css`
  position: relative;
  min-height: 32.5rem;
  /* Keeps text of any length above the bright half of the scene. */
  padding: 34px 24px 15.625rem;
  border-radius: ${radii.panelPhone};
  background: ${colors.primaryDark};
  color: ${colors.white};
  overflow: hidden;
  isolation: isolate;
  picture > img {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 62% 100%;
  }
  h1 {
    ${asWideAs('5.7em')}
    font: 780 min(clamp(2.5rem, 1.85rem + 2.75vw, 4.5rem), 11vw) / 0.96 ${fonts.heading};
    letter-spacing: -0.055em;
    text-wrap: wrap;
  }
  p {
    max-width: 18.125rem;
    margin-top: 16px;
    ${textSize(17, 24)}
    /* With wider word spacing the text reaches the sun or the sail. */
    text-shadow: ${lateShadows.wordsOnScene};
  }
  ${media.tablet} {
    /* The whole shore, whose sky blends into the background above. */
    background: ${scenes.shore};
    picture > img {
      inset: auto 0 0 auto;
      width: min(147%, 1030px);
      min-width: 100%;
      max-width: none;
      height: auto;
      ${maskImage('linear-gradient(transparent, black 18%)')}
    }
    padding: 44px 40px 200px;
    border-radius: ${radii.panel};
    h1 {
      ${asWideAs('8.2em')}
    }
    p {
      max-width: 35%;
    }
  }
  ${media.desktop} {
    padding: 64px 64px 216px;
    picture > img {
      width: 110%;
    }
    p {
      max-width: 26.875rem;
      margin-top: 20px;
      ${textSize(19, 28)}
    }
  }
  ${media.wide} {
    picture > img {
      width: 100%;
      height: 100%;
      object-position: 100% 100%;
      ${maskImage('none')}
    }
  }
`);

const Claims = styled.ul(css`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin: -40px 12px 0;
  ${looks.card}
  box-shadow: ${shadows.raised};
  li {
    --figure: clamp(2.125rem, 1.8rem + 1.2vw, 2.875rem);
    padding: 18px 5px 20px;
    container-type: inline-size;
    color: ${colors.muted};
    ${textSize(15, 24)}
    text-align: center;
  }
  b {
    display: block;
    color: ${colors.primaryDark};
    font: 760 var(--figure) / 1.15 ${fonts.heading};
    letter-spacing: -0.04em;
  }
  li:nth-of-type(even) {
    border-left: 1px solid ${colors.hairline};
  }
  li:nth-of-type(n + 3) {
    border-top: 1px solid ${colors.hairline};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    li + li:nth-of-type(n) {
      border-top: 1px solid ${colors.hairline};
      border-left: 0;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, 1fr);
    margin-inline: 24px;
    li:nth-of-type(n) {
      border-top: 0;
    }
    li + li {
      border-left: 1px solid ${colors.hairline};
    }
  }
  ${media.desktop} {
    margin: -44px 48px 0;
    li {
      padding-block: 30px 34px;
      ${textSize(16, 24)}
    }
  }
  ${media.wide} {
    margin-top: -56px;
  }
`);
