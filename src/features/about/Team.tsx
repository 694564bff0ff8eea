import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useMessages } from '../../shared/i18n/useMessages';
import { cardsInRow } from '../../shared/lib/cardsInRow';
import { useShop } from '../../shared/shop/useShop';
import { colors, fonts, looks, media, textSize } from '../../shared/theme/tokens';
import { Muted, SectionTitle } from '../../shared/ui/layout';
import { aboutMessages } from './aboutMessages';

/** The team, by role; no invented persons. */
export function Team() {
  const m = useMessages(aboutMessages);
  const { name: site, about } = useShop();
  const inRow = cardsInRow(about.roles.length, 4);
  return (
    <section>
      <SectionTitle id="team">{m.theTeam}</SectionTitle>
      <Muted>{m.whoDoesWhat({ site })}</Muted>
      <Cards>
        {about.roles.map(({ name, text, picture }, index) => (
          <li key={name} data-in-row={inRow[index]}>
            <div>
              <img src={picture} alt="" width={560} height={420} loading="lazy" />
            </div>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Cards>
    </section>
  );
}

/** A card with the picture beside the text. */
const besideEachOther = css`
  grid-column: 1 / -1;
  display: grid;
  grid-template: 1fr auto auto 1fr / min(50%, 320px) minmax(0, 1fr);
  padding-bottom: 0;
  & > div {
    grid-row: 1 / -1;
    margin-bottom: 0;
  }
  & img {
    height: 100%;
    object-fit: cover;
  }
  & > h3 {
    grid-area: 2 / 2;
  }
  & > p {
    grid-area: 3 / 2;
  }
`;

const Cards = styled.ul(css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  margin-top: 16px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  li {
    padding-bottom: 18px;
    ${looks.card}
    overflow: hidden;
  }
  /* Tinted, in case the picture is missing. */
  li > div {
    margin-bottom: 12px;
    background: ${colors.well};
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
  }
  h3,
  p {
    padding-inline: 14px;
  }
  h3 {
    font: 720 1.0625rem / calc(24 / 17) ${fonts.heading};
    letter-spacing: -0.02em;
  }
  p {
    margin-top: 2px;
    color: ${colors.muted};
    ${textSize(15, 20)}
  }
  ${media.belowDesktop} {
    /* A single item in the last row. */
    li:last-of-type:nth-of-type(odd) {
      ${besideEachOther}
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(12, 1fr);
    gap: 24px;
    margin-top: 28px;
    li {
      padding-bottom: 24px;
    }
    li > div {
      margin-bottom: 18px;
    }
    h3,
    p {
      padding-inline: 20px;
    }
    h3 {
      ${textSize(21, 28)}
    }
    li[data-in-row='4'] {
      grid-column: span 3;
    }
    li[data-in-row='3'] {
      grid-column: span 4;
    }
    li:is([data-in-row='2'], [data-in-row='1']),
    /* A row of three below one of four. */
    [data-in-row='4'] ~ [data-in-row='3'] {
      ${besideEachOther}
    }
    [data-in-row='4'] ~ [data-in-row='3'] {
      grid-column: span 4;
    }
    li[data-in-row='2'] {
      grid-column: span 6;
    }
  }
`);
