import {
  type ListenerEffectAPI,
  type ThunkDispatch,
  type UnknownAction,
  isAnyOf,
} from '@reduxjs/toolkit';
import { type connectionSlice, retryRequested, wentOnline } from './connectionSlice';
import type { ScreenQuery } from './screenQuery';
import type { ThunkExtra } from './thunkExtra';

export interface StateWithConnection {
  readonly connection: ReturnType<typeof connectionSlice.reducer>;
}

/** The API of the listener's effect. */
export type RetryApi<State> = ListenerEffectAPI<
  State,
  ThunkDispatch<State, ThunkExtra, UnknownAction>,
  ThunkExtra
>;

/**
 * Retries on 'Try Again', and when the connection is back. The code loads with the background, or when
 * it is first needed, to keep the first script small.
 */
export function retryListener<State extends StateWithConnection>(
  selectScreenQueries: (state: State) => readonly ScreenQuery<State>[],
) {
  return {
    matcher: isAnyOf(retryRequested, wentOnline),
    effect: async (cause: UnknownAction, api: RetryApi<State>) => {
      // If it fails to load, the next click tries again.
      const code = await import(/* webpackChunkName: "background" */ './retry').catch(() => null);
      code?.retry(cause, api, selectScreenQueries(api.getState()));
    },
  };
}
