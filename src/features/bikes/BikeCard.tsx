import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { memo, useId } from 'react';
import { RouteButton } from '../../router/RouteButton';
import { useContentLang } from '../../shared/i18n/contentLanguageSlice';
import { useMessages } from '../../shared/i18n/useMessages';
import { lineClamp } from '../../shared/theme/lineClamp';
import { colors, fonts, media, motion, radii, shadows } from '../../shared/theme/tokens';
import { SmartImage } from '../../shared/ui/SmartImage';
import { bikePictures } from './bikeList';
import { bikesMessages } from './bikesMessages';
import { CARD_SIZES } from './gridLayout';
import { listingsArea } from './listingsArea';
import type { Listing } from './listingSchema';
import { useBikePrice } from './useBikePrice';

interface BikeCardProps {
  readonly bike: Listing;
  readonly picturesOrigin: string;
  readonly isPriority: boolean;
  /** The address of the bike over the list as it is. */
  readonly href: string;
  readonly onView: (bikeId: string) => void;
}

/** One bike in the list, spec §2. Every card of a list is equally high. */
export const BikeCard = memo(function BikeCard({
  bike,
  picturesOrigin,
  isPriority,
  href,
  onView,
}: BikeCardProps) {
  const m = useMessages(bikesMessages);
  const lang = useContentLang(listingsArea.reducerPath);
  const price = useBikePrice(bike);
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId}>
      <SmartImage
        picture={bikePictures(bike, picturesOrigin, m.pictureAlt)[0] ?? null}
        lang={lang}
        ratio={4 / 3}
        sizes={CARD_SIZES}
        widest={640}
        isPriority={isPriority}
      />
      <strong data-type={bike.listingType}>{m.listingTypes[bike.listingType]}</strong>
      <div>
        <b lang={price.lang}>{price.text}</b>
        <h3 id={titleId} title={bike.title} lang={lang}>
          {bike.title}
        </h3>
        <p lang={lang}>{bike.description}</p>
        <RouteButton
          to={href}
          look="outline"
          isWide
          data-bike={bike.id}
          aria-describedby={titleId}
          onFollow={() => {
            onView(bike.id);
          }}
        >
          {m.viewBike}
        </RouteButton>
      </div>
    </Frame>
  );
});

/** One style for the whole card: a list that changes with every key has many of them. */
export const Frame = styled.article(css`
  position: relative;
  overflow: hidden;
  height: 100%;
  border: 1px solid ${colors.hairline};
  border-radius: ${radii.card};
  background: ${colors.white};
  box-shadow: ${shadows.card};
  transition: box-shadow ${motion.gentle};
  ${media.hover} {
    &:hover {
      box-shadow: ${shadows.raised};
    }
  }
  & > strong {
    position: absolute;
    top: 14px;
    left: 14px;
    padding: 4px 12px;
    border-radius: ${radii.pill};
    background: ${colors.white};
    color: ${colors.ink};
    font-size: 13px;
    font-weight: 650;
    line-height: calc(20 / 13);
    /* Pictures may be as white. */
    box-shadow: ${shadows.card};
    &[data-type='auction'] {
      background: ${colors.dark};
      color: ${colors.white};
    }
  }
  & > div:last-child {
    padding: 18px 20px 20px;
  }
  & b {
    display: block;
    font: 750 24px / calc(32 / 24) ${fonts.heading};
    letter-spacing: -0.03em;
    word-spacing: 0.1em;
  }
  & h3 {
    overflow: hidden;
    margin-top: 4px;
    font: 650 17px / calc(24 / 17) ${fonts.text};
    letter-spacing: normal;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Two lines, whatever is said. */
  & p {
    ${lineClamp(2)}
    height: 2lh;
    margin: 2px 0 18px;
    color: ${colors.muted};
    font-size: 15px;
    line-height: calc(22 / 15);
  }
  ${media.print} {
    /* It would reach the end of the page before. */
    box-shadow: none;
    & h3 {
      white-space: normal;
    }
    & p {
      margin-bottom: 0;
    }
    & a {
      display: none;
    }
  }
`);
