import * as v from 'valibot';
import { domainId } from '../../api/domainFields';
import { count, idFields, idOf, isCount, listResponse, parseItems } from '../../api/responses';

/** An enhanced category, spec §3. */
export const categoryDomain = v.object({
  id: domainId,
  name: v.string(),
  slug: v.string(),
  totalCars: v.number(),
  isPopular: v.boolean(),
  /** Null where the backend did not count. */
  productCount: v.nullable(v.number()),
});

export type Category = Readonly<v.InferOutput<typeof categoryDomain>>;

const categoryWire = v.object({
  ...idFields,
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  slug: v.pipe(v.string(), v.trim(), v.minLength(1)),
  totalCars: count(0),
  isPopular: v.fallback(v.nullish(v.boolean()), false),
  productCount: v.fallback(v.nullish(v.pipe(v.number(), v.check(isCount))), null),
});

/** Reads a category of a response. */
export const categorySchema = v.pipe(
  categoryWire,
  v.check((wire) => idOf(wire) !== ''),
  v.transform((wire): Category => ({
    id: idOf(wire),
    name: wire.name,
    slug: wire.slug,
    totalCars: wire.totalCars,
    isPopular: wire.isPopular ?? false,
    productCount: wire.productCount ?? null,
  })),
);

export const categoriesResponse = v.pipe(
  listResponse,
  v.transform((items) => parseItems(categorySchema, items, 'categories')),
);

export const checkStoredCategories = (items: readonly unknown[]) =>
  parseItems(categoryDomain, items, 'categories');
