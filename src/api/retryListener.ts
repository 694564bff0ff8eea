import {
  type ListenerEffectAPI,
  type ThunkAction,
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
import type { ThunkExtra } from './thunkExtra';

interface QueryEntry {
  readonly status: string;
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
}

interface AreaState {
  readonly queries: Readonly<Record<string, QueryEntry | undefined>>;
  readonly subscriptions: Readonly<Record<string, unknown>>;
}

/** An area's API, as far as its queries are sent again. */
interface RetryableApi<Path extends string> {
  readonly reducerPath: Path;
  readonly endpoints: Readonly<
    Record<
      string,
      {
        initiate(
          arg: unknown,
          options: {
            readonly subscribe: false;
            readonly forceRefetch: true;
            readonly track?: never;
          },
        ): ThunkAction<unknown, unknown, ThunkExtra, UnknownAction>;
      }
    >
  >;
}

type StateWith<Path extends string> = Record<Path, AreaState> & {
  readonly connection: ReturnType<typeof connectionSlice.reducer>;
};

/**
 * 'Try Again' sends at once what waits or hangs, and fetches again what has failed; offline, where
 * nothing may have been tried, all that is on the screen. Back online, RTK Query fetches what is on
 * the screen by itself.
 */
export function retryListener<Path extends string>(apis: readonly RetryableApi<Path>[]) {
  type Dispatch = ThunkDispatch<StateWith<Path>, ThunkExtra, UnknownAction>;
  return {
    matcher: isAnyOf(retryRequested, wentOnline),
    effect: (
      action: UnknownAction,
      { dispatch, getState, extra }: ListenerEffectAPI<StateWith<Path>, Dispatch, ThunkExtra>,
    ) => {
      extra.retrySignal.retryNow();
      if (!retryRequested.match(action)) return;
      const state = getState();
      const isOnline = selectIsOnline(state);
      for (const { reducerPath, endpoints } of apis) {
        const { queries, subscriptions } = state[reducerPath];
        for (const [key, entry] of Object.entries(queries)) {
          const hasFailed = entry?.status === 'rejected';
          const endpoint = endpoints[entry?.endpointName ?? ''];
          if (!endpoint || !(hasFailed || (!isOnline && key in subscriptions))) continue;
          void dispatch(
            endpoint.initiate(entry?.originalArgs, { subscribe: false, forceRefetch: true }),
          );
        }
      }
    },
  };
}
