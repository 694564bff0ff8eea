import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { memo, useId } from 'react';
import { RouteButton } from '../../router/RouteButton';
import { useContentLang } from '../../shared/i18n/contentLanguageSlice';
import { useMessages } from '../../shared/i18n/useMessages';
import { fitPrice, longestNumber } from '../../shared/theme/fitPrice';
import { lineClamp } from '../../shared/theme/lineClamp';
import {
  colors,
  fonts,
  hover,
  looks,
  media,
  radii,
  shadows,
  textSize,
} from '../../shared/theme/tokens';
import { SmartImage } from '../../shared/ui/SmartImage';
import { bikePictures } from './bikeList';
import { bikesMessages } from './bikesMessages';
import { listingsArea } from './listingsArea';
import type { Listing } from './listingSchema';
import { useBikePrice } from './useBikePrice';

/** The rendered width of a card's picture, for `sizes`. */
const CARD_SIZES =
  '(min-width: 80em) 304px, (min-width: 64em) calc(50vw - 196px), (min-width: 40em) calc(50vw - 36px), (min-width: 23.75em) calc(50vw - 22px), calc(100vw - 32px)';

interface BikeCardProps {
  readonly bike: Listing;
  /** Position among all matches, from 1. */
  readonly position: number;
  readonly total: number;
  readonly picturesOrigin: string;
  readonly isPriority: boolean;
  /** The address that opens the bike over the current list. */
  readonly href: string;
}

/** One bike in the list (spec §2). All cards of a list have the same height. */
export const BikeCard = memo(function BikeCard({
  bike,
  position,
  total,
  picturesOrigin,
  isPriority,
  href,
}: BikeCardProps) {
  const m = useMessages(bikesMessages);
  const lang = useContentLang(listingsArea.reducerPath);
  const price = useBikePrice(bike);
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId} aria-setsize={total} aria-posinset={position}>
      <SmartImage
        picture={bikePictures(bike, picturesOrigin, m.pictureAlt)[0] ?? null}
        lang={lang}
        sizes={CARD_SIZES}
        widest={640}
        isPriority={isPriority}
      />
      {bike.listingType === 'auction' && <strong>{m.listingTypes.auction}</strong>}{' '}
      <div>
        <b lang={price.lang} style={longestNumber(price.text)}>
          {price.text}
        </b>{' '}
        <h3 id={titleId} title={bike.title} lang={lang} dir="auto">
          {bike.title}
        </h3>
        <p lang={lang} dir="auto">
          {bike.description}
        </p>
        <RouteButton to={href} look="outline" isWide data-bike={bike.id} aria-describedby={titleId}>
          {m.viewBike}
        </RouteButton>
      </div>
    </Frame>
  );
});

/** One style for the whole card, because a list renders many cards with every key. */
export const Frame = styled.article(css`
  position: relative;
  overflow: hidden;
  height: 100%;
  ${looks.card}
  box-shadow: ${shadows.card};
  ${hover(`box-shadow: ${shadows.raised}`)}
  /* Crops 4:3 pictures at the top. */
  & > :not(strong, :last-child) {
    aspect-ratio: 3 / 2;
    max-height: 200px;
    width: 100%;
    & img {
      object-position: 50% 80%;
    }
  }
  & > strong {
    position: absolute;
    top: 8px;
    left: 8px;
    padding: 4px 12px;
    border-radius: ${radii.pill};
    background: ${colors.dark};
    color: ${colors.white};
    ${textSize(13, 20)}
    font-weight: 650;
  }
  /* A fixed number of lines, so that all cards have the same height. */
  & > div:last-child {
    container-type: inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(26px, auto) minmax(22px, auto) minmax(20px, auto) minmax(56px, auto);
    align-items: end;
    padding: 8px 12px 12px;
  }
  & b {
    font: 750 1.25rem / calc(26 / 20) ${fonts.heading};
    font-size: ${fitPrice('1.25rem')};
    letter-spacing: -0.03em;
    word-spacing: 0.1em;
  }
  & h3 {
    overflow: hidden;
    font: 650 0.9375rem / calc(22 / 15) ${fonts.text};
    letter-spacing: normal;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & p {
    ${lineClamp(1)}
    color: ${colors.muted};
    ${textSize(14, 20)}
    text-wrap: wrap;
  }
  ${media.narrow} {
    & h3 {
      white-space: normal;
    }
  }
  & a {
    margin-top: 8px;
    min-height: 44px;
    padding: 9px 8px;
  }
  ${media.tablet} {
    & > :not(strong, :last-child) {
      max-height: none;
    }
    & > strong {
      top: 14px;
      left: 14px;
    }
    & > div:last-child {
      grid-template-rows: minmax(32px, auto) minmax(26px, auto) minmax(46px, auto) minmax(
          62px,
          auto
        );
      padding: 14px 20px 20px;
    }
    & b {
      font-size: ${fitPrice('1.5rem')};
      line-height: calc(32 / 24);
    }
    & h3 {
      ${textSize(17, 24)}
    }
    & p {
      ${lineClamp(2)}
      align-self: start;
      margin-top: 2px;
      ${textSize(15, 22)}
    }
    & a {
      min-height: 48px;
    }
  }
  ${media.print} {
    /* A shadow would extend past the end of the page. */
    box-shadow: none;
    & > div:last-child {
      grid-template-rows: none;
    }
    & h3 {
      white-space: normal;
    }
    & a {
      display: none;
    }
  }
`);
