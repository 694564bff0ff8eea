import { createApi } from '@reduxjs/toolkit/query/react';
import { areaDefaults, listAnswer, parseItems, staleAfter } from '../../api/answers';
import { messages } from '../../api/errors';
import { CACHED_SECONDS, FRESH } from '../../shared/config/times';
import { type Listing, listingSchema } from './listingSchema';

/** Bike listings are those whose category has this slug (spec §3). */
export const BIKE_SLUG = 'bike';

/** The listings host, spec §7. */
export const listingsApi = createApi({
  ...areaDefaults,
  reducerPath: 'listings',
  tagTypes: ['Listing'],
  keepUnusedDataFor: CACHED_SECONDS.listings,
  endpoints: (build) => ({
    /** All bikes: the host answers every listing, we keep those with the slug `bike`. */
    getBikes: build.query<Listing[], void>({
      query: () => ({
        host: 'listings',
        path: '/api/listings',
        failure: messages.loadListings,
      }),
      forceRefetch: staleAfter(FRESH.listings),
      rawResponseSchema: listAnswer,
      transformResponse: (items: unknown[]) =>
        parseItems(listingSchema, items, 'listings').filter(
          ({ categorySlug }) => categorySlug === BIKE_SLUG,
        ),
      providesTags: ['Listing'],
    }),
  }),
});

export const { useGetBikesQuery } = listingsApi;
