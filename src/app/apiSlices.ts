import type { PersistedArea } from '../api/persistedResponses';
import { analyticsApi } from '../features/analytics/analyticsApi';
import { bannersApi } from '../features/banners/bannersApi';
import { listingsArea } from '../features/bikes/listingsArea';
import { categoriesApi } from '../features/categories/categoriesApi';
import { productsApi } from '../features/products/productsApi';
import { vehicleTypesApi } from '../features/vehicles/vehicleTypesApi';

/** One API slice per backend area (spec §7). Reducer, middleware, persistence and reports use this list. */
export const apiSlices = [
  bannersApi,
  categoriesApi,
  productsApi,
  vehicleTypesApi,
  listingsArea,
  analyticsApi,
] as const satisfies readonly PersistedArea[];

export type AreaPath = (typeof apiSlices)[number]['reducerPath'];
