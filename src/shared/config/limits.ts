/** Limits of spec §9 that are no times and belong to no feature. */

/** Scroll position from which the scroll-to-top button appears, in px. */
export const SCROLL_TOP_THRESHOLD = 300;
