import { count, gte } from 'drizzle-orm';
import type { Transaction } from '../../area';
import { listings } from '../schema';
import { listingRow } from './listingRows';

/** Rows of one insert: 16 columns each, and PostgreSQL takes 65,535 values. */
const BATCH_ROWS = 2_000;

/** Adds or deletes listings at the end until there are as many as wanted. */
export async function resizeListings(tx: Transaction, wanted: number): Promise<void> {
  await tx.delete(listings).where(gte(listings.position, wanted));
  const [found] = await tx.select({ total: count() }).from(listings);
  for (let from = found?.total ?? 0; from < wanted; from += BATCH_ROWS) {
    const size = Math.min(BATCH_ROWS, wanted - from);
    await tx
      .insert(listings)
      .values(Array.from({ length: size }, (_, index) => listingRow(from + index)));
  }
}
