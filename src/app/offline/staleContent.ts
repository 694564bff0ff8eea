import { createSelector } from '@reduxjs/toolkit';
import { selectIsOnline, selectOverdue, selectRetries } from '../../api/connectionSlice';
import { type RootState, areaApis } from '../store';
import type { QueryEntry } from './restoredResponses';

/** What the screen shows although it could not be refreshed. */
export interface StaleContent {
  /** When the oldest of it came, in ms since the epoch; null when all of it is fresh. */
  readonly savedAt: number | null;
  /** Whether something on the screen has failed for good: only trying again brings it. */
  readonly hasFailed: boolean;
}

const selectAreas = createSelector(
  areaApis.map(
    ({ reducerPath }) =>
      (state: RootState) =>
        state[reducerPath],
  ),
  (...areas) => areas,
);

/**
 * The age of what is on the screen: a call with a mounted screen whose data could not be
 * refreshed, because it failed, is overdue, waits for its next try, or the browser is offline.
 */
export const selectStaleContent = createSelector(
  [selectAreas, selectIsOnline, selectRetries, selectOverdue],
  (areas, isOnline, retries, overdue): StaleContent => {
    let savedAt: number | null = null;
    let hasFailed = false;
    for (const { queries, subscriptions } of areas) {
      for (const key of Object.keys(subscriptions)) {
        const call: QueryEntry | undefined = queries[key];
        if (!call) continue;
        const failed = call.status === 'rejected';
        hasFailed ||= failed;
        const isStale = failed || !isOnline || key in retries || key in overdue;
        if (!isStale || call.data === undefined || call.fulfilledTimeStamp === undefined) continue;
        savedAt = Math.min(savedAt ?? Infinity, call.fulfilledTimeStamp);
      }
    }
    return { savedAt, hasFailed };
  },
);
