import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { media, radii } from '../../shared/theme/tokens';
import { Container } from '../../shared/ui/layout';
import { Skeleton } from '../../shared/ui/Skeleton';
import { cardBeside } from '../banners/carouselLayout';

/**
 * Home's grid. Wide screens: sidebar, slider, card. Tablets: slider and card. Phones: everything
 * below each other, the card after the platforms. The page puts its elements in the same order;
 * the styles do so too, until it knows how wide the screen is.
 */
export const HomeGrid = styled(Container)(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 44px;
  padding-block: 16px 0;
  & > * {
    grid-column: 1 / -1;
  }
  & > [role='alert'] {
    margin-bottom: -28px;
  }
  ${cardBeside} {
    grid-template-columns: minmax(0, 1fr) 15rem;
    gap: 24px;
    padding-block: 24px 0;
    & > [role='alert'] {
      margin-bottom: 0;
    }
  }
  ${media.desktop} {
    grid-template-columns: 16rem minmax(0, 1fr) 15rem;
  }
  ${media.wide} {
    grid-template-columns: 16rem minmax(0, 1fr) 17rem;
  }
`);

export const SidebarPlace = styled.div(css`
  display: none;
  ${media.desktop} {
    display: grid;
    grid-column: 1;
  }
  &:empty {
    display: none;
  }
`);

/** As wide as the sidebar and the card leave it. */
export const SliderPlace = styled.div(css`
  display: grid;
  min-width: 0;
  min-height: 512px;
  @media (max-width: 32.4375em) {
    &[data-is-empty='true'] {
      min-height: 360px;
    }
  }
  @media (min-width: 32.5em) {
    min-height: 460px;
  }
  ${cardBeside} {
    min-height: 520px;
    &[data-has-card='true'] {
      grid-column-end: -2;
    }
  }
  ${media.desktop} {
    min-height: 528px;
    div:not(:empty) + & {
      grid-column-start: 2;
    }
  }
  ${media.low} {
    min-height: 264px;
  }
`);

export const CardPlace = styled.div(css`
  display: grid;
  min-width: 0;
  min-height: 216px;
  ${cardBeside} {
    grid-column: -2;
    min-height: 520px;
  }
  ${media.low} {
    min-height: 216px;
  }
`);

export const CardSkeleton = styled(Skeleton)(css`
  border-radius: ${radii.panelPhone};
`);

/** A part below the first row. */
export const Part = styled.div(css`
  min-width: 0;
  ${cardBeside} {
    order: 1;
    margin-top: 32px;
  }
  ${media.desktop} {
    margin-top: 48px;
  }
`);

export const LastPart = styled(Part)(css`
  ${media.desktop} {
    margin-bottom: 40px;
  }
`);
