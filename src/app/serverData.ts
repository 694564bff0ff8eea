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
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, deadline);
  });
  const answered = Promise.all(calls).then((results) =>
    results.every((result) => result.isSuccess),
  );
  const isComplete = await Promise.race([answered, late]);
  clearTimeout(timer);
  if (!isComplete) for (const call of calls) call.abort();
  return isComplete;
}

interface Entry {
  readonly status: QueryStatus;
  readonly fulfilledTimeStamp?: number | undefined;
}

interface AreaState {
  readonly queries: Readonly<Record<string, Entry | undefined>>;
}

const MINUTE = 60_000;

/**
 * What differs from one rendering to the next without a difference to a visitor: without it, two
 * servers make the same page of the same answers, and caches find it unchanged. Times of answers
 * count in minutes at least.
 */
function sameForAll(entry: Entry | undefined) {
  const answeredAt = entry?.fulfilledTimeStamp ?? 0;
  return {
    requestId: '',
    startedTimeStamp: 0,
    fulfilledTimeStamp: answeredAt - (answeredAt % MINUTE),
  };
}

function isAreaState(slice: unknown): slice is AreaState {
  return typeof slice === 'object' && slice !== null && 'queries' in slice && 'provided' in slice;
}

/** The state without requests under way, failures and subscriptions: what a page may carry. */
export function settledOnly(state: RootState): Partial<RootState> {
  return Object.fromEntries(
    Object.entries(state).map(([path, slice]) => [
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
    ]),
  );
}
