import {
  type ThunkDispatch,
  type UnknownAction,
  combineSlices,
  configureStore,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { connectionSlice } from '../api/connectionSlice';
import { type StoreEnvironment, type ThunkExtra, makeThunkExtra } from '../api/thunkExtra';
import { analyticsApi } from '../features/analytics/analyticsApi';
import type { AuthState } from '../features/auth/authSlice';
import { bannersApi } from '../features/banners/bannersApi';
import type { HeroSliderState } from '../features/banners/heroSliderSlice';
import type { BikeDialogState } from '../features/bikes/bikeDialogSlice';
import type { BikeFiltersState } from '../features/bikes/bikeFiltersSlice';
import { listingsArea } from '../features/bikes/listingsArea';
import { categoriesApi } from '../features/categories/categoriesApi';
import type { SidebarState } from '../features/categories/sidebarSlice';
import { favoritesApi } from '../features/favorites/favoritesApi';
import type { HomeState } from '../features/home/homeSlice';
import { productsApi } from '../features/products/productsApi';
import { typesApi } from '../features/vehicles/typesApi';
import { wishlistSlice } from '../features/wishlist/wishlistSlice';
import { locationSlice } from '../shared/location/locationSlice';
import { layoutSlice } from './layout/layoutSlice';
import { withSavedCopies } from './offline/cachedResponses';
import { releaseSlice } from './offline/releaseSlice';
import type { DevTools } from './timeTravel/devTools';
import { type Timeline, onlyLive } from './timeTravel/timeline';

/** One API slice per backend area (spec §7). */
export const areaApis = [
  bannersApi,
  categoriesApi,
  productsApi,
  typesApi,
  listingsArea,
  favoritesApi,
  analyticsApi,
] as const;

/** Slices that join the store with a lazy screen; absent until then. */
interface LazySlices {
  readonly home: HomeState;
  readonly heroSlider: HeroSliderState;
  readonly sidebar: SidebarState;
  readonly auth: AuthState;
  readonly bikeFilters: BikeFiltersState;
  readonly bikeDialog: BikeDialogState;
}

/** Every slice. Slices that only one lazy screen needs join when the screen is loaded. */
export const rootReducer = combineSlices(
  locationSlice,
  connectionSlice,
  releaseSlice,
  layoutSlice,
  wishlistSlice,
  ...areaApis,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** What the store runs on: every slice, and the copies that stand in for missing answers. */
export const storeReducer = withSavedCopies(rootReducer);

/** Development's checks say so only when they take this long (ms): busy machines are no news. */
const SLOW_CHECKS = { warnAfter: 1_000 };

/**
 * A store for one visitor (browser) or one request (server).
 * @param devTools where developers may step through time
 */
export function makeStore(
  services: StoreEnvironment,
  preloadedState?: Partial<RootState>,
  devTools?: DevTools,
) {
  // DevTools wraps the store, so what tells past from present comes after it.
  let timeline: Timeline = services;
  const isLive = () => services.isLive() && timeline.isLive();
  const extra: ThunkExtra = {
    ...makeThunkExtra(services),
    isLive,
    untilLive: async (signal) => {
      await services.untilLive(signal);
      await timeline.untilLive(signal);
    },
  };
  const listeners = createListenerMiddleware({ extra });
  const store = configureStore({
    reducer: storeReducer,
    ...(preloadedState === undefined ? {} : { preloadedState }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extra },
        immutableCheck: SLOW_CHECKS,
        serializableCheck: SLOW_CHECKS,
      })
        .prepend(onlyLive({ isLive }, listeners.middleware))
        .concat(areaApis.map((api) => api.middleware))
        .concat(devTools ? [devTools.timeTravelGuard({ isLive })] : []),
    devTools: devTools?.options ?? false,
  });
  if (devTools) timeline = devTools.timelineOf(store);
  const startListening = listeners.startListening.withTypes<
    RootState,
    ThunkDispatch<RootState, ThunkExtra, UnknownAction>,
    ThunkExtra
  >();
  return Object.assign(store, { startListening, isLive });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
