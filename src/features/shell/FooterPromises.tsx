import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Headphones, RotateCcw, ShieldCheck, Truck } from 'lucide';
import { useShop } from '../../shared/shop/useShop';
import { colors, media, radii } from '../../shared/theme/tokens';
import { Icon } from '../../shared/ui/Icon';

const promises = [
  ['delivery', Truck],
  ['returns', RotateCcw],
  ['checkout', ShieldCheck],
  ['support', Headphones],
] as const;

/** The shop's promises, spec §2. */
export function FooterPromises() {
  const shop = useShop();
  return (
    <Promises>
      {promises.map(([promise, drawing]) => (
        <li key={promise}>
          <span>
            <Icon drawing={drawing} />
          </span>
          <span>{shop.promises[promise]}</span>
        </li>
      ))}
    </Promises>
  );
}

const Promises = styled.ul(css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 24px 12px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  padding-block: 28px 32px;
  border-bottom: 1px solid ${colors.faintOnDark};
  color: ${colors.white};
  font-weight: 650;
  line-height: calc(22 / 16);
  li > span:first-of-type {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-bottom: 12px;
    border-radius: ${radii.round};
    background: ${colors.faintOnDark};
    color: ${colors.accent};
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, 1fr);
  }
  ${media.desktop} {
    padding-block: 44px 48px;
    li {
      display: flex;
      align-items: center;
      gap: 16px;
      max-width: 15.625rem;
    }
    li > span:first-of-type {
      width: 52px;
      height: 52px;
      margin: 0;
    }
  }
`);
