import { thunkExtraOf } from './thunkExtra';

interface QueryLifecycle<Entry> {
  readonly extra: unknown;
  readonly queryFulfilled: Promise<unknown>;
  getCacheEntry(): Entry;
}

/**
 * `onQueryStarted` of an endpoint that logs its failures. It logs nothing while DevTools shows a past
 * state, because nothing is sent then.
 */
export function onFailure<Entry>(log: (entry: Entry) => void) {
  return async (_arg: unknown, lifecycle: QueryLifecycle<Entry>): Promise<void> => {
    if (thunkExtraOf(lifecycle.extra).isPaused()) return;
    try {
      await lifecycle.queryFulfilled;
    } catch {
      log(lifecycle.getCacheEntry());
    }
  };
}

/** Logs that a cached copy is shown in place of a failed response (spec §8). */
export function logFallback(what: string): void {
  console.warn(`Failed to fetch ${what}: the cached copy is shown`);
}

/**
 * `onQueryStarted` of an endpoint that falls back to its cached copy (spec §8): RTK Query keeps
 * `data` beside the error of a failed refetch, so the copy stays on the screen; this logs it.
 * Without a copy, the error is unchanged. If a stored response is restored after the failure, the
 * restoring code logs it.
 */
export const warnOfFallback = (what: string) =>
  onFailure(({ data }: { readonly data?: unknown }) => {
    if (data !== undefined) logFallback(what);
  });
