import type { Params } from 'react-router-dom';
import type { StartedCall } from '../../api/screenQuery';
import type { StoreEnvironment } from '../../api/thunkExtra';
import type { LocationState } from '../../router/locationSlice';
import { type ScreenModule, openScreen } from '../../router/screen';
import { apiSlices } from '../apiSlices';
import type { RootState } from '../rootReducer';
import { type AppStore, makeStore } from '../store';
import { dehydrate } from './dehydrate';

/** The data from which the server renders a page. */
export interface RouteData {
  readonly store: AppStore;
  /** The state that the page shows and the browser hydrates from: fulfilled queries only. */
  readonly state: RootState;
  /** Whether every call of the route succeeded in time. */
  readonly isComplete: boolean;
}

/**
 * Loads the data of routes: a store for each page, its calls in parallel.
 * @param deadlineMs for all calls of a page together
 */
export function routeDataLoader(environment: StoreEnvironment, deadlineMs: number) {
  return async (
    location: LocationState,
    screen: ScreenModule,
    params: Params,
  ): Promise<RouteData> => {
    const store = makeStore(environment, { location });
    const isComplete = await allSucceed(startCalls(store, screen, params), deadlineMs);
    const state = dehydrate(store.getState());
    clearQueries(store);
    return { store, state, isComplete };
  };
}

/** Opens a screen and starts its calls. */
export function startCalls(
  store: AppStore,
  screen: ScreenModule,
  params: Params,
): readonly StartedCall[] {
  openScreen(store, screen);
  const { load, queries } = screen;
  if (load) return load({ ...store, params });
  return queries?.(params).map(({ initiate }) => store.dispatch(initiate())) ?? [];
}

/** Waits for calls; those that are late are aborted, which settles them. */
async function allSucceed(calls: readonly StartedCall[], deadlineMs: number): Promise<boolean> {
  const timer = setTimeout(() => {
    for (const call of calls) call.abort();
  }, deadlineMs);
  try {
    const results = await Promise.all(calls);
    return results.every(({ isSuccess }) => isSuccess);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Removes the entries of a store: RTK Query's timers would keep them in the memory of a busy
 * server.
 */
export function clearQueries(store: AppStore): void {
  for (const api of apiSlices) {
    const { queries } = store.getState()[api.reducerPath];
    if (Object.keys(queries).length > 0) store.dispatch(api.util.resetApiState());
  }
}
