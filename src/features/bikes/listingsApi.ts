import { failures } from '../../api/apiErrors';
import { hasFailed } from '../../api/areaDefaults';
import { fetchedSchema } from '../../api/fetchedSchema';
import { withPersistence } from '../../api/persistedResponses';
import { backendPaths } from '../../shared/config/backendPaths';
import { type BikeList, isCut } from './bikeList';
import { listingsArea } from './listingsArea';
import { fetchReading, persistedBikes } from './persistedBikes';

/** The listings host, spec §7. */
export const listingsApi = withPersistence(
  listingsArea.injectEndpoints({
    endpoints: (build) => ({
      /** All bikes: the host sends every listing, and those with the slug `bike` are kept. */
      getBikes: build.query<BikeList, void>({
        query: () => ({
          host: 'listings',
          path: backendPaths.listings,
          failure: failures.loadListings,
        }),
        // The server's list and the stored one are truncated, so the rest is always fetched.
        forceRefetch: (call) => hasFailed(call) || isCut(call.endpointState?.data),
        // Comparing 100,000 bikes costs more than it saves.
        structuralSharing: false,
        rawResponseSchema: fetchedSchema(async () => (await fetchReading()).listingsResponse),
        transformResponse: async (items: unknown[], meta) =>
          (await fetchReading()).readBikes(items, meta?.publicOrigin ?? ''),
        providesTags: ['Listing'],
      }),
    }),
  }),
  { getBikes: persistedBikes },
);

export const { useGetBikesQuery } = listingsApi;
