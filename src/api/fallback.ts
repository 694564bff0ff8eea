import { thunkExtraOf } from './thunkExtra';

/** Tells the console that a cached copy stands in for a failed response (spec §8). */
export function tellFallback(what: string): void {
  console.warn(`Failed to fetch ${what}: the cached copy is shown`);
}

/**
 * `onQueryStarted` of an endpoint that falls back to its cached copy (spec §8): RTK Query keeps
 * `data` beside the error of a failed refetch, so the copy is still on the screen; here the
 * console is told. Without a copy the error is raised as it is. A stored response that is read after
 * the failure is told by what restores it.
 */
export function warnOfFallback(what: string) {
  return async (
    _arg: unknown,
    lifecycle: {
      extra: unknown;
      queryFulfilled: Promise<unknown>;
      getCacheEntry(): { data?: unknown };
    },
  ): Promise<void> => {
    // A past state sends no request: no real one has failed.
    if (!thunkExtraOf(lifecycle.extra).isLive()) return;
    try {
      await lifecycle.queryFulfilled;
    } catch {
      if (lifecycle.getCacheEntry().data !== undefined) tellFallback(what);
    }
  };
}
