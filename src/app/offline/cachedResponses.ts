import { type Reducer, type UnknownAction, createAction } from '@reduxjs/toolkit';

/** The areas whose answers are kept for visits without a backend. */
export const savedAreas = ['banners', 'categories', 'products', 'types', 'listings'] as const;
export type SavedArea = (typeof savedAreas)[number];

/** The last good answer of a call, as it is kept in the browser. */
export interface SavedCopy {
  readonly data: unknown;
  /** When it was answered, in ms since the epoch. */
  readonly fulfilledTimeStamp: number;
}

/** Copies by area and cache key. */
export type SavedCopies = Readonly<
  Partial<Record<SavedArea, Readonly<Record<string, SavedCopy | undefined>>>>
>;

/** Copies were found for calls that are on their way or have failed. */
export const copiesFound = createAction<SavedCopies>('app/copiesFound');

/** What we read of a call in an area's state. */
export interface CachedCall {
  readonly status: string;
  readonly endpointName?: string | undefined;
  readonly data?: unknown;
  readonly error?: unknown;
  readonly fulfilledTimeStamp?: number | undefined;
}

interface AreaState {
  readonly queries: Readonly<Record<string, CachedCall | undefined>>;
}

/**
 * Lets copies stand in where the store has no data. A call keeps its status and its time of
 * answer, so what is under way still counts when it arrives; data that is there is never touched.
 */
export function withSavedCopies<State extends Partial<Record<SavedArea, AreaState>>, Preloaded>(
  reducer: Reducer<State, UnknownAction, Preloaded>,
): Reducer<State, UnknownAction, Preloaded> {
  return (state, action) => {
    const next = reducer(state, action);
    return copiesFound.match(action) ? { ...next, ...grafted(next, action.payload) } : next;
  };
}

function grafted(state: Partial<Record<SavedArea, AreaState>>, copies: SavedCopies) {
  const areas = savedAreas.flatMap((area) => {
    const live = state[area];
    const found = Object.entries(copies[area] ?? {}).flatMap(([key, copy]) => {
      const call = live?.queries[key];
      return call && copy && call.data === undefined ? [[key, { ...call, ...copy }] as const] : [];
    });
    if (!live || found.length === 0) return [];
    return [
      [area, { ...live, queries: { ...live.queries, ...Object.fromEntries(found) } }] as const,
    ];
  });
  return Object.fromEntries(areas);
}
