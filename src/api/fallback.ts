interface QueryLifecycle {
  readonly queryFulfilled: Promise<unknown>;
  getCacheEntry(): { readonly data?: unknown };
}

interface EntryLifecycle {
  readonly cacheDataLoaded: Promise<unknown>;
  getCacheEntry(): { readonly error?: unknown };
}

/**
 * Callbacks of an endpoint that falls back to its cached copy (spec §8): RTK Query keeps `data`
 * beside the error of a failed refetch, so the copy is still on the screen; here the console is
 * told. Without a copy the error is raised as it is.
 */
export function warnOfFallback(what: string) {
  const warn = () => {
    console.warn(`Failed to fetch ${what}: the cached copy is shown`);
  };
  return {
    onQueryStarted: async (
      _arg: unknown,
      { queryFulfilled, getCacheEntry }: QueryLifecycle,
    ): Promise<void> => {
      try {
        await queryFulfilled;
      } catch {
        if (getCacheEntry().data !== undefined) warn();
      }
    },
    /** The call has failed before the stored copy was read. */
    onCacheEntryAdded: async (
      _arg: unknown,
      { cacheDataLoaded, getCacheEntry }: EntryLifecycle,
    ): Promise<void> => {
      try {
        await cacheDataLoaded;
        if (getCacheEntry().error !== undefined) warn();
      } catch {
        // The entry is gone, and no copy was shown.
      }
    },
  };
}
