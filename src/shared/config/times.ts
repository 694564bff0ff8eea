/** The times of spec §9 (times in ms unless the name says otherwise), all in one file. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const HERO_AUTO_ADVANCE_MS = 5 * SECOND;
export const SPLASH_MS = 1 * SECOND;
/** The splash never lasts longer than this, whatever still loads. */
export const SPLASH_LIMIT_MS = 8 * SECOND;
export const CAROUSEL_FADE_MS = 500;
export const PRETENDED_WORK_MS = 2 * SECOND;

export const QUERY_RETRIES = 3;
export const MUTATION_RETRIES = 1;
export const RETRY_DELAY_MS = 1 * SECOND;
export const RETRY_DELAY_LIMIT_MS = 30 * SECOND;
/** A request unanswered for this long counts as trouble: a saved copy then says how old it is. */
export const RESPONSE_OVERDUE_MS = 2 * SECOND;
/** A page unanswered for this long is replaced by the app shell. */
export const NAVIGATION_LIMIT_MS = 3 * SECOND;

/** How long an answer counts as fresh: a screen that opens later asks again. */
export const FRESH = {
  banners: 30 * MINUTE,
  categories: 30 * MINUTE,
  featuredProducts: 10 * MINUTE,
  types: 5 * MINUTE,
  listings: 5 * MINUTE,
} as const;

/** How long an answer that no screen uses stays in memory, in seconds (`keepUnusedDataFor`). */
export const CACHED_SECONDS = {
  banners: (30 * MINUTE) / SECOND,
  categories: (30 * MINUTE) / SECOND,
  featuredProducts: (10 * MINUTE) / SECOND,
  types: (10 * MINUTE) / SECOND,
  listings: (10 * MINUTE) / SECOND,
} as const;

/** How long the stored copies live that serve as fallback. */
export const STORED_RESPONSE_MS = 30 * DAY;
