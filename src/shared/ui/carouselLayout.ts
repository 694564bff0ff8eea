/**
 * Page widths at which the carousel is in portrait format, for tall pictures. One condition in
 * parentheses, so that it can be negated.
 */
export const TALL_MEDIA =
  '((max-width: 519.98px) or ((min-width: 768px) and (max-width: 819.98px)) or ((min-width: 1024px) and (max-width: 1087.98px)))';
export const tallSlides = `@media ${TALL_MEDIA}`;

/** Page widths with a tall card beside the slides; on narrower pages it is below. */
export const CARD_BESIDE_MEDIA = '(min-width: 768px)';
export const cardBeside = `@media ${CARD_BESIDE_MEDIA}`;
