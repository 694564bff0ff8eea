import * as v from 'valibot';
import { idFields, idOf, wire } from '../../api/coercions';
import { domainId } from '../../api/domainFields';
import { listResponse, parseItems } from '../../api/responses';
import { wireItem } from '../../api/wireItem';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import { getShop } from '../../shared/shop/currentShop';

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
  v.transform((items) => shownCategories(parseItems(categorySchema, items, 'categories'))),
);

/**
 * The categories that the sidebar shows, because every page of Home carries them and a backend may have
 * thousands. The sidebar counts the cars of all: the first of the others carries the sum of theirs.
 */
function shownCategories(categories: readonly Category[]): readonly Category[] {
  const shown = new Set(['bikes', ...getShop(DEFAULT_LANGUAGE).platforms.map(({ id }) => id)]);
  const others = categories.filter(({ slug, totalCars }) => !shown.has(slug) && totalCars > 0);
  const totalCars = others.reduce((sum, category) => sum + category.totalCars, 0);
  return [
    ...categories.filter(({ slug }) => shown.has(slug)),
    ...others.slice(0, 1).map((first) => ({ ...first, totalCars })),
  ];
}

export const checkStoredCategories = (items: readonly unknown[]) =>
  parseItems(categoryDomain, items, 'categories');
