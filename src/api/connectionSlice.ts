import { type PayloadAction, createSelector, createSlice } from '@reduxjs/toolkit';

export interface ScheduledRetry {
  /** Cache key of the query, or the endpoint of a mutation. */
  readonly key: string;
  readonly endpoint: string;
  /** 1 for the first retry. */
  readonly attempt: number;
  /** When it is sent, in ms since the epoch. */
  readonly at: number;
}

interface ConnectionState {
  /** What the browser believes. */
  isOnline: boolean;
  /** Requests that wait for their next attempt, by key. */
  retries: Record<string, ScheduledRetry>;
  /** Requests whose response is late, by key. */
  overdue: Record<string, true>;
  /** The clock of countdowns and ages, in ms since the epoch; it runs only while one is shown. */
  now: number;
}

const initialState: ConnectionState = { isOnline: true, retries: {}, overdue: {}, now: 0 };

/** The connection between the browser and the backends. */
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
    /** The request is under way again. One that was overdue stays so until it settles. */
    retryStarted(state, { payload: key }: PayloadAction<string>) {
      Reflect.deleteProperty(state.retries, key);
    },
    /** The request has succeeded, failed for good, or was aborted. */
    requestSettled(state, { payload: key }: PayloadAction<string>) {
      Reflect.deleteProperty(state.retries, key);
      Reflect.deleteProperty(state.overdue, key);
    },
    /** 'Try Again' was clicked. */
    retryRequested() {
      // A listener sends the requests: see src/api/retryListener.ts.
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
    /** Whole seconds until the next retry, 0 when it is due, null when none waits. */
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
