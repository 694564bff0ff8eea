/** How long a page is good, in ms after its rendering. */
export interface PageTimes {
  readonly fresh: number;
  /** Until then it is served while a new one is made. */
  readonly whileRevalidate: number;
  /** Until then it is served when no good new one can be made. */
  readonly ifError: number;
  /** How long no new one is tried after one failed, while an old one can be served. */
  readonly pause: number;
}

/** For this server's memory, and for the caches on the way. */
export const pageTimes: PageTimes = {
  fresh: 60_000,
  whileRevalidate: 600_000,
  ifError: 86_400_000,
  pause: 5_000,
};
