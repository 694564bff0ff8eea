import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ArrowUpRight } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ShopLink } from '../../router/ShopLink';
import { paths } from '../../shared/config/paths';
import { useMessages } from '../../shared/i18n/useMessages';
import { useShop } from '../../shared/shop/useShop';
import { colors, fonts, hover, media, textSize } from '../../shared/theme/tokens';
import { ExternalLink } from '../../shared/ui/ExternalLink';
import { Icon } from '../../shared/ui/Icon';
import { Container } from '../../shared/ui/layout';
import { FooterBrand } from './FooterBrand';
import { FooterPromises } from './FooterPromises';
import { LanguageLinks } from './languages/LanguageLinks';
import { layoutMessages } from './layoutMessages';
import { Sunset } from './Sunset';

const groups = [
  { heading: 'company', links: [['aboutUs', paths.about]] },
  {
    heading: 'customerService',
    links: [
      ['contactUs', paths.contact],
      ['helpCenter', paths.help],
    ],
  },
] as const;

/** The footer, spec §2; `children` render after the first view. */
export function Footer({ year, children }: { year: number; children: ReactNode }) {
  const m = useMessages(layoutMessages);
  const shop = useShop();
  return (
    <Ground data-ground="dark">
      <Wave viewBox="0 0 1440 56" preserveAspectRatio="none" aria-hidden>
        <path d="M0 37c60 8 130 5 220-7 80-11 150-19 220-19 150 0 270 33 420 33S1120 9 1260 9c80 0 130 7 180 17v30H0z" />
      </Wave>
      <Container data-is-further-down>
        <FooterPromises />
        <Columns>
          <FooterBrand />
          {groups.map(({ heading, links }) => (
            <Group key={heading}>
              <h2>{m[heading]}</h2>
              <ul>
                {links.map(([name, to]) => (
                  <li key={to}>
                    <Link to={to}>{m[name]}</Link>
                  </li>
                ))}
              </ul>
            </Group>
          ))}
          <Group data-wide>
            <h2>{m.ourServices}</h2>
            <ul>
              {shop.platforms.map(({ id, name, url }) => (
                <li key={id}>
                  <ExternalLink href={url}>
                    <span>{name}</span>
                    <Icon drawing={ArrowUpRight} size={16} />
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </Group>
        </Columns>
      </Container>
      <Sunset />
      <Legal>
        <Container>
          <LanguageLinks />
          <ShopLink href={shop.terms ?? paths.terms}>{m.terms}</ShopLink>
          <ShopLink href={shop.privacy ?? paths.privacy}>{m.privacy}</ShopLink>
          {children}
          {/* The page may have been cached last year. */}
          <p suppressHydrationWarning>{`© ${String(year)} ${shop.name}`}</p>
        </Container>
      </Legal>
    </Ground>
  );
}

const Ground = styled.footer(css`
  position: relative;
  margin-top: 64px;
  background: ${colors.dark};
  color: ${colors.onDark};
  a {
    color: inherit;
    text-decoration: none;
  }
  ${hover(`color: ${colors.white}; text-decoration-line: underline; text-underline-offset: 4px`, 'a:hover')}
  ${media.desktop} {
    margin-top: 96px;
  }
`);

const Wave = styled.svg(css`
  position: absolute;
  bottom: calc(100% - 1px);
  left: 0;
  width: 100%;
  height: 28px;
  fill: ${colors.dark};
  ${media.desktop} {
    height: 48px;
  }
`);

const Columns = styled.div(css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 32px 12px;
  padding-block: 36px 0;
  & > div,
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  [data-wide] ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: 12px;
  }
  ${media.narrow} {
    &,
    [data-wide] ul {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr 1fr;
    & > div {
      grid-column: 1 / -1;
    }
    & > [data-wide] {
      grid-column: auto;
    }
    [data-wide] ul {
      display: block;
    }
  }
  ${media.desktop} {
    grid-template-columns: 447fr 277fr 278fr 242fr;
    padding-top: 56px;
    & > div {
      grid-column: auto;
    }
  }
`);

const Group = styled.section(css`
  h2 {
    margin-bottom: 8px;
    color: ${colors.white};
    font: 700 1.125rem / calc(24 / 18) ${fonts.heading};
    letter-spacing: -0.01em;
  }
  a {
    display: inline-block;
    padding-block: 10px;
  }
  /* The arrow is inside the padding of the name's last word, so that they wrap together. */
  a > span:first-of-type {
    padding-right: 26px;
  }
  svg {
    margin-left: -16px;
    vertical-align: -0.15em;
    opacity: 0.75;
  }
  ${media.desktop} {
    h2 {
      margin-bottom: 14px;
    }
    a {
      padding-block: 6px;
    }
  }
`);

const Legal = styled.div(css`
  position: relative;
  background: ${colors.darkest};
  ${textSize(14, 20)}
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 20px;
    min-height: 60px;
    padding-block: 4px;
  }
  a,
  ul a {
    display: block;
    padding-block: 12px;
  }
  ul {
    flex: none;
    width: 100%;
  }
  p {
    width: 100%;
    padding-block: 12px;
  }
  ${media.tablet} {
    p {
      width: auto;
      margin-left: auto;
    }
  }
  ${media.desktop} {
    ul {
      width: auto;
      margin-right: 12px;
    }
  }
`);
