import {
  type PayloadAction,
  createSlice,
  isAnyOf,
  isFulfilled,
  isRejected,
} from '@reduxjs/toolkit';

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
  /** As the browser reports it. */
  isOnline: boolean;
  /** Requests that wait for their next retry, by key. */
  retries: Record<string, ScheduledRetry>;
  /** Requests whose response is late, or that failed before, by key. */
  overdue: Record<string, true>;
  /** Failed queries in an automatic retry, by key: one attempt, without a notice. */
  recovering: Record<string, true>;
  /** The clock of countdowns and ages, in ms since the epoch. It ticks only while one is shown. */
  now: number;
}

const initialState: ConnectionState = {
  isOnline: true,
  retries: {},
  overdue: {},
  recovering: {},
  now: 0,
};

/** What RTK Query's actions say of a request; a mutation has no cache key. */
interface RequestArg {
  readonly endpointName: string;
  readonly queryCacheKey?: string;
}

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
    /** The retry was sent. The request is overdue until it settles, so its cached copy stays noted. */
    retryStarted(state, { payload: key }: PayloadAction<string>) {
      // An aborted request has settled.
      if (!(key in state.retries)) return;
      Reflect.deleteProperty(state.retries, key);
      state.overdue[key] = true;
    },
    /** 'Try Again' was clicked. A listener sends the requests: see src/api/tryAgain.ts. */
    retryRequested(state) {
      // Automatic retries become visible ones.
      state.recovering = {};
    },
    recoveryStarted(state, { payload: key }: PayloadAction<string>) {
      state.recovering[key] = true;
    },
    recoveryEnded(state, { payload: key }: PayloadAction<string>) {
      Reflect.deleteProperty(state.recovering, key);
    },
    clockTicked(state, { payload: now }: PayloadAction<number>) {
      state.now = now;
    },
  },
  extraReducers: (builder) => {
    // With RTK Query's own actions, so that no state is between a retry and its outcome.
    builder.addMatcher(isAnyOf(isFulfilled(), isRejected()), (state, { meta }) => {
      // Rejected by its condition: another request of this key is under way.
      if ('condition' in meta && meta.condition) return;
      const { queryCacheKey, endpointName } = meta.arg as RequestArg;
      const key = queryCacheKey ?? endpointName;
      Reflect.deleteProperty(state.retries, key);
      Reflect.deleteProperty(state.overdue, key);
    });
  },
  selectors: {
    selectIsOnline: (state) => state.isOnline,
    selectRetries: (state) => state.retries,
    selectOverdue: (state) => state.overdue,
    selectRecovering: (state) => state.recovering,
    selectIsRecovering: (state) => Object.keys(state.recovering).length > 0,
    selectNow: (state) => state.now,
  },
});

export const {
  wentOnline,
  wentOffline,
  responseOverdue,
  retryScheduled,
  retryStarted,
  retryRequested,
  recoveryStarted,
  recoveryEnded,
  clockTicked,
} = connectionSlice.actions;
export const {
  selectIsOnline,
  selectRetries,
  selectOverdue,
  selectRecovering,
  selectIsRecovering,
  selectNow,
} = connectionSlice.selectors;
