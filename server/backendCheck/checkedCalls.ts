import type * as v from 'valibot';
import { bannerSchema } from '../../src/features/banners/bannerSchema';
import { listingSchema } from '../../src/features/bikes/listingSchema';
import { isBike, listingCategory } from '../../src/features/bikes/readBikes';
import { categorySchema } from '../../src/features/categories/categorySchema';
import { productSchema } from '../../src/features/products/productSchema';
import {
  subcategorySchema,
  vehicleTypeSchema,
} from '../../src/features/vehicles/vehicleTypeSchema';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { DEFAULT_LANGUAGE } from '../../src/shared/i18n/languages';
import { getShop } from '../../src/shared/shop/currentShop';

/** A wire schema of a feature (`wireItem`) with the transform to a domain item. */
type ItemSchema<Item> = v.GenericSchema<unknown, Item> & {
  readonly fields: Readonly<Record<string, (value: unknown) => unknown>>;
};

/** How the shop reads a list of items. */
export interface CheckedList<Item extends { readonly id: string } = { readonly id: string }> {
  readonly name: string;
  readonly schema: ItemSchema<Item>;
  /** Whether the shop uses an item; by default all. */
  readonly takes?: (item: unknown) => boolean;
  /** The fields that `takes` reads. */
  readonly selectors?: ItemSchema<Item>['fields'];
  /** Why a valid item is not on the screen; null if it is. */
  remark?(item: Item, index: number): string | null;
  /** What the page looks like without any item that is shown; where that is no fault of the shape. */
  emptyNote?(reasons: readonly string[]): string;
  /** Fields that are lists of items. */
  readonly lists?: Readonly<Record<string, CheckedList>>;
}

/** A call that pages make. */
export interface CheckedCall {
  readonly host: 'api' | 'listings';
  /** With the query of pages. */
  readonly path: string;
  /** Folder of its pictures. */
  readonly pictures: string;
  readonly list: CheckedList;
}

/** `3: isActive is false; 1: its endDate has passed`. */
function countedText(reasons: readonly string[]): string {
  return [...new Set(reasons)]
    .map((reason) => `${String(reasons.filter((one) => one === reason).length)}: ${reason}`)
    .join('; ');
}

const list = <Item extends { readonly id: string }>(one: CheckedList<Item>): CheckedList => one;

const { pictures } = backendPaths;

/** The calls of all pages; `checkBackend.test.ts` compares them with those of rendered pages. */
export const checkedCalls: readonly CheckedCall[] = [
  {
    host: 'api',
    path: `${backendPaths.banners}?status=active`,
    pictures,
    list: list({
      name: 'banners',
      schema: bannerSchema,
      remark: ({ isActive, isRunning, endDate, type }, index) => {
        if (isActive === false) return 'isActive is false';
        if (!isRunning)
          return endDate !== null && endDate <= Date.now()
            ? 'its endDate has passed'
            : 'its startDate has not come yet';
        if (isActive === null && index > 0)
          return 'no isActive: then only the first banner counts as active';
        return type === 'other' ? 'bannerType is neither hero nor promotional' : null;
      },
      emptyNote: (reasons) =>
        `no banner is shown (${countedText(reasons)}): Home has 'No Hero Banners Available' and no promo card`,
    }),
  },
  {
    host: 'api',
    path: `${backendPaths.featuredProducts}?limit=6`,
    pictures,
    list: list({ name: 'products', schema: productSchema }),
  },
  {
    host: 'api',
    path: `${backendPaths.categories}?include_product_count=true&sort_by=popular`,
    pictures,
    list: list({
      name: 'categories',
      schema: categorySchema,
      remark: ({ slug, totalCars }) => {
        const known = ['bikes', ...getShop(DEFAULT_LANGUAGE).platforms.map(({ id }) => id)];
        return totalCars > 0 || known.includes(slug)
          ? null
          : `no category of the sidebar has the slug ${JSON.stringify(slug)}, only ${known.join(', ')}`;
      },
      emptyNote: () =>
        'no category is of the sidebar: it has the counts of the shop file, and no others',
    }),
  },
  {
    host: 'api',
    path: backendPaths.vehicleTypes,
    pictures,
    list: list({
      name: 'vehicle types',
      schema: vehicleTypeSchema,
      lists: { subcategories: list({ name: 'subcategories', schema: subcategorySchema }) },
    }),
  },
  {
    host: 'listings',
    path: backendPaths.listings,
    pictures: backendPaths.listingPictures,
    list: list({
      name: 'listings',
      schema: listingSchema,
      takes: isBike,
      selectors: listingCategory.fields,
    }),
  },
];
