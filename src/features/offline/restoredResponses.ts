import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { AreaPath } from '../../app/apiSlices';

/** The fields of a query's cache entry that we read. */
export interface QueryEntry {
  readonly status?: string;
  readonly requestId?: string;
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
  readonly data?: unknown;
  readonly error?: unknown;
  readonly fulfilledTimeStamp?: number | undefined;
}

export interface AreaState {
  readonly queries: Readonly<Record<string, QueryEntry | undefined>>;
}

/** When the restored responses arrived, in ms since the epoch, by cache key. */
interface Restored {
  readonly area: AreaPath;
  readonly fulfilledTimeStamps: Readonly<Record<string, number>>;
}

interface RestoringAction extends UnknownAction {
  readonly meta: {
    readonly restored: Restored;
    /** As in a fulfilled action. */
    readonly baseQueryMeta: { readonly contentLanguage: string | null };
  };
}

/**
 * Turns RTK Query's `upsertQueryEntries` action into one that restores stored responses. RTK Query still
 * provides the tags of the entries.
 */
export function restoringAction(
  upsert: UnknownAction,
  restored: Restored,
  contentLanguage: string | null,
): RestoringAction {
  const { meta } = upsert;
  // `contentLanguageSlice` reads the language from here, as for a response.
  const baseQueryMeta = { contentLanguage };
  return {
    ...upsert,
    meta: { ...(typeof meta === 'object' ? meta : null), restored, baseQueryMeta },
  };
}

function isRestoringAction(action: UnknownAction): action is RestoringAction {
  return typeof action.meta === 'object' && action.meta !== null && 'restored' in action.meta;
}

/**
 * Restores data without counting as a response: queries keep their status, error and request id, so that
 * a pending request still counts when it settles.
 */
export function withRestoredResponses<
  State extends Partial<Record<AreaPath, AreaState>>,
  Preloaded,
>(reducer: Reducer<State, UnknownAction, Preloaded>): Reducer<State, UnknownAction, Preloaded> {
  return (state, action) => {
    const next = reducer(state, action);
    if (!isRestoringAction(action)) return next;
    const { area, fulfilledTimeStamps } = action.meta.restored;
    const before = state && queriesOf(state, area);
    const after = queriesOf(next, area);
    const restored = Object.entries(fulfilledTimeStamps).flatMap(([key, fulfilledTimeStamp]) => {
      const entry = before?.[key];
      return entry
        ? [[key, { ...entry, data: after?.[key]?.data, fulfilledTimeStamp }] as const]
        : [];
    });
    const queries = { ...after, ...Object.fromEntries(restored) };
    return { ...next, [area]: { ...next[area], queries } };
  };
}

function queriesOf(state: Partial<Record<AreaPath, AreaState>>, area: AreaPath) {
  return state[area]?.queries;
}
