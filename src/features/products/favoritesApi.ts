import { backendPaths } from '../../shared/config/backendPaths';
import { productsApi } from './productsApi';

/**
 * Favourites, spec §7. The hearts on product cards stay local to a visit (spec §4), so no screen
 * uses this call: a file that imports this one adds it to the area.
 */
export const favoritesApi = productsApi.injectEndpoints({
  endpoints: (build) => ({
    addFavorite: build.mutation<unknown, { readonly productId: string }>({
      query: ({ productId }) => ({
        path: backendPaths.favorites,
        method: 'POST',
        body: { productId },
        failure: { message: 'Failed to save favorite' },
      }),
    }),
  }),
});
