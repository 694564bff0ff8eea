import {
  type DevToolsEnhancerOptions,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
  addListener,
  configureStore,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import {
  type StoreEnvironment,
  type ThunkExtra,
  type Timeline,
  makeThunkExtra,
} from '../api/thunkExtra';
import { withRestoredResponses } from '../features/offline/restoredResponses';
import { apiSlices } from './apiSlices';
import { type Recorder, makeRecorder } from './recorder';
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

/** A store whose history DevTools may rewrite. */
export interface FollowedStore {
  getState(): RootState;
  readonly dispatch: ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
}

/** Makes a store show its past: that of Redux DevTools, or of a report. */
export interface DevTools {
  readonly options: DevToolsEnhancerOptions | false;
  readonly makeTimeTravel: () => Timeline & {
    /** Keeps the past from listeners and the recorder. */
    readonly guard: Middleware;
    /** Defers actions of running listeners to the present. */
    readonly patient: (listeners: Middleware) => Middleware;
    readonly follow: (store: FollowedStore, recorder: Pick<Recorder, 'beginAgain'>) => void;
    /** A `dispatch` that works while changes are locked. */
    readonly unlocked: <Dispatch>(dispatch: Dispatch) => Dispatch;
  };
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
  const listeners = createListenerMiddleware({ extra }).middleware;
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
