/** Width of a bold digit of a wide font, in em. */
const DIGIT_EM = 0.66;

/** Maximum length of a number that is kept whole: `123,456,789.50`. Longer ones would be too small to read. */
const MAX_WHOLE = 14;

/**
 * Font size of a price: as given, smaller where its longest number (`longestNumber`) would break in its
 * container (`container-type: inline-size`).
 */
export const fitPrice = (size: string) =>
  `min(${size}, 100cqi / ${String(DIGIT_EM)} / var(--longest))`;

/** Style of the element with a price. */
export const longestNumber = (price: string) => ({
  '--longest': Math.min(Math.max(...price.split(/\s/).map(({ length }) => length)), MAX_WHOLE),
});
