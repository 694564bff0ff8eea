import * as v from 'valibot';
import { idFields, idOf } from '../../api/answers';
import type { Price } from '../../shared/lib/price';

export type ListingType = 'sale' | 'auction';

/** A listing, spec §3; bikes are those with the category slug `bike`. */
export interface Listing {
  readonly id: string;
  readonly title: string;
  readonly price: Price | null;
  readonly description: string;
  /** Paths under `{listings host}/uploads`. */
  readonly images: readonly string[];
  readonly listingType: ListingType;
  readonly categorySlug: string;
}

export const listingWire = v.object({
  ...idFields,
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
  price: v.nullish(v.union([v.string(), v.number()])),
  description: v.nullish(v.string()),
  images: v.fallback(v.nullish(v.array(v.unknown())), null),
  listingType: v.fallback(v.picklist(['sale', 'auction']), 'sale'),
  categoryId: v.fallback(v.nullish(v.object({ slug: v.string() })), null),
});

export const listingSchema: v.GenericSchema<unknown, Listing> = v.pipe(
  listingWire,
  v.rawTransform(({ dataset, addIssue, NEVER }): Listing => {
    const { title, price, description, images, listingType, categoryId, ...wire } = dataset.value;
    const id = idOf(wire);
    if (id === null) {
      addIssue({ message: 'A listing needs an id' });
      return NEVER;
    }
    return {
      id,
      title,
      price: price ?? null,
      description: description?.trim() ?? '',
      images: (images ?? []).filter((image) => typeof image === 'string'),
      listingType,
      categorySlug: categoryId?.slug ?? '',
    };
  }),
);
