import { createApi } from '@reduxjs/toolkit/query/react';
import { messages } from '../../api/apiErrors';
import { areaDefaults } from '../../api/responses';

/**
 * Favourites, spec §7. The hearts on product cards stay local to a visit (spec §4): no screen
 * uses this call.
 */
export const favoritesApi = createApi({
  ...areaDefaults,
  reducerPath: 'favorites',
  endpoints: (build) => ({
    addFavorite: build.mutation<unknown, { readonly productId: string }>({
      query: ({ productId }) => ({
        path: '/api/v1/user/favorites',
        method: 'POST',
        body: { productId },
        failure: messages.saveFavorite,
      }),
    }),
  }),
});
