import { createApi } from '@reduxjs/toolkit/query/react';
import { failures } from '../../api/apiErrors';
import { areaDefaults, hasFailed } from '../../api/areaDefaults';
import { warnOfFallback } from '../../api/fallback';
import { fetchedSchema } from '../../api/fetchedSchema';
import { persistedList, withPersistence } from '../../api/persistedResponses';
import { itemTag } from '../../api/tags';
import { backendPaths } from '../../shared/config/backendPaths';
import { CACHED_SECONDS, FRESH_SECONDS } from '../../shared/config/times';
import type { Category } from './categorySchema';

export interface CategoriesQuery {
  readonly includeProductCount?: boolean;
  readonly sortBy?: 'popular' | 'name';
}

const fetchSchemas = () => import(/* webpackChunkName: "background" */ './categorySchema');

/** Enhanced categories, spec §7. */
export const categoriesApi = withPersistence(
  createApi({
    ...areaDefaults,
    reducerPath: 'categories',
    tagTypes: ['Category'],
    refetchOnMountOrArgChange: FRESH_SECONDS.categories,
    keepUnusedDataFor: CACHED_SECONDS.categories,
    endpoints: (build) => ({
      getCategories: build.query<readonly Category[], CategoriesQuery>({
        query: ({ includeProductCount, sortBy }) => ({
          path: backendPaths.categories,
          query: { include_product_count: includeProductCount, sort_by: sortBy },
          hasTimestampWhenForced: true,
          failure: failures.loadContent,
        }),
        forceRefetch: hasFailed,
        rawResponseSchema: fetchedSchema(async () => (await fetchSchemas()).categoriesResponse),
        onQueryStarted: warnOfFallback('categories'),
        providesTags: (categories = []) => [
          { type: 'Category', id: 'LIST' },
          ...categories.map(({ id }) => itemTag('Category', id)),
        ],
      }),
    }),
  }),
  {
    getCategories: persistedList(async () => (await fetchSchemas()).checkStoredCategories, {
      isFallbackLogged: true,
    }),
  },
);

export const { useGetCategoriesQuery } = categoriesApi;
