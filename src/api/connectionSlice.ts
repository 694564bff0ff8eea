import {
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
  createSelector,
  createSlice,
} from '@reduxjs/toolkit';
import type { ThunkExtra } from './thunkExtra';

export interface ScheduledRetry {
  /** Cache key of the query, or the endpoint of a mutation. */
  readonly key: string;
  /** Name of the endpoint that waits. */
  readonly endpoint: string;
  /** 1 for the first repetition. */
  readonly attempt: number;
  /** When it is sent, in ms since the epoch. */
  readonly at: number;
}

interface ConnectionState {
  /** What the browser believes. */
  isOnline: boolean;
  /** What waits for its next repetition, by key. */
  retries: Record<string, ScheduledRetry>;
  /** What was asked long ago and is not answered, by key. */
  overdue: Record<string, true>;
  /** The clock of countdowns and ages, in ms since the epoch; it runs only while one is shown. */
  now: number;
}

const initialState: ConnectionState = { isOnline: true, retries: {}, overdue: {}, now: 0 };

/** How the browser stands to its backends. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    wentOnline(state) {
      state.isOnline = true;
    },
    wentOffline(state) {
      state.isOnline = false;
    },
    responseOverdue(state, { payload: key }: PayloadAction<string>) {
      state.overdue[key] = true;
    },
    retryScheduled(state, { payload }: PayloadAction<ScheduledRetry & { readonly now: number }>) {
      const { now, ...retry } = payload;
      state.retries[retry.key] = retry;
      state.now = now;
    },
    /** The wait is over: the request is under way again, and what was overdue was late again. */
    retryStarted(state, { payload: key }: PayloadAction<string>) {
      Reflect.deleteProperty(state.retries, key);
    },
    /** The last word on a request: an answer, a failure for good, or nobody waits any more. */
    requestSettled(state, { payload: key }: PayloadAction<string>) {
      Reflect.deleteProperty(state.retries, key);
      Reflect.deleteProperty(state.overdue, key);
    },
    /** The visitor wants everything on the screen to be fetched again, now. */
    retryRequested() {
      // What waits and what hangs is woken by those who listen.
    },
    clockTicked(state, { payload: now }: PayloadAction<number>) {
      state.now = now;
    },
  },
  selectors: {
    selectIsOnline: (state) => state.isOnline,
    selectRetries: (state) => state.retries,
    selectOverdue: (state) => state.overdue,
    selectNow: (state) => state.now,
    /** Whole seconds until the next repetition, 0 when it is due, null when none waits. */
    selectSecondsToRetry: createSelector(
      [(state: ConnectionState) => state.retries, (state: ConnectionState) => state.now],
      (retries, now) => {
        const times = Object.values(retries).map(({ at }) => at);
        return times.length === 0
          ? null
          : Math.max(0, Math.ceil((Math.min(...times) - now) / 1_000));
      },
    ),
  },
});

export const {
  wentOnline,
  wentOffline,
  responseOverdue,
  retryScheduled,
  retryStarted,
  requestSettled,
  retryRequested,
  clockTicked,
} = connectionSlice.actions;
export const { selectIsOnline, selectRetries, selectOverdue, selectNow, selectSecondsToRetry } =
  connectionSlice.selectors;

/** 'Try Again': what waits for its next repetition is sent at once. */
export function retryNow(): ThunkAction<void, unknown, ThunkExtra, UnknownAction> {
  return (_dispatch, _getState, services) => {
    services.retrySignal.ring();
  };
}
