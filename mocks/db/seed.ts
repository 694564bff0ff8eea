import { areas } from '../areas';
import type { Database } from './openDatabase';
import { seedRuns } from './schema';
import { resizeListings } from './seedRows';

/**
 * Plants each area's seed where it was not planted yet, in one transaction: all of them or none.
 * Later starts leave an area's data alone, whatever became of it.
 * @param listingCount grows or shrinks the listings to that number; unset, a first seed has 362
 */
export async function plantSeed(db: Database, listingCount?: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { name, plant } of areas.flatMap((area) => area.seeds)) {
      const [first] = await tx.insert(seedRuns).values({ name }).onConflictDoNothing().returning();
      if (first !== undefined) await plant(tx);
    }
    if (listingCount !== undefined) await resizeListings(tx, listingCount);
  });
}
