import { isPrice } from '../../shared/lib/price';
import type { Listing } from './listingSchema';

/** Stands for an amount that is not known: no range leaves it out. */
export const UNKNOWN_AMOUNT = -1;

/** What the filters read of bikes, side by side in memory: 100,000 are gone through in a moment. */
export interface BikeColumns {
  /** NaN where there is no valid price, `UNKNOWN_AMOUNT` where there is one that no reader is sure of. */
  readonly amounts: Float64Array;
  /** 1 for an auction. */
  readonly auctions: Uint8Array;
}

const known = new WeakMap<readonly Listing[], BikeColumns>();

/** The columns of a list, made once. */
export function columnsOf(bikes: readonly Listing[]): BikeColumns {
  const made = known.get(bikes);
  if (made) return made;
  const columns = {
    amounts: Float64Array.from(
      bikes,
      ({ amount, price }) => amount ?? (isPrice(price) ? UNKNOWN_AMOUNT : Number.NaN),
    ),
    auctions: Uint8Array.from(bikes, ({ listingType }) => Number(listingType === 'auction')),
  };
  known.set(bikes, columns);
  return columns;
}
