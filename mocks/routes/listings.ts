import { asc, gt } from 'drizzle-orm';
import * as v from 'valibot';
import { backendPaths } from '../../src/shared/config/backendPaths';
import type { Language } from '../../src/shared/i18n/languages';
import { type Area, route } from '../area';
import type { Database } from '../db/openDatabase';
import listingCategoryRows from '../db/rows/listingCategories.json';
import { listingCategories, listings } from '../db/schema';
import { DEFAULT_LISTINGS, resizeListings } from '../db/seedRows';
import { inLanguage } from '../language';
import { listOf, wireMoment } from '../openapi/operation';

/** Rows that are read and serialised at a time: 100,000 listings are never in memory as objects. */
const CHUNK_ROWS = 5_000;

type Row = typeof listings.$inferSelect;
type Category = typeof listingCategories.$inferSelect;

const optionalText = v.optional(v.string());

const listingModel = v.strictObject({
  _id: v.string(),
  title: v.string(),
  price: v.number(),
  description: v.string(),
  images: v.array(v.string()),
  imageAlts: v.array(v.string()),
  listingType: v.picklist(['sale', 'auction']),
  categoryId: v.strictObject({ _id: v.string(), name: optionalText, slug: optionalText }),
  brand: optionalText,
  year: v.optional(v.pipe(v.number(), v.integer())),
  color: optionalText,
  area: v.string(),
  bikeCategory: optionalText,
  createdAt: wireMoment,
});

function listingWire(row: Row, category: Category | undefined): v.InferOutput<typeof listingModel> {
  return {
    _id: row.id,
    title: row.title,
    price: row.price,
    description: row.description,
    images: row.images,
    imageAlts: row.imageAlts,
    listingType: row.listingType,
    categoryId: { _id: row.categoryId, name: category?.name, slug: category?.slug },
    brand: row.brand ?? undefined,
    year: row.year ?? undefined,
    color: row.color ?? undefined,
    area: row.area,
    bikeCategory: row.bikeCategory ?? undefined,
    createdAt: row.createdAt.toISOString(),
  };
}

function serialise(db: Database, language: Language): Promise<Buffer<ArrayBuffer>> {
  return db.transaction(
    async (tx) => {
      const categories = new Map(
        (await tx.select().from(listingCategories)).map((one) => [one.id, one]),
      );
      const parts: Buffer[] = [Buffer.from('{"data":[')];
      for (let last = -1; ;) {
        const rows = await tx
          .select()
          .from(listings)
          .where(gt(listings.position, last))
          .orderBy(asc(listings.position))
          .limit(CHUNK_ROWS);
        const chunk = rows
          .map((row) => inLanguage(listingWire(row, categories.get(row.categoryId)), language))
          .map((wire) => JSON.stringify(wire))
          .join(',');
        if (parts.length > 1 && chunk !== '') parts.push(Buffer.from(','));
        parts.push(Buffer.from(chunk));
        const end = rows.at(-1);
        if (end === undefined || rows.length < CHUNK_ROWS) break;
        last = end.position;
      }
      parts.push(Buffer.from(']}'));
      return Buffer.concat(parts);
    },
    // All chunks from one state of the table.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const EXAMPLE = {
  _id: 'listing-1',
  title: 'Classic Scooter 125',
  price: 4500,
  description: 'One owner, serviced on the island. Papers are complete.',
  images: ['bikes/scooter-red-1.webp'],
  imageAlts: ['A red scooter on the harbour quay at noon'],
  listingType: 'sale',
  categoryId: { _id: 'bike', name: 'Bikes', slug: 'bike' },
  area: 'Oranjestad',
  createdAt: '2026-01-05T12:00:00.000Z',
};

/** `GET /api/listings` of the listings host (spec §7): listings of every category. */
export const listingArea: Area = {
  name: 'listings',
  description: 'The listings host',
  models: { Listing: listingModel },
  seeds: [
    {
      name: 'listings-1',
      async plant(tx) {
        await tx.insert(listingCategories).values([...listingCategoryRows]);
        await resizeListings(tx, DEFAULT_LISTINGS);
      },
    },
  ],
  routes: [
    route({
      method: 'get',
      path: backendPaths.listings,
      operationId: 'listListings',
      summary: 'Listings',
      description: 'The listings of every category; bikes are those whose categoryId.slug is bike.',
      hasEtag: true,
      responses: [
        {
          status: 200,
          description: 'The listings',
          headers: { ETag: 'Names this list' },
          schema: listOf(listingModel),
          example: { data: [EXAMPLE] },
        },
      ],
      handle: (c, { db, language, send }) => send(() => serialise(db, language)),
    }),
  ],
};
