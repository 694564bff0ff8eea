import { createApi } from '@reduxjs/toolkit/query/react';
import { messages } from '../../api/apiErrors';
import { warnOfFallback } from '../../api/fallback';
import { areaDefaults, listResponse, parseItems, staleAfter } from '../../api/responses';
import { CACHED_SECONDS, FRESH } from '../../shared/config/times';
import { type Category, categorySchema } from './categorySchema';

export interface CategoriesQuery {
  readonly includeProductCount?: boolean;
  readonly sortBy?: 'popular' | 'name';
  /** Asks past every cache on the way. */
  readonly force?: boolean;
}

const LIST = { type: 'Category', id: 'LIST' } as const;

/** Enhanced categories, spec §7. */
export const categoriesApi = createApi({
  ...areaDefaults,
  reducerPath: 'categories',
  tagTypes: ['Category'],
  keepUnusedDataFor: CACHED_SECONDS.categories,
  endpoints: (build) => ({
    getCategories: build.query<Category[], CategoriesQuery>({
      query: ({ includeProductCount, sortBy, force }) => ({
        path: '/api/v1/categories-enhanced',
        query: {
          include_product_count: includeProductCount,
          sort_by: sortBy,
          timestamp: force ? Date.now() : undefined,
        },
        failure: messages.loadContent,
      }),
      serializeQueryArgs: ({ queryArgs: { includeProductCount, sortBy } }) => ({
        includeProductCount,
        sortBy,
      }),
      forceRefetch: staleAfter(FRESH.categories),
      rawResponseSchema: listResponse,
      transformResponse: (items: unknown[]) => parseItems(categorySchema, items, 'categories'),
      onQueryStarted: warnOfFallback('categories'),
      providesTags: (categories = []) => [
        LIST,
        ...categories.map(({ id }) => ({ type: 'Category' as const, id })),
      ],
    }),
  }),
});

export const { useGetCategoriesQuery } = categoriesApi;
