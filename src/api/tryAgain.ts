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
import type { ScreenQuery } from './screenQuery';
import type { ThunkExtra } from './thunkExtra';

interface StateWithConnection {
  readonly connection: ReturnType<typeof connectionSlice.reducer>;
}

/**
 * On 'Try Again', sends waiting and hanging requests at once, and refetches the screen's failed queries.
 * While offline, and when the connection is back, it refetches all queries of the screen, because some
 * may not have been sent. RTK Query's `refetchOnReconnect` would also remove queries that no screen
 * shows.
 */
export function tryAgainListener<State extends StateWithConnection>(
  selectScreenQueries: (state: State) => readonly ScreenQuery<State>[],
) {
  return {
    matcher: isAnyOf(retryRequested, wentOnline),
    effect: (
      cause: UnknownAction,
      {
        dispatch,
        extra,
        getState,
      }: ListenerEffectAPI<State, ThunkDispatch<State, ThunkExtra, UnknownAction>, ThunkExtra>,
    ) => {
      extra.retryNow();
      const state = getState();
      const isAll = wentOnline.match(cause) || !selectIsOnline(state);
      for (const { select, initiate } of selectScreenQueries(state)) {
        const { isError, isUninitialized } = select(state);
        if (isError || (isAll && !isUninitialized)) {
          void dispatch(initiate({ subscribe: false, forceRefetch: true }));
        }
      }
    },
  };
}
