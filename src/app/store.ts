import {
  type ThunkDispatch,
  type UnknownAction,
  combineSlices,
  configureStore,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { connectionSlice } from '../api/connectionSlice';
import type { PersistedArea } from '../api/persistedResponses';
import { type StoreEnvironment, type ThunkExtra, makeThunkExtra } from '../api/thunkExtra';
import { analyticsApi } from '../features/analytics/analyticsApi';
import { bannersApi } from '../features/banners/bannersApi';
import { listingsArea } from '../features/bikes/listingsArea';
import { categoriesApi } from '../features/categories/categoriesApi';
import { productsApi } from '../features/products/productsApi';
import { typesApi } from '../features/vehicles/typesApi';
import { wishlistSlice } from '../features/wishlist/wishlistSlice';
import { contentLanguageSlice } from '../shared/language/contentLanguageSlice';
import { locationSlice } from '../shared/location/locationSlice';
import { languageSlice } from './language/languageSlice';
import { layoutSlice } from './layout/layoutSlice';
import { withRestoredResponses } from './offline/restoredResponses';
import { makeRecorder } from './report/recorder';
import type { DevTools } from './timeTravel/devTools';
import { type Timeline, onlyLive } from './timeTravel/timeline';

/** One API slice per backend area (spec §7). Reducer, middleware and persistence follow this list. */
export const areaApis = [
  bannersApi,
  categoriesApi,
  productsApi,
  typesApi,
  listingsArea,
  analyticsApi,
] as const satisfies readonly PersistedArea[];

export type AreaPath = (typeof areaApis)[number]['reducerPath'];

/** Slices that join with code that comes late: each adds its line where it is made (`injectInto`). */
export interface LazyLoadedSlices {}

/** Every slice. */
export const rootReducer = combineSlices(
  locationSlice,
  contentLanguageSlice,
  connectionSlice,
  languageSlice,
  layoutSlice,
  wishlistSlice,
  ...areaApis,
).withLazyLoadedSlices<LazyLoadedSlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** The store's reducer: `rootReducer`, and stored responses where a call has no data. */
export const storeReducer = withRestoredResponses(rootReducer);

/** Development checks our own slices: walking through 100,000 cached bikes would take seconds. */
const checks = {
  ignoredPaths: areaApis.map(({ reducerPath }) => reducerPath),
  // Other work counts, too: on a busy machine a check took 50 ms in one of 186 tests; 32 ms would warn.
  ...(process.env.NODE_ENV === 'test' && { warnAfter: Infinity }),
};
const ignoredActions = [`${listingsArea.reducerPath}/executeQuery/fulfilled`];

/**
 * A store for one visitor (browser) or one request (server).
 * @param devTools where developers may step through time
 */
export function makeStore(
  environment: StoreEnvironment,
  preloadedState?: Partial<RootState>,
  devTools?: DevTools,
) {
  // DevTools wraps the store, so the timeline is attached afterwards.
  let timeline: Timeline = environment;
  const isLive = () => environment.isLive() && timeline.isLive();
  const extra: ThunkExtra = {
    ...makeThunkExtra(environment),
    isLive,
    untilLive: async (signal) => {
      await environment.untilLive(signal);
      await timeline.untilLive(signal);
    },
  };
  const { recorder, middleware: recording } = makeRecorder(isLive);
  const timeTravel = devTools?.timeTravelOf({ isLive, recorder });
  const listeners = createListenerMiddleware({ extra });
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
        .prepend(onlyLive({ isLive }, listeners.middleware))
        .concat(areaApis.map((api) => api.middleware))
        .concat(timeTravel ? [timeTravel.timeTravelGuard] : [])
        .concat(environment.isRecorded ? [recording] : []),
    devTools: devTools?.options ?? false,
  });
  if (timeTravel) timeline = timeTravel.timelineOf(store);
  const startListening = listeners.startListening.withTypes<
    RootState,
    ThunkDispatch<RootState, ThunkExtra, UnknownAction>,
    ThunkExtra
  >();
  const { untilLive } = extra;
  return Object.assign(store, { startListening, isLive, untilLive, recorder });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
