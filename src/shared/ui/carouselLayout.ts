/**
 * Widths of the page at which the slides' place is higher than wide, where their tall pictures
 * fit. One condition in parentheses, so that it can be negated as a whole.
 */
export const TALL_MEDIA =
  '((max-width: 519.98px) or ((min-width: 768px) and (max-width: 819.98px)) or ((min-width: 1024px) and (max-width: 1087.98px)))';
export const tallSlides = `@media ${TALL_MEDIA}`;

/** From here on a card stands beside the slides and is high; on narrower pages it lies below. */
export const CARD_BESIDE_MEDIA = '(min-width: 768px)';
export const cardBeside = `@media ${CARD_BESIDE_MEDIA}`;
