import type { StoreEnvironment } from '../../api/thunkExtra';
import { bikePath } from '../../features/bikes/bikeAddress';
import { listingsApi } from '../../features/bikes/listingsApi';
import { vehicleTypesApi } from '../../features/vehicles/vehicleTypesApi';
import { vehiclesPath } from '../../shared/config/paths';
import { makeStore } from '../store';
import { clearQueries } from './routeData';

export interface ContentAddresses {
  /** Paths with their queries. */
  readonly hrefs: readonly string[];
  /** Whether all calls succeeded. */
  readonly isComplete: boolean;
}

/** The addresses of what the backends list now: vehicle types, their styles, bikes. */
export async function contentAddresses(environment: StoreEnvironment): Promise<ContentAddresses> {
  const store = makeStore(environment);
  const [types, listings] = await Promise.all([
    store.dispatch(vehicleTypesApi.endpoints.getVehicleTypes.initiate()),
    store.dispatch(listingsApi.endpoints.getBikes.initiate()),
  ]);
  clearQueries(store);
  const vehicles = (types.data ?? []).flatMap(({ id, subcategories }) => [
    vehiclesPath(id),
    ...subcategories.map((style) => vehiclesPath(id, style.id)),
  ]);
  const bikes = (listings.data?.bikes ?? []).map(({ id }) => bikePath(id));
  return {
    hrefs: [...vehicles, ...bikes],
    isComplete: types.isSuccess && listings.isSuccess,
  };
}
