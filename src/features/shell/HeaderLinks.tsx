import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Heart, ShoppingCart } from 'lucide';
import { Link } from 'react-router-dom';
import { RouteButton } from '../../router/RouteButton';
import { paths } from '../../shared/config/paths';
import { useMessages } from '../../shared/i18n/useMessages';
import { colors, hover, media, motion, radii, textSize } from '../../shared/theme/tokens';
import { Icon } from '../../shared/ui/Icon';
import { layoutMessages } from './layoutMessages';

/** Spec §2: the count badges are fixed at 0. */
const COUNT = 0;

/** Links to wishlist and cart, and on wide screens to login and signup. */
export function HeaderLinks() {
  const m = useMessages(layoutMessages);
  return (
    <Links aria-label={m.yourShop}>
      <IconLink to={paths.wishlist} aria-label={m.wishlistItems({ count: COUNT })}>
        <Icon drawing={Heart} size={22} />
        <Badge aria-hidden>{COUNT}</Badge>
      </IconLink>
      <IconLink to={paths.cart} aria-label={m.cartItems({ count: COUNT })}>
        <Icon drawing={ShoppingCart} size={22} />
        <Badge aria-hidden>{COUNT}</Badge>
      </IconLink>
      <Account>
        <Link to={paths.login}>{m.login}</Link>
        <RouteButton look="secondary" to={paths.signup}>
          {m.signup}
        </RouteButton>
      </Account>
    </Links>
  );
}

const Links = styled.nav(css`
  display: flex;
  align-items: center;
  gap: 4px;
  ${media.belowDesktop} {
    margin-right: -6px;
  }
`);

const IconLink = styled(Link)(css`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radii.pill};
  color: inherit;
  transition: background-color ${motion.quick};
  ${hover(`background: ${colors.faintOnDark}`)}
  ${media.desktop} {
    ${hover(`background: ${colors.primaryTint}`)}
  }
`);

const Badge = styled.span(css`
  position: absolute;
  /* Larger numbers extend away from the icon. */
  right: 2px;
  bottom: 24px;
  min-width: 18px;
  padding: 0 4px;
  border-radius: ${radii.pill};
  background: ${colors.accent};
  color: ${colors.ink};
  ${textSize(12, 18)}
  font-weight: 700;
  ${media.narrow} {
    line-height: 1;
  }
  text-align: center;
`);

const Account = styled.div(css`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-left: 8px;
  font-weight: 650;
  white-space: nowrap;
  & > a:first-of-type {
    padding: 10px 12px;
    border-radius: ${radii.pill};
    color: inherit;
    text-decoration: none;
  }
  & > a:last-of-type {
    min-height: 44px;
    padding: 9px 20px;
    border-color: ${colors.ink};
  }
  ${media.hover} {
    & > a:first-of-type:hover {
      background: ${colors.primaryTint};
    }
    & > a:last-of-type:hover {
      background: ${colors.primaryTint};
    }
  }
  ${media.belowDesktop} {
    display: none;
  }
`);
