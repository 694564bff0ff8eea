/** The limits of spec §9 that are no times and belong to no feature. */

/** The scroll-to-top button appears after scrolling past this, in px. */
export const SCROLL_TOP_THRESHOLD = 300;
