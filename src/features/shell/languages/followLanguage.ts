import type { UnknownAction } from '@reduxjs/toolkit';
import { selectIsOnline } from '../../../api/connectionSlice';
import { apiSlices } from '../../../app/apiSlices';
import { addAppListener } from '../../../app/listeners';
import type { AppStore } from '../../../app/store';
import { selectLanguage } from '../../../router/locationSlice';
import type { Language } from '../../../shared/i18n/languages';
import { selectShownCalls } from '../../offline/shownCalls';

interface CachedArea {
  readonly reducerPath: (typeof apiSlices)[number]['reducerPath'];
  readonly internalActions: {
    removeQueryResult(query: { queryCacheKey: string }): UnknownAction;
  };
}

/**
 * Keeps the cache in the language of the address. When it changes, the screen's queries are refetched and
 * keep their data until the new response arrives, as in any refetch; other cache entries are removed.
 * @param first  the language in which the page was loaded
 */
export function followLanguage(store: AppStore, first: Language): void {
  store.dispatch(
    addAppListener({
      predicate: (_action, state, before) => selectLanguage(state) !== selectLanguage(before),
      effect: async (_action, { signal, cancelActiveListeners, extra }) => {
        cancelActiveListeners();
        await extra.untilResumed(signal);
        if (!signal.aborted) await fetchInLanguage(store, signal);
      },
    }),
  );
  if (selectLanguage(store.getState()) !== first)
    void fetchInLanguage(store, new AbortController().signal);
}

async function fetchInLanguage(store: AppStore, signal: AbortSignal): Promise<void> {
  const shown = selectShownCalls(store.getState());
  dropOthers(store, new Set(shown.map(({ key }) => key)));
  const running = apiSlices.flatMap(({ util }) => store.dispatch(util.getRunningQueriesThunk()));
  await Promise.all(
    shown.map(async ({ key, query }) => {
      // RTK Query dedupes calls, and a pending one has the previous language.
      await running.find(({ queryCacheKey }) => queryCacheKey === key);
      // Failed queries wait for 'Try Again'; offline, all wait for the connection.
      const state = store.getState();
      if (signal.aborted || query.select(state).data === undefined || !selectIsOnline(state))
        return;
      await store.dispatch(query.initiate({ subscribe: false, forceRefetch: true }));
    }),
  );
}

function dropOthers(store: AppStore, shown: ReadonlySet<string>): void {
  const areas: readonly CachedArea[] = apiSlices;
  for (const { reducerPath, internalActions } of areas) {
    for (const key of Object.keys(store.getState()[reducerPath].queries)) {
      if (!shown.has(key))
        store.dispatch(internalActions.removeQueryResult({ queryCacheKey: key }));
    }
  }
}
