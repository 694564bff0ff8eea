import { type Middleware, combineSlices, configureStore } from '@reduxjs/toolkit';
import { connectionSlice } from '../api/connectionSlice';
import type { PersistedArea } from '../api/persistedResponses';
import { type StoreEnvironment, type ThunkExtra, makeThunkExtra } from '../api/thunkExtra';
import { analyticsApi } from '../features/analytics/analyticsApi';
import { bannersApi } from '../features/banners/bannersApi';
import { listingsArea } from '../features/bikes/listingsArea';
import { categoriesApi } from '../features/categories/categoriesApi';
import { withRestoredResponses } from '../features/offline/restoredResponses';
import { productsApi } from '../features/products/productsApi';
import { type Recorder, makeRecorder } from '../features/report/recorder';
import { layoutSlice } from '../features/shell/layoutSlice';
import { vehicleTypesApi } from '../features/vehicles/vehicleTypesApi';
import { wishlistSlice } from '../features/wishlist/wishlistSlice';
import { languageSlice } from '../router/languageSlice';
import { locationSlice } from '../router/locationSlice';
import { contentLanguageSlice } from '../shared/i18n/contentLanguageSlice';
import { onReplaced, replaceInjected } from './browser/hotReducers';
import type { DevTools } from './devtools/devTools';
import { type AppStartListening, makeListeners } from './listeners';

/** One API slice per backend area (spec §7). Reducer, middleware and persistence use this list. */
const currentApis = () =>
  [bannersApi, categoriesApi, productsApi, vehicleTypesApi, listingsArea, analyticsApi] as const;
export const apiSlices = currentApis() satisfies readonly PersistedArea[];

export type AreaPath = (typeof apiSlices)[number]['reducerPath'];

/** Slices of lazy code; each declares itself where it calls `injectInto`. */
export interface LazyLoadedSlices {}

const currentSlices = () =>
  [
    locationSlice,
    contentLanguageSlice,
    connectionSlice,
    languageSlice,
    layoutSlice,
    wishlistSlice,
  ] as const;

/** All slices. */
export const rootReducer = combineSlices(
  ...currentSlices(),
  ...apiSlices,
).withLazyLoadedSlices<LazyLoadedSlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** `rootReducer`, with stored responses restored where a call has no data. */
export const storeReducer = withRestoredResponses(rootReducer);

/** Development checks skip the API caches: traversing 100,000 bikes would take seconds. */
const checks = {
  ignoredPaths: apiSlices.map(({ reducerPath }) => reducerPath),
  // The duration includes other work of a busy machine, so tests would warn at random.
  ...(process.env.NODE_ENV === 'test' && { warnAfter: Infinity }),
};
const ignoredActions = [`${listingsArea.reducerPath}/executeQuery/fulfilled`];

/** An area's middleware, looked up at each action because `npm run dev` may replace the area. */
function areaMiddleware(index: number): Middleware {
  return (api) => (next) => {
    let area = apiSlices[index];
    let handle = area?.middleware(api)(next) ?? next;
    return (action) => {
      if (process.env.NODE_ENV === 'development' && area !== apiSlices[index]) {
        area = apiSlices[index];
        handle = area?.middleware(api)(next) ?? next;
      }
      return handle(action);
    };
  };
}

// As in Redux's guide to hot reloading: the state stays, and DevTools recomputes its history.
if (process.env.NODE_ENV === 'development' && module.hot) {
  module.hot.accept(
    [
      '../api/connectionSlice',
      '../features/analytics/analyticsApi',
      '../features/banners/bannersApi',
      '../features/bikes/listingsArea',
      '../features/categories/categoriesApi',
      '../features/products/productsApi',
      '../features/vehicles/vehicleTypesApi',
      '../features/wishlist/wishlistSlice',
      '../shared/i18n/contentLanguageSlice',
      '../router/locationSlice',
      '../router/languageSlice',
      '../features/shell/layoutSlice',
    ],
    () => {
      Object.assign(apiSlices, currentApis());
      for (const slice of [...currentSlices(), ...apiSlices]) rootReducer.inject(slice);
    },
  );
  replaceInjected(rootReducer);
}

/** The thunk extra argument of the shop's store. */
export interface AppExtra extends ThunkExtra {
  readonly recorder: Recorder;
  readonly startListening: AppStartListening;
}

/**
 * Creates the store of one visitor (browser) or one request (server).
 * @param devTools enables time travel for developers
 */
export function makeStore(
  environment: StoreEnvironment,
  preloadedState?: Partial<RootState>,
  devTools?: DevTools,
) {
  const timeTravel = devTools?.makeTimeTravel();
  const thunkExtra = makeThunkExtra(environment, timeTravel);
  const { recorder, middleware: recording } = makeRecorder();
  const listeners = makeListeners(thunkExtra);
  const extra: AppExtra = { ...thunkExtra, recorder, startListening: listeners.startListening };
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
        .concat(apiSlices.map((_, index) => areaMiddleware(index)))
        // Keeps the past from listeners and the recorder.
        .concat(timeTravel ? [timeTravel.guard] : [])
        .concat(timeTravel?.patient(listeners.middleware) ?? listeners.middleware)
        .concat(environment.isRecorded ? [recording] : []),
    devTools: devTools?.options ?? false,
  });
  timeTravel?.follow(store, recorder);
  if (process.env.NODE_ENV === 'development') {
    onReplaced(() => {
      store.replaceReducer(storeReducer);
    });
  }
  if (timeTravel) store.dispatch = timeTravel.unlocked(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** A thunk that returns the thunk extra argument. */
export const readExtra = (_dispatch: unknown, _getState: unknown, extra: AppExtra) => extra;

/** The thunk extra argument of a store, for code that is neither a thunk nor a listener. */
export const extraOf = (store: Pick<AppStore, 'dispatch'>) => store.dispatch(readExtra);
