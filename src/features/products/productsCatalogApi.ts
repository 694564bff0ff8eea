import * as v from 'valibot';
import { failures, silentFailure } from '../../api/apiErrors';
import { hasFailed } from '../../api/areaDefaults';
import { itemResponse } from '../../api/itemResponse';
import { listResponse, withFallback, parseItems } from '../../api/responses';
import { itemTag } from '../../api/tags';
import { backendPaths } from '../../shared/config/backendPaths';
import { productsApi } from './productsApi';
import { type Product, productSchema } from './productSchema';

/** Defaults of spec §7. */
const CATEGORY_LIMIT = 10;
const SEARCH_LIMIT = 12;

export interface CategoryProductsQuery {
  readonly category: string;
  readonly limit?: number;
}

export interface ProductSearch {
  readonly q: string;
  /** From 1. */
  readonly page?: number;
  readonly limit?: number;
}

const productTag = ({ id }: Product) => itemTag('Product', id);

/**
 * The product calls of spec §7 that no screen uses yet: a file that imports this one adds them
 * to the area.
 */
export const productsCatalogApi = productsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Products of a category; a failure is an empty list (spec §8). */
    getProductsByCategory: build.query<readonly Product[], CategoryProductsQuery>({
      queryFn: withFallback(
        ({ category, limit = CATEGORY_LIMIT }) => ({
          path: `${backendPaths.productsByCategory}/${encodeURIComponent(category)}`,
          query: { limit },
          failure: silentFailure,
        }),
        (body) => parseItems(productSchema, v.parse(listResponse, body), 'products'),
        [],
      ),
      providesTags: (products = []) => products.map(productTag),
    }),
    searchProducts: build.query<readonly Product[], ProductSearch>({
      query: ({ q, page = 1, limit = SEARCH_LIMIT }) => ({
        path: backendPaths.productSearch,
        query: { q, page, limit },
        failure: failures.loadContent,
      }),
      forceRefetch: hasFailed,
      rawResponseSchema: listResponse,
      transformResponse: (items: unknown[]) => parseItems(productSchema, items, 'products'),
      providesTags: (products = []) => products.map(productTag),
    }),
    getProduct: build.query<Product, string>({
      query: (id) => ({
        path: `${backendPaths.products}/${encodeURIComponent(id)}`,
        failure: failures.loadContent,
      }),
      forceRefetch: hasFailed,
      rawResponseSchema: v.pipe(itemResponse, productSchema),
      providesTags: (_product, _error, id) => [itemTag('Product', id)],
    }),
  }),
});
