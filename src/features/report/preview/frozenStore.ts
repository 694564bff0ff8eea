import type { AppDispatch, AppStore, RootState } from '../../../app/store';

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

/** RTK Query's middleware responds to this action with its subscriptions; here `dispatch` does. */
const GET_SUBSCRIPTIONS = '/internal_getRTKQSubscriptions';

function rest(action: unknown): unknown {
  if (typeof action === 'function') return restingCall;
  const wantsSubscriptions =
    typeof action === 'object' &&
    action !== null &&
    'type' in action &&
    String(action.type).endsWith(GET_SUBSCRIPTIONS);
  return wantsSubscriptions ? noSubscriptions : action;
}

/**
 * A read-only store with one state. It has no middleware, reducer and listeners, so screens cause no
 * requests, timers and logs.
 */
export function frozenStore(store: AppStore, state: RootState): AppStore {
  return {
    ...store,
    getState: () => state,
    subscribe: noChange,
    dispatch: rest as AppDispatch,
    isPaused: () => true,
    untilResumed: never,
  };
}
