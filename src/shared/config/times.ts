/** Times of the specification, mostly of spec §9. Their names end with the unit. */

const SECOND_MS = 1_000;
const MINUTE_SECONDS = 60;
const DAY_MS = 24 * 60 * MINUTE_SECONDS * SECOND_MS;

export const HERO_AUTO_ADVANCE_MS = 5 * SECOND_MS;
export const SPLASH_MS = 1 * SECOND_MS;
/** Maximum duration of the splash, whatever still loads. */
export const SPLASH_LIMIT_MS = 8 * SECOND_MS;
export const CAROUSEL_FADE_MS = 500;
export const PRETENDED_WORK_MS = 2 * SECOND_MS;

export const QUERY_RETRIES = 3;
export const MUTATION_RETRIES = 1;
export const RETRY_DELAY_MS = 1 * SECOND_MS;
export const RETRY_DELAY_LIMIT_MS = 30 * SECOND_MS;
/** Delay in ms before retry `attempt` (0 for the first): 1 s, doubling, 30 s at most. */
export function retryDelayMs(attempt: number): number {
  return Math.min(RETRY_DELAY_MS * 2 ** attempt, RETRY_DELAY_LIMIT_MS);
}

/** A slower response is overdue: a cached copy then shows its age. */
export const RESPONSE_OVERDUE_MS = 2 * SECOND_MS;
/** Delay before failed content is retried, with random jitter of the share. */
export const RECOVERY_INTERVAL_MS = 30 * SECOND_MS;
export const RECOVERY_JITTER = 0.2;
/** The app shell replaces a slower page. */
export const NAVIGATION_LIMIT_MS = 3 * SECOND_MS;
/** A moved focus is heard by then, while the element that had it is still there. */
export const FOCUS_HEARD_MS = 100;
/** An announcement waits until screen readers know the change that it is about. */
export const ANNOUNCEMENT_DELAY_MS = 250;
/** Orca drops an announcement among more than a hundred changes, such as of all texts of Home. */
export const TRANSLATION_HEARD_MS = SECOND_MS;
/** Afterwards, readers who move to the end of the page no longer find an announcement there. */
export const ANNOUNCEMENT_KEPT_MS = 5 * SECOND_MS;

/**
 * How long a response is fresh (`refetchOnMountOrArgChange`). A screen that opens later refetches it.
 */
export const FRESH_SECONDS = {
  byDefault: 10 * MINUTE_SECONDS,
  banners: 30 * MINUTE_SECONDS,
  categories: 30 * MINUTE_SECONDS,
  types: 5 * MINUTE_SECONDS,
  listings: 5 * MINUTE_SECONDS,
} as const;

/** How long an unused response stays in the cache (`keepUnusedDataFor`). */
export const CACHED_SECONDS = {
  byDefault: 10 * MINUTE_SECONDS,
  banners: 30 * MINUTE_SECONDS,
  categories: 30 * MINUTE_SECONDS,
} as const;

/** How long stored responses are kept as fallback. */
export const STORED_RESPONSE_MS = 30 * DAY_MS;
