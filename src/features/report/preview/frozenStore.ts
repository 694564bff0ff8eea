import { isAction } from '@reduxjs/toolkit';
import {
  type AppDispatch,
  type AppStore,
  type RootState,
  extraOf,
  readExtra,
} from '../../../app/store';

const nothing = () => undefined;
const noChange = () => nothing;
const never = () => new Promise<void>(nothing);

/** A call for RTK Query's hooks that is never sent and never settles. */
const restingCall = Object.assign(never(), {
  unsubscribe: nothing,
  updateSubscriptionOptions: nothing,
});

/** Subscriptions without any pending call, for the hooks. */
const noSubscriptions = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => false,
};

/** RTK Query's middleware responds to this action with its subscriptions; here `frozenStore` does. */
const GET_SUBSCRIPTIONS = '/internal_getRTKQSubscriptions';

/**
 * A read-only store with one state. It has no middleware, reducer and listeners, so screens cause no
 * requests, timers and logs.
 */
export function frozenStore(store: AppStore, state: RootState): AppStore {
  const extra = { ...extraOf(store), isPaused: () => true, untilResumed: never };
  const dispatch = (action: unknown): unknown => {
    if (action === readExtra) return extra;
    if (typeof action === 'function') return restingCall;
    return isGetSubscriptions(action) ? noSubscriptions : action;
  };
  return {
    ...store,
    getState: () => state,
    subscribe: noChange,
    dispatch: dispatch as AppDispatch,
  };
}

function isGetSubscriptions(action: unknown): boolean {
  return isAction(action) && action.type.endsWith(GET_SUBSCRIPTIONS);
}
