import { createApi } from '@reduxjs/toolkit/query/react';
import { failures } from '../../api/apiErrors';
import { warnOfFallback } from '../../api/fallback';
import { persistedList, withPersistence } from '../../api/persistedResponses';
import { areaDefaults, hasFailed, listResponse, parseItems } from '../../api/responses';
import { CACHED_SECONDS, FRESH_SECONDS } from '../../shared/config/times';
import { type Category, categoryDomain, categorySchema } from './categorySchema';

export interface CategoriesQuery {
  readonly includeProductCount?: boolean;
  readonly sortBy?: 'popular' | 'name';
}

/** Enhanced categories, spec §7. */
export const categoriesApi = withPersistence(
  createApi({
    ...areaDefaults,
    reducerPath: 'categories',
    tagTypes: ['Category'],
    refetchOnMountOrArgChange: FRESH_SECONDS.categories,
    keepUnusedDataFor: CACHED_SECONDS.categories,
    endpoints: (build) => ({
      getCategories: build.query<Category[], CategoriesQuery>({
        query: ({ includeProductCount, sortBy }) => ({
          path: '/api/v1/categories-enhanced',
          query: { include_product_count: includeProductCount, sort_by: sortBy },
          hasTimestampWhenForced: true,
          failure: failures.loadContent,
        }),
        forceRefetch: hasFailed,
        rawResponseSchema: listResponse,
        transformResponse: (items: unknown[]) => parseItems(categorySchema, items, 'categories'),
        onQueryStarted: warnOfFallback('categories'),
        providesTags: (categories = []) => [
          { type: 'Category', id: 'LIST' },
          ...categories.map(({ id }) => ({ type: 'Category' as const, id })),
        ],
      }),
    }),
  }),
  { getCategories: persistedList(categoryDomain, 'categories') },
);

export const { useGetCategoriesQuery } = categoriesApi;
