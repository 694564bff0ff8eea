import { messages } from '../../api/apiErrors';
import { listResponse, staleAfter } from '../../api/responses';
import { FRESH } from '../../shared/config/times';
import { type BikeList, isCut, readBikes } from './bikeList';
import { listingsArea } from './listingsArea';

const isStale = staleAfter(FRESH.listings);

/** The listings host, spec §7. */
export const listingsApi = listingsArea.injectEndpoints({
  endpoints: (build) => ({
    /** All bikes: the host answers every listing, we keep those with the slug `bike`. */
    getBikes: build.query<BikeList, void>({
      query: () => ({
        host: 'listings',
        path: '/api/listings',
        failure: messages.loadListings,
      }),
      // The server and the stored copy carry the beginning only: the rest is always fetched.
      forceRefetch: (cause) => isStale(cause) || isCut(cause.endpointState?.data),
      // Comparing 100,000 bikes one by one would cost more than it saves.
      structuralSharing: false,
      rawResponseSchema: listResponse,
      transformResponse: (items: unknown[], meta) => readBikes(items, meta?.publicOrigin ?? ''),
      providesTags: ['Listing'],
    }),
  }),
});

export const { useGetBikesQuery } = listingsApi;
