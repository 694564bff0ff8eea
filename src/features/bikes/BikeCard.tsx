import styled from '@emotion/styled';
import { memo, useId } from 'react';
import type { Picture } from '../../shared/lib/picture';
import { bikePriceText } from '../../shared/lib/price';
import { colors, fonts, media, motion, radii, shadows } from '../../shared/theme/tokens';
import { Button } from '../../shared/ui/Button';
import { SmartImage } from '../../shared/ui/SmartImage';
import { CARD_SIZES } from './gridLayout';
import type { Listing } from './listingSchema';

/** What stands for a price that is not valid. */
export const NO_PRICE = 'Price on request';

export const listingTypeNames = { sale: 'Sale', auction: 'Auction' } as const;

interface BikeCardProps {
  readonly bike: Listing;
  readonly picture: Picture | null;
  readonly isPriority: boolean;
  readonly onView: (bikeId: string) => void;
}

/** One bike in the list, spec §2. Every card of a list is equally high. */
export const BikeCard = memo(function BikeCard({
  bike,
  picture,
  isPriority,
  onView,
}: BikeCardProps) {
  const titleId = useId();
  return (
    <Frame aria-labelledby={titleId}>
      <SmartImage
        picture={picture}
        ratio={4 / 3}
        sizes={CARD_SIZES}
        widest={960}
        isPriority={isPriority}
      />
      <TypeTag data-type={bike.listingType}>{listingTypeNames[bike.listingType]}</TypeTag>
      <Words>
        <Price>{bikePriceText(bike.price) ?? NO_PRICE}</Price>
        <h3 id={titleId} title={bike.title}>
          {bike.title}
        </h3>
        <Description>{bike.description}</Description>
        <Button
          look="outline"
          isWide
          data-bike={bike.id}
          aria-describedby={titleId}
          onClick={() => {
            onView(bike.id);
          }}
        >
          View Bike
        </Button>
      </Words>
    </Frame>
  );
});

export const Frame = styled.article`
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
`;

const TypeTag = styled.span`
  position: absolute;
  top: 14px;
  left: 14px;
  padding: 4px 12px;
  border-radius: ${radii.pill};
  background: ${colors.white};
  color: ${colors.ink};
  font-size: 13px;
  font-weight: 650;
  line-height: 20px;
  &[data-type='auction'] {
    background: ${colors.deep};
    color: ${colors.white};
  }
`;

export const Words = styled.div`
  padding: 18px 20px 20px;
  & > h3 {
    overflow: hidden;
    margin-top: 4px;
    font: 650 17px/24px ${fonts.text};
    letter-spacing: normal;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Price = styled.p`
  font: 750 24px/32px ${fonts.heading};
  letter-spacing: -0.03em;
`;

/** Two lines, whatever is said. */
const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  height: 44px;
  margin: 2px 0 18px;
  color: ${colors.muted};
  font-size: 15px;
  line-height: 22px;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
