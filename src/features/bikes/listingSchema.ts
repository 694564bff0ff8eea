import * as v from 'valibot';
import { idFields, idOf } from '../../api/responses';
import { type Price, priceAmount } from '../../shared/lib/price';

export type ListingType = 'sale' | 'auction';

/** A listing, spec §3; bikes are those with the category slug `bike`. */
export interface Listing {
  readonly id: string;
  readonly title: string;
  readonly price: Price | null;
  /** The number that `price` stands for, worked out once for the filter; null when not valid. */
  readonly amount: number | null;
  readonly description: string;
  /** Paths under `{listings host}/uploads`. */
  readonly images: readonly string[];
  /** What is on the images, where the backend says so. */
  readonly imageAlts: readonly string[];
  readonly listingType: ListingType;
}

const texts = v.fallback(v.nullish(v.array(v.unknown())), null);

const listingWire = v.object({
  ...idFields,
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
  price: v.nullish(v.union([v.string(), v.number()])),
  description: v.nullish(v.string()),
  images: texts,
  imageAlts: texts,
  listingType: v.fallback(v.picklist(['sale', 'auction']), 'sale'),
});

export const listingSchema: v.GenericSchema<unknown, Listing> = v.pipe(
  listingWire,
  v.rawTransform(({ dataset, addIssue, NEVER }): Listing => {
    const { title, price, description, images, imageAlts, listingType, ...wire } = dataset.value;
    const id = idOf(wire);
    if (id === null) {
      addIssue({ message: 'A listing needs an id' });
      return NEVER;
    }
    return {
      id,
      title,
      price: price ?? null,
      amount: priceAmount(price),
      description: description?.trim() ?? '',
      images: (images ?? []).filter((image) => typeof image === 'string'),
      // Kept in step with the images: what is no text stands for an unknown alternative.
      imageAlts: (imageAlts ?? []).map((alt) => (typeof alt === 'string' ? alt.trim() : '')),
      listingType,
    };
  }),
);
