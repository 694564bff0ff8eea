import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Banknote, MapPin, Menu, Truck } from 'lucide';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../shared/config/paths';
import { useMessages } from '../../shared/i18n/useMessages';
import { useMedia } from '../../shared/lib/useMedia';
import { useShop } from '../../shared/shop/useShop';
import { colors, fonts, looks, media, radii, textSize, widths } from '../../shared/theme/tokens';
import { Icon } from '../../shared/ui/Icon';
import { Container } from '../../shared/ui/layout';
import { CategoryDropdown } from './CategoryDropdown';
import { HeaderLinks } from './HeaderLinks';
import { LanguageLinks } from './languages/LanguageLinks';
import { layoutMessages } from './layoutMessages';
import { menuClosed, menuOpened, selectOpenMenu } from './layoutSlice';
import { Logo } from './Logo';
import { MenuBoundary, MobileMenu } from './menus/menus';
import { SearchBox } from './SearchBox';

/** The header, spec §2. */
export function Header() {
  const m = useMessages(layoutMessages);
  const shop = useShop();
  const dispatch = useAppDispatch();
  const isSheetOpen = useAppSelector((state) => selectOpenMenu(state) === 'sheet');
  // On a phone the search is below.
  const isOneRow = useMedia(widths.tablet);
  const search = <SearchBox key="search" />;
  const links = <HeaderLinks key="links" />;
  return (
    <Ground>
      <Strip data-ground="dark">
        <Container>
          <Note>
            <Icon drawing={Truck} size={16} />
            <p>{shop.promises.delivery}</p>
          </Note>
          <Note>
            <Icon drawing={MapPin} size={16} />
            <p>{shop.place}</p>
          </Note>
          <Note>
            <Icon drawing={Banknote} size={16} />
            <p>{m.pricesIn({ currency: shop.currency })}</p>
          </Note>
          <Languages />
        </Container>
      </Strip>
      <Bar>
        <MenuButton
          type="button"
          aria-label={m.menu}
          aria-haspopup="dialog"
          aria-expanded={isSheetOpen}
          onClick={() => dispatch(menuOpened('sheet'))}
          // Before its code has come, and it gets the focus.
          onKeyDown={({ key }) => {
            if (key === 'Escape' && isSheetOpen) dispatch(menuClosed());
          }}
        >
          <Icon drawing={Menu} />
        </MenuButton>
        <HomeLink to={paths.home} aria-label={m.homeLink({ site: shop.name })}>
          <Logo />
        </HomeLink>
        <CategoryDropdown />
        {isOneRow ? [search, links] : [links, search]}
      </Bar>
      {isSheetOpen && (
        <MenuBoundary>
          <MobileMenu />
        </MenuBoundary>
      )}
    </Ground>
  );
}

const Ground = styled.header(css`
  position: relative;
  ${media.belowDesktop} {
    background: ${colors.dark};
    color: ${colors.white};
    --ring: ${colors.accent};
  }
  ${media.desktop} {
    border-bottom: 1px solid ${colors.hairline};
  }
  ${media.print} {
    background: none;
    color: ${colors.ink};
  }
`);

const Strip = styled.div(css`
  display: none;
  background: ${colors.dark};
  color: ${colors.onDark};
  ${textSize(14, 20)}
  & > div {
    display: flex;
    gap: 32px;
    padding-block: 10px;
  }
  ${media.desktop} {
    display: block;
  }
`);

const Note = styled.div(css`
  display: flex;
  align-items: center;
  gap: 8px;
  &:first-of-type {
    margin-right: auto;
  }
  svg {
    color: ${colors.accent};
  }
`);

const Languages = styled(LanguageLinks)(css`
  /* As high as the strip. */
  margin-block: -10px;
  a:focus-visible {
    outline-offset: -4px;
  }
`);

const Bar = styled(Container)(css`
  position: relative;
  display: grid;
  grid-template:
    'menu logo links' auto 'search search search' auto / auto minmax(0, 1fr)
    auto;
  align-items: center;
  gap: 10px 8px;
  padding-block: 12px 16px;
  & > form {
    grid-area: search;
  }
  & > nav:last-of-type {
    grid-area: links;
  }
  ${media.tablet} {
    grid-template: 'menu logo search links' auto / auto auto 1fr auto;
    gap: 16px;
    padding-block: 14px;
  }
  ${media.desktop} {
    display: flex;
    gap: 16px;
    min-height: 88px;
    padding-block: 16px;
    & > form {
      flex: 1;
      max-width: 45rem;
    }
    & > nav:last-of-type {
      order: 1;
      margin-left: auto;
    }
  }
  ${media.wide} {
    gap: 24px;
  }
`);

const MenuButton = styled.button(css`
  ${looks.bareButton}
  display: grid;
  grid-area: menu;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-left: -10px;
  border-radius: ${radii.pill};
  color: inherit;
  /* Answers the press until the menu is rendered. */
  &[aria-expanded='true'] {
    background: ${colors.faintOnDark};
  }
  ${media.desktop} {
    display: none;
  }
  ${media.scriptless} {
    display: none;
  }
`);

const HomeLink = styled(Link)(css`
  grid-area: logo;
  justify-self: start;
  border-radius: ${radii.field};
  color: inherit;
  text-decoration: none;
  ${media.belowDesktop} {
    display: flex;
    align-items: center;
    min-height: 44px;
    & > span {
      gap: min(10px, 2vw);
      font: var(--brand-phone) ${fonts.heading};
    }
    img {
      width: 36px;
      height: 36px;
      border-radius: ${radii.tile};
    }
  }
`);
