import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ScreenCall } from '../routing/screen';
import type { RootState } from '../store';

/**
 * Waits for calls, `deadlineMs` ms at most; those that are late are aborted.
 * @returns whether all were answered well and in time
 */
export async function allAnswered(
  calls: readonly ScreenCall[],
  deadlineMs: number,
): Promise<boolean> {
  const answered = Promise.all(calls).then((results) =>
    results.every((result) => result.isSuccess),
  );
  const isComplete = await inTime(answered, deadlineMs);
  if (!isComplete) for (const call of calls) call.abort();
  return isComplete;
}

/** What a promise says, or false when it has said nothing after `deadlineMs` ms. */
export async function inTime(promise: Promise<boolean>, deadlineMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, deadlineMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Entry {
  readonly status: QueryStatus;
  readonly requestId?: string;
  readonly startedTimeStamp?: number;
  readonly fulfilledTimeStamp?: number | undefined;
}

interface AreaState {
  readonly queries: Readonly<Record<string, Entry | undefined>>;
}

const MINUTE = 60_000;

/** A moment without its seconds, in ms since the epoch. */
export function minuteOf(time: number): number {
  return time - (time % MINUTE);
}

/**
 * What differs from one rendering to the next without a difference to a visitor: without it, two
 * servers make the same page of the same answers, and caches find it unchanged. Times of answers
 * count in minutes at least.
 */
function sameForAll(entry: Entry): Entry {
  return {
    ...entry,
    requestId: '',
    startedTimeStamp: 0,
    fulfilledTimeStamp: minuteOf(entry.fulfilledTimeStamp ?? 0),
  };
}

function isAreaState(slice: unknown): slice is AreaState {
  return typeof slice === 'object' && slice !== null && 'queries' in slice && 'provided' in slice;
}

/** A settled state whose answers were all confirmed in a minute (ms since the epoch). */
export function confirmed(state: RootState, minute: number): RootState {
  return mapEntries(state, (entry) => ({ ...entry, fulfilledTimeStamp: minute }));
}

/** The state without requests under way, failures and subscriptions: what a page may carry. */
export function dehydrate(state: RootState): RootState {
  return mapEntries(state, (entry) =>
    entry.status === QueryStatus.fulfilled ? sameForAll(entry) : null,
  );
}

/** The state with other entries in its areas, without those that become null. */
function mapEntries(state: RootState, change: (entry: Entry) => Entry | null): RootState {
  const areas = Object.entries(state).flatMap(([path, slice]): [string, unknown][] => {
    if (!isAreaState(slice)) return [];
    const queries = Object.entries(slice.queries).flatMap(([key, entry]) => {
      const changed = entry ? change(entry) : null;
      return changed ? [[key, changed] as const] : [];
    });
    return [
      [path, { ...slice, queries: Object.fromEntries(queries), mutations: {}, subscriptions: {} }],
    ];
  });
  return { ...state, ...Object.fromEntries(areas) };
}
