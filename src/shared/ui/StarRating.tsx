import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useLanguage } from '../i18n/useLanguage';
import { useMessages } from '../i18n/useMessages';
import { countText, numberText } from '../lib/numberText';
import { colors, textSize } from '../theme/tokens';
import { VisuallyHidden } from './layout';
import { uiMessages } from './uiMessages';

/** Spec §9. */
const STARS = 5;

/** Number of filled stars, 0 to 5: the rating rounded down. */
export function filledStars(rating: number): number {
  return Math.min(Math.max(Math.floor(rating), 0), STARS);
}

interface StarRatingProps {
  /** 0 to 5. */
  readonly rating: number;
  readonly reviews: number;
}

/** Five stars, the rating in figures and the number of reviews (spec §2). */
export function StarRating({ rating, reviews }: StarRatingProps) {
  const language = useLanguage();
  const m = useMessages(uiMessages);
  const filled = filledStars(rating);
  // Rounded down like the stars: 4.99 must not read 5.0 beside four stars.
  const figures = rating > 0 ? (Math.floor(rating * 10) / 10).toFixed(1) : '0';
  const rated = numberText(figures, language);
  return (
    <Line>
      <svg viewBox={`0 0 ${String(STARS * 20)} 20`} aria-hidden>
        {Array.from({ length: STARS }, (_, index) => (
          <path
            key={index}
            data-filled={index < filled}
            transform={`translate(${String(index * 20)})`}
            d="M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z"
          />
        ))}
      </svg>
      <span aria-hidden>
        <b>{rated}</b>
        <span>{` (${countText(reviews, language)})`}</span>
      </span>
      <VisuallyHidden as="p">{m.rated({ rating: rated, count: reviews })}</VisuallyHidden>
    </Line>
  );
}

const Line = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  ${textSize(14, 20)}
  color: ${colors.muted};
  & > svg {
    flex: none;
    width: 80px;
    height: 16px;
    fill: ${colors.accent};
    stroke: ${colors.star};
    stroke-width: 1;
    stroke-linejoin: round;
  }
  & [data-filled='false'] {
    fill: ${colors.hairline};
    stroke: ${colors.hairline};
  }
  & b {
    font-weight: 650;
    color: ${colors.ink};
  }
`);
