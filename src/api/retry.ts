import type { UnknownAction } from '@reduxjs/toolkit';
import { selectIsOnline, wentOnline } from './connectionSlice';
import type { RetryApi, StateWithConnection } from './retryListener';
import type { ScreenQuery } from './screenQuery';

/**
 * 'Try Again' sends waiting and hanging requests at once, and refetches the screen's failed queries.
 * While offline, and when the connection is back, it refetches all queries of the screen, because some
 * may not have been sent. RTK Query's `refetchOnReconnect` would also remove queries that no screen
 * shows.
 */
export function retry<State extends StateWithConnection>(
  cause: UnknownAction,
  { dispatch, getState, extra }: RetryApi<State>,
  shownQueries: readonly ScreenQuery<State>[],
): void {
  extra.retrySignal.retryNow();
  const state = getState();
  const isAll = wentOnline.match(cause) || !selectIsOnline(state);
  for (const { select, initiate } of shownQueries) {
    const { isError, isUninitialized } = select(state);
    if (isError || (isAll && !isUninitialized)) {
      void dispatch(initiate({ subscribe: false, forceRefetch: true }));
    }
  }
}
