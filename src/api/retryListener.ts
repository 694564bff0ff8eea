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

/** What a listener may do with the store. */
export type RetryApi<State> = ListenerEffectAPI<
  State,
  ThunkDispatch<State, ThunkExtra, UnknownAction>,
  ThunkExtra
>;

/**
 * Retries on 'Try Again', and when the connection is back. The code for that is outside the first
 * script: it comes with the background, or when it is first needed.
 */
export function retryListener<State extends StateWithConnection>(
  selectScreenQueries: (state: State) => readonly ScreenQuery<State>[],
) {
  return {
    matcher: isAnyOf(retryRequested, wentOnline),
    effect: async (cause: UnknownAction, api: RetryApi<State>) => {
      // If it cannot be fetched, the next click tries again.
      const code = await import(/* webpackChunkName: "background" */ './retry').catch(() => null);
      code?.retry(cause, api, selectScreenQueries(api.getState()));
    },
  };
}
