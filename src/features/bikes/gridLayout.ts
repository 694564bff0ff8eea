import { css } from '@emotion/react';
import { media } from '../../shared/theme/tokens';

/** The grid of cards: 1 to 3 columns. Whoever needs their number and gap reads them from the page. */
export const gridStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  @media (min-width: 380px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.tablet} {
    gap: 24px;
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* Lines of cards, as no browser breaks a page within a line: Firefox does within a row of a grid. */
  ${media.print} {
    display: block;
    & > * {
      display: inline-block;
      width: calc(25% - 9.1px);
      margin: 0 12px 12px 0;
      vertical-align: top;
    }
    & > :nth-of-type(4n) {
      margin-right: 0;
    }
  }
`;

/** How wide a card's picture is shown, for `sizes`. */
export const CARD_SIZES =
  '(min-width: 1280px) 304px, (min-width: 1024px) calc(50vw - 196px), (min-width: 640px) calc(50vw - 36px), (min-width: 380px) calc(50vw - 22px), calc(100vw - 32px)';
