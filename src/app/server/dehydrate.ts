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
  const { contentLanguage } = state;
  return {
    ...state,
    ...Object.fromEntries(areas),
    // In the order of their responses.
    contentLanguage: {
      ...contentLanguage,
      areas: Object.fromEntries(sorted(Object.entries(contentLanguage.areas))),
    },
  };
}

/**
 * The state for a rendering, and of it what the page carries: the areas, and the slices that the rendering
 * reads, in one order. Lazy slices stay in the process once a request injects them, so a state has those of
 * other screens; browsers give theirs the initial state.
 */
export function carriedState(state: RootState) {
  const names = new Set(Object.keys(state).filter((name) => isArea(Reflect.get(state, name))));
  const watched = new Proxy(state, {
    get(target, name) {
      names.add(String(name));
      return Reflect.get(target, name) as unknown;
    },
  });
  const carried = (): Partial<RootState> =>
    Object.fromEntries(sorted(Object.entries(state)).filter(([name]) => names.has(name)));
  return { watched, carried };
}

const sorted = <Value>(entries: readonly (readonly [string, Value])[]) =>
  entries.toSorted(([a], [b]) => (a < b ? -1 : 1));

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
