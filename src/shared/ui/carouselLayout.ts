/**
 * Widths of the page at which the slides' place is higher than wide, where their tall pictures
 * fit. One condition in parentheses, so that it can be negated as a whole.
 */
export const TALL_MEDIA =
  '((max-width: 519.98px) or ((min-width: 768px) and (max-width: 819.98px)))';

/** Widths at which a card stands beside the slides and is high; elsewhere it lies below them. */
export const CARD_BESIDE_MEDIA =
  '((min-width: 1280px) or ((min-width: 768px) and (max-width: 1023.98px)))';

export const tallSlides = `@media ${TALL_MEDIA}`;
export const cardBeside = `@media ${CARD_BESIDE_MEDIA}`;
