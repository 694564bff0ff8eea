import { thunkExtraOf } from './thunkExtra';

/** Logs that a cached copy is shown in place of a failed response (spec §8). */
export function logFallback(what: string): void {
  console.warn(`Failed to fetch ${what}: the cached copy is shown`);
}

/**
 * `onQueryStarted` of an endpoint that falls back to its cached copy (spec §8): RTK Query keeps
 * `data` beside the error of a failed refetch, so the copy is still on the screen; this logs it.
 * Without a copy the error is raised as it is. Where a stored response is restored after the
 * failure, the code that restores it logs it.
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
    // A past state sends no requests, so none has really failed.
    if (!thunkExtraOf(lifecycle.extra).isLive()) return;
    try {
      await lifecycle.queryFulfilled;
    } catch {
      if (lifecycle.getCacheEntry().data !== undefined) logFallback(what);
    }
  };
}
