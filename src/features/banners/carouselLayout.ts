/**
 * Page widths, in em as those of the tokens, at which the carousel is in portrait format, for tall pictures. One condition in
 * parentheses, so that it can be negated.
 */
export const TALL_MEDIA =
  '((max-width: 32.49875em) or ((min-width: 48em) and (max-width: 51.24875em)) or ((min-width: 64em) and (max-width: 67.99875em)))';
export const tallSlides = `@media ${TALL_MEDIA}`;

/** Page widths with a tall card beside the slides; on narrower pages it is below. */
export const CARD_BESIDE_MEDIA = '(min-width: 48em)';
export const cardBeside = `@media ${CARD_BESIDE_MEDIA}`;
