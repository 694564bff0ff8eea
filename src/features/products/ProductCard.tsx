import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Eye, Heart, Share2 } from 'lucide';
import { useId } from 'react';
import { ContentText } from '../../shared/i18n/ContentText';
import { useLanguage } from '../../shared/i18n/useLanguage';
import { useMessages } from '../../shared/i18n/useMessages';
import { numberText } from '../../shared/lib/numberText';
import { type Price, priceText } from '../../shared/lib/price';
import { fitPrice, longestNumber } from '../../shared/theme/fitPrice';
import { colors, fonts, media, radii, shadows, textSize } from '../../shared/theme/tokens';
import { Button, IconButton } from '../../shared/ui/Button';
import { Icon } from '../../shared/ui/Icon';
import { VisuallyHidden } from '../../shared/ui/layout';
import { SmartImage } from '../../shared/ui/SmartImage';
import { StarRating } from '../../shared/ui/StarRating';
import { uiMessages } from '../../shared/ui/uiMessages';
import { wholeWords } from '../../shared/ui/wholeWords';
import { Card, Facts, Side } from './ProductCardFrame';
import type { Product } from './productSchema';

/** Maximum length of a price in large type: `AWG 4,500.50`. */
const SHORT_PRICE = 12;

interface ProductCardProps {
  readonly product: Product;
  /** Language of its texts, if not the page's. */
  readonly lang?: string | undefined;
  readonly isHearted: boolean;
  readonly onHeartToggle: (id: string) => void;
  readonly onQuickView: (id: string) => void;
  readonly onShare: (id: string) => void;
  readonly onBuyNow?: (id: string) => void;
}

/** A product, spec §2: picture left on wide screens, above elsewhere. */
export function ProductCard({
  product,
  lang,
  isHearted,
  onHeartToggle,
  onQuickView,
  onShare,
  onBuyNow,
}: ProductCardProps) {
  const language = useLanguage();
  const m = useMessages(uiMessages);
  const { id, name, discount, picture, rating, reviews, badge } = product;
  const nameId = useId();
  const price = priceText(product.price, language);
  const originalPrice = priceText(product.originalPrice, language);
  // We format numbers.
  const langOfPrice = (value: Price | null) => (typeof value === 'string' ? lang : undefined);
  return (
    <Card aria-labelledby={nameId}>
      <Side>
        <CardPicture
          picture={picture}
          lang={lang}
          sizes="(min-width: 80em) 240px, (min-width: 64em) 200px, (min-width: 40em) 50vw, calc(50vw - 22px)"
          widest={800}
        />
        {badge !== null && (
          <Badge lang={lang} dir="auto">
            {badge}
          </Badge>
        )}{' '}
        <HeartButton
          data-needs-scripts
          aria-label={m.addToWishlist({ name })}
          aria-pressed={isHearted}
          onClick={() => {
            onHeartToggle(id);
          }}
        >
          <Icon drawing={Heart} />
        </HeartButton>
      </Side>
      <Facts>
        <StarRating rating={rating} reviews={reviews} />{' '}
        <h3 id={nameId} lang={lang} dir="auto" title={name}>
          {wholeWords(name)}
        </h3>
        <Prices>
          {price !== null && (
            <Current data-is-long={price.length > SHORT_PRICE} style={longestNumber(price)}>
              <strong lang={langOfPrice(product.price)}>{price}</strong>
            </Current>
          )}
          {originalPrice !== null && (
            <Old>
              <VisuallyHidden>{`${m.oldPrice} `}</VisuallyHidden>
              <s lang={langOfPrice(product.originalPrice)}>{originalPrice}</s>
            </Old>
          )}
          {discount !== null && (
            <Discount>
              {m.discountOff({
                discount:
                  typeof discount === 'number' ? (
                    `${numberText(String(discount), language)}%`
                  ) : (
                    <ContentText lang={lang}>{discount}</ContentText>
                  ),
              })}
            </Discount>
          )}
        </Prices>
      </Facts>
      <Actions data-needs-scripts>
        <Button
          aria-describedby={nameId}
          onClick={() => {
            onBuyNow?.(id);
          }}
        >
          {m.buyNow}
        </Button>
        <IconButton
          aria-label={m.quickView({ name })}
          onClick={() => {
            onQuickView(id);
          }}
        >
          <Icon drawing={Eye} />
        </IconButton>
        <IconButton
          aria-label={m.shareProduct({ name })}
          onClick={() => {
            onShare(id);
          }}
        >
          <Icon drawing={Share2} />
        </IconButton>
      </Actions>
    </Card>
  );
}

