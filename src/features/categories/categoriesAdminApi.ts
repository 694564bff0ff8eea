import * as v from 'valibot';
import { managerMessages, silentFailure } from '../../api/apiErrors';
import { itemResponse } from '../../api/itemResponse';
import { withFallback } from '../../api/responses';
import { itemTag } from '../../api/tags';
import { backendPaths } from '../../shared/config/backendPaths';
import { categoriesApi } from './categoriesApi';
import { type Category, categorySchema } from './categorySchema';

const PATH = backendPaths.categories;
const LIST = [{ type: 'Category', id: 'LIST' }] as const;

const categoryId = v.pipe(
  v.number(managerMessages.categoryIdRequired),
  v.integer(managerMessages.categoryIdRequired),
  v.minValue(1, managerMessages.categoryIdRequired),
);

const categoryFields = v.object({
  name: v.string(),
  slug: v.optional(v.string()),
  totalCars: v.optional(v.number()),
  productCount: v.optional(v.number()),
  isPopular: v.optional(v.boolean()),
});

const categoryChangeSchema = v.object({ id: categoryId, ...v.partial(categoryFields).entries });

export type NewCategory = v.InferInput<typeof categoryFields>;
export type CategoryChange = v.InferInput<typeof categoryChangeSchema>;

/**
 * The calls of spec §7 for one category. No screen uses them; importing this file injects them. Only
 * successful changes refetch.
 */
export const categoriesAdminApi = categoriesApi.injectEndpoints({
  endpoints: (build) => ({
    /** One category; null on failure (spec §8). */
    getCategory: build.query<Category | null, number>({
      argSchema: categoryId,
      queryFn: withFallback<number, Category | null>(
        (id) => ({ path: `${PATH}/${String(id)}`, failure: silentFailure }),
        (body) => v.parse(categorySchema, v.parse(itemResponse, body)),
        null,
      ),
      providesTags: (_category, _error, id) => [itemTag('Category', id)],
    }),
    createCategory: build.mutation<unknown, NewCategory>({
      argSchema: categoryFields,
      query: (category) => ({
        path: PATH,
        method: 'POST',
        body: { ...category, timestamp: Date.now() },
        failure: { message: managerMessages.createCategory },
      }),
      invalidatesTags: (_result, error) => (error ? [] : LIST),
    }),
    updateCategory: build.mutation<unknown, CategoryChange>({
      argSchema: categoryChangeSchema,
      query: ({ id, ...change }) => ({
        path: `${PATH}/${String(id)}`,
        method: 'PUT',
        body: { ...change, timestamp: Date.now() },
        failure: { message: managerMessages.updateCategory },
      }),
      // The list too, whose order may change.
      invalidatesTags: (_result, error, { id }) =>
        error ? [] : [...LIST, itemTag('Category', id)],
    }),
  }),
});
