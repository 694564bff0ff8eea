import { lruMemoize } from '@reduxjs/toolkit';
import {
  selectIsOnline,
  selectOverdue,
  selectRecovering,
  selectRetries,
} from '../../api/connectionSlice';
import type { ShownEntry, ScreenQuery } from '../../api/screenQuery';
import { apiSlices } from '../../app/apiSlices';
import type { RootState } from '../../app/rootReducer';
import { selectScreenQueries } from '../../router/routeTable';

/** A query of the screen with its cache entry. */
export interface ShownCall {
  /** Cache key. */
  readonly key: string;
  readonly entry: ShownEntry;
  readonly query: ScreenQuery<RootState>;
}

/** The screen's queries that have been sent. Several listeners ask after every action. */
export const selectShownCalls = lruMemoize(
  (state: RootState): readonly ShownCall[] =>
    selectScreenQueries(state).flatMap((query) => {
      const entry = query.select(state);
      const key = keyOf(state, entry);
      return key === undefined ? [] : [{ key, entry, query }];
    }),
  { equalityCheck: hasSameCalls },
);

function hasSameCalls(state: RootState, before: RootState): boolean {
  return (
    state.location === before.location &&
    apiSlices.every(({ reducerPath }) => state[reducerPath].queries === before[reducerPath].queries)
  );
}

/** The cache key of an entry, which RTK Query's selectors do not return. */
function keyOf(state: RootState, { endpointName, originalArgs }: ShownEntry): string | undefined {
  for (const { reducerPath } of apiSlices) {
    const found = Object.entries(state[reducerPath].queries).find(
      ([, entry]) => entry?.endpointName === endpointName && entry?.originalArgs === originalArgs,
    );
    if (found?.[1]) return found[0];
  }
  return undefined;
}

/** The failed queries of the screen; only a retry refetches them. */
export function selectFailedCalls(state: RootState): readonly ShownCall[] {
  return selectShownCalls(state).filter(({ entry }) => entry.isError);
}

/**
 * When the oldest stale response on the screen arrived, in ms since the epoch; null if there is none. A
 * response is stale if its call failed, is overdue or waits for a retry, or if the browser is offline.
 */
export function selectSavedAt(state: RootState): number | null {
  const isOnline = selectIsOnline(state);
  const notes = [selectRetries(state), selectOverdue(state), selectRecovering(state)];
  const times = selectShownCalls(state).flatMap(({ key, entry }) => {
    const isStale = entry.isError || !isOnline || notes.some((note) => key in note);
    const isThere = entry.data !== undefined && entry.fulfilledTimeStamp !== undefined;
    return isStale && isThere ? [entry.fulfilledTimeStamp] : [];
  });
  return times.length > 0 ? Math.min(...times) : null;
}
