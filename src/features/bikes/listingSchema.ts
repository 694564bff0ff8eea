import * as v from 'valibot';
import { domainId, priceOrNull } from '../../api/domainFields';
import { idFields, idOf } from '../../api/responses';
import { priceAmount } from '../../shared/lib/price';
import { listingTypes } from './bikeFilters';

/** A listing, spec §3; bikes are those with the category slug `bike`. */
export const listingDomain = v.object({
  id: domainId,
  title: v.string(),
  price: priceOrNull,
  /** The number that `price` stands for, worked out once for the filter; null when not valid. */
  amount: v.nullable(v.number()),
  description: v.string(),
  /** Paths under `{listings host}/uploads`. */
  images: v.array(v.string()),
  /** What is on the images, where the backend says so. */
  imageAlts: v.array(v.string()),
  listingType: v.picklist(listingTypes),
});

export type Listing = Readonly<v.InferOutput<typeof listingDomain>>;

const texts = v.fallback(v.nullish(v.array(v.unknown())), null);

const listingWire = v.object({
  ...idFields,
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
  price: v.nullish(v.union([v.string(), v.number()])),
  description: v.nullish(v.string()),
  images: texts,
  imageAlts: texts,
  listingType: v.fallback(v.picklist(listingTypes), 'sale'),
});

/** Reads a listing of a response. */
export const listingSchema = v.pipe(
  listingWire,
  v.check((wire) => idOf(wire) !== ''),
  v.transform((wire): Listing => ({
    id: idOf(wire),
    title: wire.title,
    price: wire.price ?? null,
    amount: priceAmount(wire.price),
    description: wire.description?.trim() ?? '',
    images: (wire.images ?? []).filter((image) => typeof image === 'string'),
    // As long as the list of images: an invalid text counts as unknown.
    imageAlts: (wire.imageAlts ?? []).map((alt) => (typeof alt === 'string' ? alt.trim() : '')),
    listingType: wire.listingType,
  })),
);
