import type { AppDispatch, AppStore, RootState } from '../../../app/store';

const nothing = () => undefined;
const noChange = () => nothing;
const never = () => new Promise<void>(nothing);

/** The call that the hooks of RTK Query get: nothing is sent, and nothing is awaited. */
const restingCall = Object.assign(never(), {
  unsubscribe: nothing,
  updateSubscriptionOptions: nothing,
});

/** Tells those hooks that no call is under way. */
const noSubscriptions = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => false,
};

/**
 * RTK Query's middleware returns the subscriptions for this action; here there is no middleware.
 */
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
 * A store that shows one state and does nothing at all: without middleware, reducer and listeners
 * there are no requests, timers and logs, whatever its screens dispatch.
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
