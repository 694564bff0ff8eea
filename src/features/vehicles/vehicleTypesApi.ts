import { createApi } from '@reduxjs/toolkit/query/react';
import { failures } from '../../api/apiErrors';
import { areaDefaults, hasFailed } from '../../api/areaDefaults';
import { onFailure } from '../../api/fallback';
import { fetchedSchema } from '../../api/fetchedSchema';
import { persistedList, withPersistence } from '../../api/persistedResponses';
import { backendPaths } from '../../shared/config/backendPaths';
import { FRESH_SECONDS } from '../../shared/config/times';
import type { VehicleType } from './vehicleTypeSchema';

const fetchSchemas = () => import(/* webpackChunkName: "background" */ './vehicleTypeSchema');

/** The list of vehicle types, cached under the key `cars` (spec §7). */
export const vehicleTypesApi = withPersistence(
  createApi({
    ...areaDefaults,
    reducerPath: 'types',
    tagTypes: ['VehicleType'],
    refetchOnMountOrArgChange: FRESH_SECONDS.types,
    endpoints: (build) => ({
      getVehicleTypes: build.query<readonly VehicleType[], void>({
        query: () => ({ path: backendPaths.vehicleTypes, failure: failures.fetchCars }),
        serializeQueryArgs: () => 'cars',
        forceRefetch: hasFailed,
        rawResponseSchema: fetchedSchema(async () => (await fetchSchemas()).vehicleTypesResponse),
        // Spec §8: 'Failed to fetch cars' is raised and the status is logged.
        transformErrorResponse: ({ status }) => ({ status, ...failures.fetchCars }),
        onQueryStarted: onFailure(({ error }: { readonly error?: object | undefined }) => {
          if (error && 'status' in error) console.error(failures.fetchCars.message, error.status);
        }),
        providesTags: ['VehicleType'],
      }),
    }),
  }),
  { getVehicleTypes: persistedList(async () => (await fetchSchemas()).checkStoredVehicleTypes) },
);

export const { useGetVehicleTypesQuery } = vehicleTypesApi;
