import { createApi } from '@reduxjs/toolkit/query/react';
import { failures } from '../../api/apiErrors';
import { persistedList, withPersistence } from '../../api/persistedResponses';
import { areaDefaults, hasFailed, listResponse, parseItems } from '../../api/responses';
import { type Product, productDomain, productSchema } from './productSchema';

/** Home shows this many featured products (spec §9). */
export const FEATURED_PRODUCTS = 6;

/** Products, spec §7. */
export const productsApi = withPersistence(
  createApi({
    ...areaDefaults,
    reducerPath: 'products',
    tagTypes: ['Product'],
    endpoints: (build) => ({
      getFeaturedProducts: build.query<Product[], { readonly limit?: number }>({
        query: ({ limit = FEATURED_PRODUCTS }) => ({
          path: '/api/v1/featured-products',
          query: { limit },
          failure: failures.loadContent,
        }),
        forceRefetch: hasFailed,
        rawResponseSchema: listResponse,
        transformResponse: (items: unknown[]) => parseItems(productSchema, items, 'products'),
        providesTags: (products = []) => [
          { type: 'Product', id: 'FEATURED' },
          ...products.map(({ id }) => ({ type: 'Product' as const, id })),
        ],
      }),
    }),
  }),
  { getFeaturedProducts: persistedList(productDomain, 'products') },
);

export const { useGetFeaturedProductsQuery } = productsApi;
