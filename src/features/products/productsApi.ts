import { createApi } from '@reduxjs/toolkit/query/react';
import { messages } from '../../api/apiErrors';
import { areaDefaults, listResponse, parseItems, staleAfter } from '../../api/responses';
import { CACHED_SECONDS, FRESH } from '../../shared/config/times';
import { type Product, productSchema } from './productSchema';

/** Home shows this many featured products (spec §9). */
export const FEATURED_PRODUCTS = 6;

/** Products, spec §7. */
export const productsApi = createApi({
  ...areaDefaults,
  reducerPath: 'products',
  tagTypes: ['Product'],
  keepUnusedDataFor: CACHED_SECONDS.featuredProducts,
  endpoints: (build) => ({
    getFeaturedProducts: build.query<Product[], { readonly limit?: number }>({
      query: ({ limit = FEATURED_PRODUCTS }) => ({
        path: '/api/v1/featured-products',
        query: { limit },
        failure: messages.loadContent,
      }),
      forceRefetch: staleAfter(FRESH.featuredProducts),
      rawResponseSchema: listResponse,
      transformResponse: (items: unknown[]) => parseItems(productSchema, items, 'products'),
      providesTags: (products = []) => [
        { type: 'Product', id: 'FEATURED' },
        ...products.map(({ id }) => ({ type: 'Product' as const, id })),
      ],
    }),
  }),
});

export const { useGetFeaturedProductsQuery } = productsApi;
