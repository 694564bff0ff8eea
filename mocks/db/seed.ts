import { count, gte } from 'drizzle-orm';
import type { Database } from './openDatabase';
import {
  banners,
  categories,
  listingCategories,
  listings,
  products,
  seedRuns,
  vehicleSubcategories,
  vehicleTypes,
} from './schema';
import { bannerRows } from './seedData/bannerRows';
import { categoryRows, vehicleSubcategoryRows, vehicleTypeRows } from './seedData/categoryRows';
import { DEFAULT_LISTINGS, listingCategoryRows, listingRow } from './seedData/listingRows';
import { productRows } from './seedData/productRows';

const SEED = 'aruba-1';
/** Rows of one insert: 16 columns each, and PostgreSQL takes 65,535 values. */
const BATCH = 2_000;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

async function resizeListings(tx: Transaction, wanted: number): Promise<void> {
  await tx.delete(listings).where(gte(listings.position, wanted));
  const [found] = await tx.select({ total: count() }).from(listings);
  for (let from = found?.total ?? 0; from < wanted; from += BATCH) {
    const size = Math.min(BATCH, wanted - from);
    await tx
      .insert(listings)
      .values(Array.from({ length: size }, (_, index) => listingRow(from + index)));
  }
}

/**
 * Plants the seed where it was not planted yet, in one transaction: all of it or nothing. Later
 * starts leave the data alone, whatever became of it.
 * @param listingCount grows or shrinks the listings to that number; unset, a first seed has 90
 */
export async function plantSeed(db: Database, listingCount?: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [first] = await tx
      .insert(seedRuns)
      .values({ name: SEED })
      .onConflictDoNothing()
      .returning();
    if (first !== undefined) {
      await tx.insert(banners).values([...bannerRows]);
      await tx.insert(products).values([...productRows]);
      await tx.insert(categories).values([...categoryRows]);
      await tx.insert(vehicleTypes).values([...vehicleTypeRows]);
      await tx.insert(vehicleSubcategories).values([...vehicleSubcategoryRows]);
      await tx.insert(listingCategories).values([...listingCategoryRows]);
    }
    const wanted = listingCount ?? (first === undefined ? undefined : DEFAULT_LISTINGS);
    if (wanted !== undefined) await resizeListings(tx, wanted);
  });
}
