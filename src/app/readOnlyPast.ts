import type { Middleware } from '@reduxjs/toolkit';
import type { DevTools } from './store';

/** Runs after RTK Query, so its hooks find their subscriptions. */
const dropped: Middleware = () => () => (action) => action;

/**
 * A past without a present, for the store of a preview: nothing changes its state, and its screens cause
 * no requests, timers or logs.
 */
export const readOnlyPast: DevTools = {
  options: false,
  makeTimeTravel: () => ({
    isPaused: () => true,
    untilResumed: () => new Promise(() => undefined),
    guard: dropped,
    patient: (listeners) => listeners,
    follow: () => undefined,
    unlocked: (dispatch) => dispatch,
  }),
};
