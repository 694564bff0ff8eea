import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { ArrowUpRight, ChevronRight, X } from 'lucide';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '../../../app/hooks';
import { RouteButton } from '../../../router/RouteButton';
import { ShopLink } from '../../../router/ShopLink';
import { paths } from '../../../shared/config/paths';
import { useMessages } from '../../../shared/i18n/useMessages';
import { isExternal } from '../../../shared/lib/safeUrl';
import { useShop } from '../../../shared/shop/useShop';
import { edgeWhenForced } from '../../../shared/theme/forcedColors';
import { lateShadows } from '../../../shared/theme/screenTokens';
import {
  colors,
  hover,
  layers,
  looks,
  media,
  radii,
  shadows,
  textSize,
} from '../../../shared/theme/tokens';
import { AfterPaint } from '../../../shared/ui/AfterPaint';
import { Icon } from '../../../shared/ui/Icon';
import { useModalDialog } from '../../../shared/ui/useModalDialog';
import { LanguageLinks } from '../languages/LanguageLinks';
import { layoutMessages } from '../layoutMessages';
import { menuClosed } from '../layoutSlice';
import { Logo } from '../Logo';
import { useDestinations } from './destinations';
import { menusMessages } from './menusMessages';

/** The side menu of phones and tablets, spec §2: a modal dialog while mounted. */
export function MobileMenu() {
  return (
    <AfterPaint>
      <Menu />
    </AfterPaint>
  );
}

function Menu() {
  const m = useMessages(layoutMessages);
  const { closeMenu } = useMessages(menusMessages);
  const { currency } = useShop();
  const { bikes, categories } = useDestinations();
  const dispatch = useAppDispatch();
  const dialog = useModalDialog({ onClose: () => dispatch(menuClosed()) });
  return (
    <Sheet {...dialog} aria-label={m.menu}>
      <Inner>
        <Top>
          <Logo />
          <CloseButton type="button" aria-label={closeMenu} data-closes>
            <Icon drawing={X} size={22} />
          </CloseButton>
        </Top>
        <Account>
          <RouteButton look="secondary" to={paths.login} data-closes>
            {m.login}
          </RouteButton>
          <RouteButton to={paths.signup} data-closes>
            {m.signup}
          </RouteButton>
        </Account>
        <nav aria-labelledby="sheet-categories">
          <h2 id="sheet-categories">{m.categories}</h2>
          <ul>
            {[...categories, bikes].map((to) => (
              <li key={to.id}>
                <Row href={to.href} data-closes>
                  <img
                    src={to.tile}
                    alt=""
                    width={48}
                    height={48}
                    style={{ background: to.tint }}
                  />
                  <span>{to.name}</span>
                  <Icon drawing={isExternal(to.href) ? ArrowUpRight : ChevronRight} size={18} />
                </Row>
              </li>
            ))}
          </ul>
        </nav>
        <Languages />
        <Foot>
          <Link to={paths.about} data-closes>
            {m.aboutUs}
          </Link>
          <Link to={paths.help} data-closes>
            {m.helpCenter}
          </Link>
          <b>{currency}</b>
        </Foot>
      </Inner>
    </Sheet>
  );
}

const slide = keyframes`
  from { transform: translateX(-32px); opacity: 0; }
`;

const Sheet = styled.dialog(css`
  width: min(calc(21.375rem + env(safe-area-inset-left)), calc(100% - 40px));
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 0 ${radii.panel} ${radii.panel} 0;
  --ring: ${colors.primary};
  background: ${colors.ground};
  color: ${colors.ink};
  box-shadow: ${shadows.overlay};
  ${edgeWhenForced}
  animation: ${slide} 200ms ease-out;
  overscroll-behavior: contain;
  &::backdrop {
    background: ${colors.backdrop};
  }
  &[open]:not(:modal) {
    position: fixed;
    inset: 0 auto 0 0;
    z-index: ${layers.dialog};
    box-shadow: ${lateShadows.behindDialog};
  }
`);

const Inner = styled.div(css`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding: 16px 20px max(8px, env(safe-area-inset-bottom));
  padding-left: max(20px, env(safe-area-inset-left));
  h2 {
    padding: 16px 4px 6px;
    color: ${colors.muted};
    font-family: inherit;
    ${textSize(15, 24)}
    font-weight: 650;
    letter-spacing: 0;
  }
`);

const Top = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  & > span {
    gap: 10px;
    ${textSize(22, 28)}
    & > img {
      width: 36px;
      height: 36px;
      border-radius: ${radii.tile};
    }
  }
`);

const CloseButton = styled.button(css`
  ${looks.bareButton}
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-right: -10px;
  border-radius: ${radii.pill};
`);

const Account = styled.div(css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  margin-top: 16px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`);

const Row = styled(ShopLink)(css`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 8px 0 7px;
  color: ${colors.ink};
  ${textSize(17, 24)}
  font-weight: 650;
  text-decoration: none;
  li:not(:last-of-type) > & {
    border-bottom: 1px solid ${colors.hairline};
  }
  & > img {
    border-radius: ${radii.field};
  }
  & > svg {
    margin-left: auto;
    color: ${colors.muted};
  }
  ${hover(`color: ${colors.primaryDark}`, '&:hover > span')}
`);

const Languages = styled(LanguageLinks)(css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  margin: auto 0 0;
  padding-block: 16px;
  ${textSize(15, 24)}
  a {
    padding: 9px 12px;
    border: 1px solid ${colors.buttonBorder};
    border-radius: ${radii.pill};
    text-align: center;
  }
  a[aria-current] {
    border-color: ${colors.primary};
    background: ${colors.primaryTint};
    color: ${colors.primaryDark};
    font-weight: 650;
    text-decoration: none;
  }
`);

const Foot = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 min(20px, 2.75vw);
  padding-inline: 4px;
  border-top: 1px solid ${colors.hairline};
  ${textSize(15, 24)}
  & > a {
    padding: 10px 0;
    color: inherit;
    text-decoration: none;
  }
  & > b {
    margin-left: auto;
  }
`);
