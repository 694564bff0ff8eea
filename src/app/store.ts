import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { connectionSlice } from '../api/connectionSlice';
import type { Services } from '../api/services';
import { analyticsApi } from '../features/analytics/analyticsApi';
import { bannersApi } from '../features/banners/bannersApi';
import { listingsApi } from '../features/bikes/listingsApi';
import { categoriesApi } from '../features/categories/categoriesApi';
import { productsApi } from '../features/products/productsApi';
import { typesApi } from '../features/vehicles/typesApi';
import { wishlistSlice } from '../features/wishlist/wishlistSlice';
import { locationSlice } from '../shared/location/locationSlice';

/** One API slice per backend area (spec §7). */
export const areaApis = [
  bannersApi,
  categoriesApi,
  productsApi,
  typesApi,
  listingsApi,
  analyticsApi,
] as const;

/** Every slice. Slices that only one lazy screen needs join when the screen is loaded. */
export const rootReducer = combineSlices(
  locationSlice,
  connectionSlice,
  wishlistSlice,
  ...areaApis,
);

export type RootState = ReturnType<typeof rootReducer>;

/** A store for one visitor (browser) or one request (server). */
export function makeStore(services: Services, preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware({ extra: services });
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState === undefined ? {} : { preloadedState }),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument: services } })
        .prepend(listeners.middleware)
        .concat(areaApis.map((api) => api.middleware)),
    devTools: services.config.devTools && { name: 'Dushi Market' },
  });
  return Object.assign(store, { startListening: listeners.startListening });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

/** Refetches what is on the screen when the browser is back online. */
export function followConnection(store: AppStore): () => void {
  return setupListeners(store.dispatch);
}
