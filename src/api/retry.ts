import type { UnknownAction } from '@reduxjs/toolkit';
import { selectIsOnline, wentOnline } from './connectionSlice';
import type { RetryApi, StateWithConnection } from './retryListener';
import type { ScreenQuery } from './screenQuery';

/**
 * 'Try Again' sends waiting and hanging requests at once, and fetches again what has failed on the
 * screen. Offline it fetches everything on the screen, as nothing may have been tried. So does a
 * connection that is back. RTK Query's own `refetchOnReconnect` would also drop what no screen
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
