import styled from '@emotion/styled';
import { site } from '../../shared/config/site';
import { useMessages } from '../../shared/language/useMessages';
import care from '../../shared/pictures/t-care.webp';
import island from '../../shared/pictures/t-isl.webp';
import sellers from '../../shared/pictures/t-sell.webp';
import engineering from '../../shared/pictures/t-tech.webp';
import { colors, fonts, media, radii } from '../../shared/theme/tokens';
import { Muted, SectionTitle } from '../../shared/ui/layout';
import { aboutMessages } from './aboutMessages';

/** By role; no invented persons. */
const teams = ['care', 'sellers', 'engineering', 'island'] as const;

const pictures = { care, sellers, engineering, island } as const;

/** The team, by role. */
export function Team() {
  const m = useMessages(aboutMessages);
  return (
    <section aria-labelledby="team">
      <SectionTitle id="team">{m.theTeam}</SectionTitle>
      <Muted>{m.whoDoesWhat({ site: site.name })}</Muted>
      <Cards>
        {teams.map((id) => (
          <li key={id}>
            <div>
              <img src={pictures[id]} alt="" width={560} height={420} loading="lazy" />
            </div>
            <h3>{m.teams[id].name}</h3>
            <p>{m.teams[id].text}</p>
          </li>
        ))}
      </Cards>
    </section>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  margin-top: 16px;
  li {
    padding-bottom: 18px;
    border: 1px solid ${colors.hairline};
    border-radius: ${radii.card};
    background: ${colors.white};
    overflow: hidden;
  }
  /* Tinted, for a picture that does not come. */
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
    font: 720 17px/24px ${fonts.heading};
    letter-spacing: -0.02em;
  }
  p {
    margin-top: 2px;
    color: ${colors.muted};
    font-size: 15px;
    line-height: 20px;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
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
      font-size: 21px;
      line-height: 28px;
    }
  }
`;