const CardPicture = styled(SmartImage)(css`
  aspect-ratio: 1;
  ${media.tablet} {
    aspect-ratio: 1.2;
  }
  ${media.desktop} {
    aspect-ratio: auto;
  }
`);

/** On a phone at the bottom of the picture, where the heart does not limit its width. */
const Badge = styled.p(css`
  position: absolute;
  bottom: 8px;
  left: 8px;
  max-width: calc(100% - 16px);
  padding: 4px 10px;
  border-radius: ${radii.pill};
  background: ${colors.badgeGreen};
  color: ${colors.white};
  ${textSize(12, 16)}
  font-weight: 650;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  ${media.tablet} {
    top: 16px;
    bottom: auto;
    left: 16px;
    max-width: calc(100% - 84px);
    padding: 6px 12px;
  }
`);

const HeartButton = styled(IconButton)(css`
  position: absolute;
  top: 6px;
  right: 6px;
  border-color: transparent;
  box-shadow: ${shadows.control};
  &[aria-pressed='true'] > svg {
    color: ${colors.highlight};
    fill: currentColor;
  }
  ${media.desktop} {
    top: 12px;
    right: 12px;
  }
`);

/**
 * Two lines at the end of the facts, aligned in all cards of a row. Its parts are paragraphs: Orca says
 * 'article' again before a text that is in none.
 */
const Prices = styled.div(css`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  align-items: center;
  gap: 2px 8px;
  min-width: 0;
  min-height: 52px;
  margin-top: auto;
  ${media.desktop} {
    min-height: 62px;
  }
  ${media.wide} {
    gap: 4px 10px;
    min-height: 36px;
  }
`);

const Current = styled.p(css`
  flex-basis: 100%;
  font: 750 1.25rem / calc(26 / 20) ${fonts.heading};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  /* Fits millions on the narrowest card. */
  &[data-is-long='true'] {
    font-size: ${fitPrice('1rem')};
    line-height: calc(26 / 16);
  }
  & > strong {
    font-weight: inherit;
  }
  ${media.desktop} {
    ${textSize(28, 36)}
    &[data-is-long='true'] {
      font-size: ${fitPrice('1.375rem')};
      line-height: calc(36 / 22);
    }
  }
  ${media.wide} {
    flex-basis: auto;
  }
`);

const Old = styled.p(css`
  color: ${colors.muted};
  ${textSize(14, 22)}
`);

const Discount = styled.p(css`
  max-width: 100%;
  padding: 2px 10px;
  border-radius: ${radii.tile};
  background: ${colors.highlightTint};
  color: ${colors.highlightText};
  ${textSize(13, 20)}
  font-weight: 700;
  overflow-wrap: anywhere;
`);

/** On narrow cards the button is on the first line, and the two others share the second. */
const Actions = styled.div(css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  & > button:first-of-type {
    grid-column: 1 / 3;
    margin: 0 12px 4px;
    min-height: 44px;
    padding: 9px 12px;
  }
  & > button:not(:first-of-type) {
    justify-self: stretch;
    width: auto;
    height: 48px;
    border: 0;
    border-radius: 0;
  }
  & > button:last-of-type {
    border-left: 1px solid ${colors.hairline};
  }
  & > button:not(:first-of-type):focus-visible {
    outline-offset: -4px;
    border-radius: ${radii.card};
  }
  ${media.desktop} {
    display: flex;
    gap: 8px;
    padding: 0 20px 20px;
    & > button:first-of-type {
      flex: 1;
      margin: 0;
      min-height: 48px;
      padding-inline: 8px;
    }
    & > button:not(:first-of-type) {
      width: 48px;
      border: 1px solid ${colors.hairline};
      border-radius: ${radii.pill};
    }
  }
  ${media.wide} {
    padding: 0 23px 20px 28px;
  }
`);
