import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ScreenCall } from './screen';
import type { RootState } from './store';

/**
 * Waits for calls, `deadline` ms at most; those that are late are aborted.
 * @returns whether all were answered well and in time
 */
export async function allAnswered(
  calls: readonly ScreenCall[],
  deadline: number,
): Promise<boolean> {
  const answered = Promise.all(calls).then((results) =>
    results.every((result) => result.isSuccess),
  );
  const isComplete = await inTime(answered, deadline);
  if (!isComplete) for (const call of calls) call.abort();
  return isComplete;
}

/** What a promise says, or false when it has said nothing after `deadline` ms. */
export async function inTime(promise: Promise<boolean>, deadline: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, deadline);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Entry {
  readonly status: QueryStatus;
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
function sameForAll(entry: Entry | undefined) {
  return {
    requestId: '',
    startedTimeStamp: 0,
    fulfilledTimeStamp: minuteOf(entry?.fulfilledTimeStamp ?? 0),
  };
}

function isAreaState(slice: unknown): slice is AreaState {
  return typeof slice === 'object' && slice !== null && 'queries' in slice && 'provided' in slice;
}

/** The state without requests under way, failures and subscriptions: what a page may carry. */
export function settledOnly(state: RootState): RootState {
  const settled = Object.entries(state).map(([path, slice]): [string, unknown] => [
    path,
    isAreaState(slice)
      ? {
          ...slice,
          queries: Object.fromEntries(
            Object.entries(slice.queries)
              .filter(([, entry]) => entry?.status === QueryStatus.fulfilled)
              .map(([key, entry]) => [key, { ...entry, ...sameForAll(entry) }]),
          ),
          mutations: {},
          subscriptions: {},
        }
      : slice,
  ]);
  // Every slice again; areas lose entries only.
  return { ...state, ...Object.fromEntries(settled) };
}
