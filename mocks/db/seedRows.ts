import { count, gte } from 'drizzle-orm';
import type { Transaction } from '../area';
import bannerSeed from './rows/banners.json';
import listingSeed from './rows/listings.json';
import { type banners, listings } from './schema';

// The rows of the seed are JSON, one a line: the same on every machine and day.

/** In their order; five heroes and three promotional ones, the last of each inactive. */
export const bannerRows = bannerSeed.map(({ createdAt, updatedAt, ...row }) => ({
  ...row,
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
})) as readonly (typeof banners.$inferInsert)[];

type ListingRow = typeof listings.$inferInsert;

/** 320 bikes, as many as the shop file says, and 42 other listings. */
const ordinary = listingSeed.map(({ createdAt, ...row }) => ({
  ...row,
  createdAt: new Date(createdAt),
})) as readonly ListingRow[];

export const DEFAULT_LISTINGS = ordinary.length;

/** The bikes before the first other listing: a larger seed repeats them. */
const models = ordinary.slice(
  0,
  ordinary.findIndex(({ categoryId }) => categoryId !== 'bike'),
);

const HOUR_MS = 3_600_000;
const AREAS: readonly string[] = ['Oranjestad', 'San Nicolas', 'Paradera', 'Santa Cruz'];
const PRICE_STEPS = 41;
const PRICE_STEP = 0.02;
const LOWEST_FACTOR = 0.6;
const AUCTION_EVERY = 4;

/** A well mixed whole number below 2^32 for each position, the same everywhere. */
function mixed(position: number): number {
  let value = Math.imul(position ^ 0x9e3779b9, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The listing at a position, from 0: beyond the ordinary ones bikes with other prices and areas. */
export function listingRow(position: number): ListingRow {
  const row = ordinary[position] ?? models[position % models.length];
  if (row === undefined) throw new Error('The seed has no bikes');
  if (position < ordinary.length) return row;
  const number = mixed(position);
  const factor = LOWEST_FACTOR + (number % PRICE_STEPS) * PRICE_STEP;
  return {
    ...row,
    position,
    id: `listing-${String(position + 1)}`,
    title: `${row.title} no. ${String(position + 1)}`,
    price: Math.round((row.price * factor) / 5) * 5,
    area: AREAS[(number >>> 8) % AREAS.length] ?? 'Oranjestad',
    listingType: (number >>> 12) % AUCTION_EVERY === 0 ? 'auction' : 'sale',
    createdAt: new Date((ordinary[0]?.createdAt.getTime() ?? 0) - position * HOUR_MS),
  };
}

/** Rows of one insert: 16 columns each, and PostgreSQL takes 65,535 values. */
const BATCH_ROWS = 2_000;

/** Adds or deletes listings at the end until there are as many as wanted. */
export async function resizeListings(tx: Transaction, wanted: number): Promise<void> {
  await tx.delete(listings).where(gte(listings.position, wanted));
  const [stored] = await tx.select({ total: count() }).from(listings);
  for (let from = stored?.total ?? 0; from < wanted; from += BATCH_ROWS) {
    const size = Math.min(BATCH_ROWS, wanted - from);
    await tx
      .insert(listings)
      .values(Array.from({ length: size }, (_, index) => listingRow(from + index)));
  }
}
