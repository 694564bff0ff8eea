/** How long a page may be served, in ms after its rendering. */
export interface PageTimes {
  readonly freshMs: number;
  /** Until then it is served stale while a new one is rendered. */
  readonly whileRevalidateMs: number;
  /** Until then it is served stale if rendering fails or is incomplete. */
  readonly ifErrorMs: number;
  /** Pause after a failed rendering, while a cached page can be served. */
  readonly pauseMs: number;
}

/** The times of the page cache and of HTTP caches. */
export const pageTimes: PageTimes = {
  freshMs: 60_000,
  whileRevalidateMs: 600_000,
  ifErrorMs: 86_400_000,
  pauseMs: 5_000,
};
