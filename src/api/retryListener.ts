import {
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
  isAnyOf,
} from '@reduxjs/toolkit';
import {
  type connectionSlice,
  retryRequested,
  selectIsOnline,
  wentOnline,
} from './connectionSlice';
import type { ShownQuery } from './shownQuery';
import type { ThunkExtra } from './thunkExtra';

interface StateWithConnection {
  readonly connection: ReturnType<typeof connectionSlice.reducer>;
}

/**
 * 'Try Again' sends at once what waits or hangs, and fetches again what has failed on the screen;
 * offline, where nothing may have been tried, all that is on the screen. So does the connection
 * when it is back. RTK Query's own `refetchOnReconnect` would also forget what no screen shows.
 */
export function retryListener<State extends StateWithConnection>(
  selectShownQueries: (state: State) => readonly ShownQuery<State>[],
) {
  type Dispatch = ThunkDispatch<State, ThunkExtra, UnknownAction>;
  return {
    matcher: isAnyOf(retryRequested, wentOnline),
    effect: (
      action: UnknownAction,
      { dispatch, getState, extra }: ListenerEffectAPI<State, Dispatch, ThunkExtra>,
    ) => {
      extra.retrySignal.retryNow();
      const state = getState();
      const isAll = wentOnline.match(action) || !selectIsOnline(state);
      for (const { select, initiate } of selectShownQueries(state)) {
        const { isError, isUninitialized } = select(state);
        if (isError || (isAll && !isUninitialized)) {
          void dispatch(initiate({ subscribe: false, forceRefetch: true }));
        }
      }
    },
  };
}
