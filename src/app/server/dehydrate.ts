import { QueryStatus } from '@reduxjs/toolkit/query';
import type { RootState } from '../rootReducer';

interface QueryEntry {
  readonly status: QueryStatus;
  readonly requestId?: string;
  readonly startedTimeStamp?: number;
  readonly fulfilledTimeStamp?: number;
}

type Queries = Readonly<Record<string, QueryEntry | undefined>>;

const MINUTE_MS = 60_000;

/**
 * The state that a page carries: fulfilled queries only, without requests under way, failures and
 * subscriptions.
 */
export function dehydrate(state: RootState): RootState {
  const areas = Object.entries(state).flatMap(([path, slice]: [string, unknown]) => {
    if (!isArea(slice)) return [];
    const area = { ...slice, queries: fulfilled(slice.queries), mutations: {}, subscriptions: {} };
    return [[path, area] as const];
  });
  return { ...state, ...Object.fromEntries(areas) };
}

function isArea(slice: unknown): slice is { readonly queries: Queries } {
  return typeof slice === 'object' && slice !== null && 'queries' in slice && 'provided' in slice;
}

/**
 * Leaves out what differs between two renderings of the same responses, and rounds times to
 * minutes, so that two servers make the same page and caches find it unchanged. The browser
 * converts the times to its own clock: see `pageState.ts`.
 */
function fulfilled(queries: Queries): Queries {
  const entries = Object.entries(queries).flatMap(([key, entry]) => {
    if (entry?.status !== QueryStatus.fulfilled) return [];
    const time = entry.fulfilledTimeStamp ?? 0;
    const fulfilledTimeStamp = time - (time % MINUTE_MS);
    return [[key, { ...entry, requestId: '', startedTimeStamp: 0, fulfilledTimeStamp }] as const];
  });
  return Object.fromEntries(entries);
}
