import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

export interface ScheduledRetry {
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
  /** The next repetition of each endpoint that waits for one. */
  retries: Record<string, ScheduledRetry>;
}

const initialState: ConnectionState = { isOnline: true, retries: {} };

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
    retryScheduled(state, { payload }: PayloadAction<ScheduledRetry>) {
      state.retries[payload.endpoint] = payload;
    },
  },
  selectors: {
    selectIsOnline: (state) => state.isOnline,
    selectRetries: (state) => state.retries,
  },
});

export const { wentOnline, wentOffline, retryScheduled } = connectionSlice.actions;
export const { selectIsOnline, selectRetries } = connectionSlice.selectors;
