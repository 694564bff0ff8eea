import { type Middleware, addListener, configureStore } from '@reduxjs/toolkit';
import { type StoreEnvironment, type ThunkExtra, makeThunkExtra } from '../api/thunkExtra';
import { withRestoredResponses } from '../features/offline/restoredResponses';
import { type Recorder, makeRecorder } from '../features/report/recorder';
import { apiSlices } from './apiSlices';
import type { DevTools } from './devtools/devTools';
import { makeListeners } from './listeners';
import { type RootState, rootReducer } from './rootReducer';

/** `rootReducer`, with stored responses restored where a call has no data. */
export const storeReducer = withRestoredResponses(rootReducer);

/** Development checks skip the API caches: traversing 100,000 bikes would take seconds. */
const checks = {
  ignoredPaths: apiSlices.map(({ reducerPath }) => reducerPath),
  // The duration includes other work of a busy machine, so tests would warn at random.
  ...(process.env.NODE_ENV === 'test' && { warnAfter: Infinity }),
};
/** Responses with 100,000 bikes, and listeners, which are functions. */
const ignoredActions = ['listings/executeQuery/fulfilled', addListener.type];

/** The thunk extra argument of the shop's store. */
export interface AppExtra extends ThunkExtra {
  readonly recorder: Recorder;
}

/**
 * Creates the store of one visitor (browser) or one request (server).
 * @param devTools time travel, of Redux DevTools or of a preview
 */
export function makeStore(
  environment: StoreEnvironment,
  preloadedState?: Partial<RootState>,
  devTools?: DevTools,
) {
  const timeTravel = devTools?.makeTimeTravel();
  const thunkExtra = makeThunkExtra(environment, timeTravel);
  const { recorder, middleware: recording } = makeRecorder();
  const extra: AppExtra = { ...thunkExtra, recorder };
  const listeners = makeListeners(extra);
  const store = configureStore({
    reducer: storeReducer,
    preloadedState: {
      contentLanguage: { shop: environment.config.contentLanguage, areas: {} },
      ...preloadedState,
    },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        immutableCheck: checks,
        serializableCheck: { ...checks, ignoredActions },
      })
        .concat(apiSlices.map(({ middleware }): Middleware => middleware))
        // Keeps the past from listeners and the recorder.
        .concat(timeTravel ? [timeTravel.guard] : [])
        .concat(timeTravel?.patient(listeners) ?? listeners)
        .concat(environment.isRecorded ? [recording] : []),
    devTools: devTools?.options ?? false,
  });
  timeTravel?.follow(store, recorder);
  if (timeTravel) store.dispatch = timeTravel.unlocked(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** A thunk that returns the thunk extra argument. */
export const readExtra = (_dispatch: unknown, _getState: unknown, extra: AppExtra) => extra;

/** The thunk extra argument of a store, for code that is neither a thunk nor a listener. */
export const extraOf = (store: Pick<AppStore, 'dispatch'>) => store.dispatch(readExtra);
