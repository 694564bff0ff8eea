import type { BannersQuery } from '../banners/bannersApi';
import type { CategoriesQuery } from '../categories/categoriesApi';
import { FEATURED_PRODUCTS } from '../products/productsApi';

/** The calls of Home (spec §7): the server and the screen must use the same arguments. */
export const bannersQuery: BannersQuery = { status: 'active' };
export const categoriesQuery: CategoriesQuery = { includeProductCount: true, sortBy: 'popular' };
export const productsQuery = { limit: FEATURED_PRODUCTS };
