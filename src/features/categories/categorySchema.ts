import * as v from 'valibot';
import { idFields, idOf, wire } from '../../api/coercions';
import { domainId } from '../../api/domainFields';
import { listResponse, parseItems } from '../../api/responses';
import { wireItem } from '../../api/wireItem';

/** An enhanced category, spec §3. */
export const categoryDomain = v.object({
  id: domainId,
  name: v.string(),
  slug: v.string(),
  totalCars: v.number(),
  isPopular: v.boolean(),
  /** Null without a count of the backend. */
  productCount: v.nullable(v.number()),
});

export type Category = Readonly<v.InferOutput<typeof categoryDomain>>;

/** Parses a category of a response, which needs an id and a name. */
export const categorySchema = v.pipe(
  wireItem({
    ...idFields,
    name: wire.text,
    slug: wire.text,
    totalCars: wire.count,
    isPopular: wire.flag,
    productCount: wire.count,
  }),
  v.check((item) => idOf(item) !== '', 'no id'),
  v.check((item) => item.name !== null, 'no name'),
  v.transform((item): Category => ({
    id: idOf(item),
    name: item.name ?? '',
    slug: item.slug ?? idOf(item),
    totalCars: item.totalCars ?? 0,
    isPopular: item.isPopular ?? false,
    productCount: item.productCount,
  })),
);

export const categoriesResponse = v.pipe(
  listResponse,
  v.transform((items) => parseItems(categorySchema, items, 'categories')),
);

export const checkStoredCategories = (items: readonly unknown[]) =>
  parseItems(categoryDomain, items, 'categories');
