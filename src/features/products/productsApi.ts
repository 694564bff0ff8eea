import { createApi } from '@reduxjs/toolkit/query/react';
import { failures } from '../../api/apiErrors';
import { areaDefaults, hasFailed } from '../../api/areaDefaults';
import { fetchedSchema } from '../../api/fetchedSchema';
import { persistedList, withPersistence } from '../../api/persistedResponses';
import { itemTag } from '../../api/tags';
import { backendPaths } from '../../shared/config/backendPaths';
import type { Product } from './productSchema';

/** Home shows this many featured products (spec §9). */
export const FEATURED_PRODUCTS = 6;

const fetchSchemas = () => import(/* webpackChunkName: "background" */ './productSchema');

/** Products, spec §7. */
export const productsApi = withPersistence(
  createApi({
    ...areaDefaults,
    reducerPath: 'products',
    tagTypes: ['Product'],
    endpoints: (build) => ({
      getFeaturedProducts: build.query<readonly Product[], { readonly limit?: number }>({
        query: ({ limit = FEATURED_PRODUCTS }) => ({
          path: backendPaths.featuredProducts,
          query: { limit },
          failure: failures.loadContent,
        }),
        forceRefetch: hasFailed,
        rawResponseSchema: fetchedSchema(async () => (await fetchSchemas()).productsResponse),
        providesTags: (products = []) => [
          { type: 'Product', id: 'FEATURED' },
          ...products.map(({ id }) => itemTag('Product', id)),
        ],
      }),
    }),
  }),
  { getFeaturedProducts: persistedList(async () => (await fetchSchemas()).checkStoredProducts) },
);

export const { useGetFeaturedProductsQuery } = productsApi;
