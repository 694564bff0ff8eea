/** How long a page may be served, in ms after it was rendered. */
export interface PageTimes {
  readonly freshMs: number;
  /** Until then it is served while a new one is rendered. */
  readonly whileRevalidateMs: number;
  /** Until then it is served when no good new one can be rendered. */
  readonly ifErrorMs: number;
  /** After a failed rendering no other is tried for this long, while an old page can be served. */
  readonly pauseMs: number;
}

/** For this server's memory, and for the caches on the way. */
export const pageTimes: PageTimes = {
  freshMs: 60_000,
  whileRevalidateMs: 600_000,
  ifErrorMs: 86_400_000,
  pauseMs: 5_000,
};
