import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Compass, HeartHandshake, Sunrise } from 'lucide';
import { useMessages } from '../../shared/i18n/useMessages';
import { useShop } from '../../shared/shop/useShop';
import { colors, fonts, media, radii, textSize, tints } from '../../shared/theme/tokens';
import { Icon } from '../../shared/ui/Icon';
import { VisuallyHidden } from '../../shared/ui/layout';
import { aboutMessages } from './aboutMessages';

const aims = ['mission', 'values', 'vision'] as const;

const looks = {
  mission: { drawing: Compass, ground: tints.warm },
  values: { drawing: HeartHandshake, ground: tints.cool },
  vision: { drawing: Sunrise, ground: tints.fresh },
} as const;

/** Mission, Values and Vision. */
export function Aims() {
  const m = useMessages(aboutMessages);
  const { about } = useShop();
  return (
    <section>
      <HiddenHeading id="aims">{m.whatWeStandFor}</HiddenHeading>
      <Cards>
        {aims.map((id) => {
          const { drawing, ground } = looks[id];
          return (
            <li key={id} style={{ background: ground }}>
              <Icon drawing={drawing} />
              <h3>{m.aims[id]}</h3>
              <p>{about[id]}</p>
            </li>
          );
        })}
      </Cards>
    </section>
  );
}

const HiddenHeading = VisuallyHidden.withComponent('h2');

const Cards = styled.ul(css`
  display: grid;
  gap: 12px;
  li {
    padding: 24px;
    border-radius: ${radii.card};
  }
  svg {
    width: 48px;
    height: 48px;
    padding: 14px;
    border-radius: ${radii.round};
    background: ${colors.white};
    color: ${colors.primary};
  }
  h3 {
    margin-top: 20px;
    font: 740 min(1.5rem, 10vw) / calc(30 / 24) ${fonts.heading};
  }
  p {
    margin-top: 8px;
    color: ${colors.tintText};
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${media.desktop} {
    gap: 24px;
    li {
      padding: 32px;
    }
    svg {
      width: 56px;
      height: 56px;
      padding: 17px;
    }
    h3 {
      ${textSize(26, 32)}
    }
  }
`);
