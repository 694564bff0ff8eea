import { createApi } from '@reduxjs/toolkit/query/react';
import { failures } from '../../api/apiErrors';
import { persistedList, withPersistence } from '../../api/persistedResponses';
import { areaDefaults, hasFailed, listResponse, parseItems } from '../../api/responses';
import { thunkExtraOf } from '../../api/thunkExtra';
import { FRESH_SECONDS } from '../../shared/config/times';
import { type VehicleType, vehicleTypeDomain, vehicleTypeSchema } from './vehicleTypeSchema';

/** The list of vehicle types, cached under the key `cars` (spec §7). */
export const typesApi = withPersistence(
  createApi({
    ...areaDefaults,
    reducerPath: 'types',
    tagTypes: ['VehicleType'],
    refetchOnMountOrArgChange: FRESH_SECONDS.types,
    endpoints: (build) => ({
      getVehicleTypes: build.query<VehicleType[], void>({
        query: () => ({ path: '/v1/types/list-types', failure: failures.fetchCars }),
        serializeQueryArgs: () => 'cars',
        forceRefetch: hasFailed,
        rawResponseSchema: listResponse,
        transformResponse: (items: unknown[]) =>
          parseItems(vehicleTypeSchema, items, 'vehicle types'),
        // Spec §8: 'Failed to fetch cars' is raised and the status is logged.
        transformErrorResponse: ({ status }) => ({ status, ...failures.fetchCars }),
        async onQueryStarted(_arg, { extra, queryFulfilled, getCacheEntry }) {
          // A past state sends no request: no real one has failed.
          if (!thunkExtraOf(extra).isLive()) return;
          try {
            await queryFulfilled;
          } catch {
            const { error } = getCacheEntry();
            if (error && 'status' in error) console.error(failures.fetchCars.message, error.status);
          }
        },
        providesTags: ['VehicleType'],
      }),
    }),
  }),
  { getVehicleTypes: persistedList(vehicleTypeDomain, 'vehicle types') },
);

export const { useGetVehicleTypesQuery } = typesApi;
