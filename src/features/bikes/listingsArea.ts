import { createApi } from '@reduxjs/toolkit/query/react';
import { areaDefaults } from '../../api/areaDefaults';
import { withPersistence } from '../../api/persistedResponses';
import { FRESH_SECONDS } from '../../shared/config/times';

/**
 * The listings host's area of the store (spec §7). Its endpoints join with the screen that needs
 * them: `listingsApi.ts`.
 */
export const listingsArea = withPersistence(
  createApi({
    ...areaDefaults,
    reducerPath: 'listings',
    tagTypes: ['Listing'],
    refetchOnMountOrArgChange: FRESH_SECONDS.listings,
    endpoints: () => ({}),
  }),
  {},
);
