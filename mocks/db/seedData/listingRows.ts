import type { listingCategories, listings } from '../schema';
import { bikeSeeds, type Area } from './bikeRows';
import { seedMoment } from './moments';
import { moreBikes } from './moreBikeRows';
import { OTHER_DESCRIPTIONS, otherSeeds } from './otherListingRows';
import { pictureOf, type SeedPicture } from './seedPictures';

type ListingRow = typeof listings.$inferInsert;

/** Listings of the ordinary seed: 320 bikes, as many as the shop file says, and 42 others. */
export const DEFAULT_LISTINGS = 362;

/** Rows of the listing categories; the slug `bike` makes a bike (spec §3). */
export const listingCategoryRows: readonly (typeof listingCategories.$inferInsert)[] = [
  { id: 'bike', name: 'Bikes', slug: 'bike' },
  { id: 'car', name: 'Cars', slug: 'car' },
  { id: 'house', name: 'Houses for Sale', slug: 'house' },
  { id: 'apartment', name: 'Apartments', slug: 'apartment' },
  { id: 'stay', name: 'Stays', slug: 'stay' },
  { id: 'boat', name: 'Boats', slug: 'boat' },
];

/** Main view first for the first offer of a model, other side first for the second. */
const VIEWS: readonly (readonly number[])[] = [
  [1, 2, 3],
  [2, 3],
];

const idOf = (position: number) => `listing-${String(position + 1)}`;

const pictures = (found: readonly SeedPicture[]) => ({
  images: found.map((picture) => picture.path),
  imageAlts: found.map((picture) => picture.alt),
});

/** The pictured bikes: first one offer of each model, then the other. */
const bikes: readonly ListingRow[] = VIEWS.flatMap((views, round) =>
  bikeSeeds.map((seed, index): ListingRow => {
    const [title, description, price, year, area, listingType] = seed.offers[round === 0 ? 0 : 1];
    const found = views.map((view) => pictureOf(`bikes/${seed.picture}-${String(view)}.webp`));
    const position = round * bikeSeeds.length + index;
    return {
      position,
      id: idOf(position),
      categoryId: 'bike',
      title,
      description,
      price,
      listingType,
      ...pictures(found),
      brand: seed.brand,
      year,
      color: found[0]?.color,
      area,
      bikeCategory: found[0]?.category,
      createdAt: seedMoment(-position),
    };
  }),
);

const others: readonly ListingRow[] = otherSeeds.map((seed, index) => {
  const position = bikes.length + index;
  return {
    position,
    id: idOf(position),
    categoryId: seed.category,
    title: seed.title,
    description: OTHER_DESCRIPTIONS[seed.category],
    price: seed.price,
    listingType: seed.type,
    ...pictures([pictureOf(seed.picture)]),
    area: seed.area,
    createdAt: seedMoment(-position),
  };
});

const more: readonly ListingRow[] = moreBikes(mixed).map(
  ({ seed, view, title, description, price, year, area, type }, index) => {
    const position = bikes.length + others.length + index;
    const found = [0, 1, 2].map((turn) =>
      pictureOf(`bikes/${seed.picture}-${String(((view + turn) % 3) + 1)}.webp`),
    );
    return {
      position,
      id: idOf(position),
      categoryId: 'bike',
      title,
      description,
      price,
      listingType: type,
      ...pictures(found),
      brand: seed.brand,
      year,
      color: found[0]?.color,
      area,
      bikeCategory: found[0]?.category,
      createdAt: seedMoment(-position),
    };
  },
);

const ordinary = [...bikes, ...others, ...more];

const AREAS: readonly Area[] = ['Oranjestad', 'San Nicolas', 'Paradera', 'Santa Cruz'];
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

/** More bikes for a large seed: the ordinary ones with other prices, areas and numbers. */
function furtherBike(position: number, model: ListingRow): ListingRow {
  const number = mixed(position);
  const factor = LOWEST_FACTOR + (number % PRICE_STEPS) * PRICE_STEP;
  return {
    ...model,
    position,
    id: idOf(position),
    title: `${model.title} no. ${String(position + 1)}`,
    price: Math.round((model.price * factor) / 5) * 5,
    area: AREAS[(number >>> 8) % AREAS.length] ?? 'Oranjestad',
    listingType: (number >>> 12) % AUCTION_EVERY === 0 ? 'auction' : 'sale',
    createdAt: seedMoment(-position),
  };
}

/** The listing at a position, from 0: the ordinary ones, beyond them more and more bikes. */
export function listingRow(position: number): ListingRow {
  const row = ordinary[position] ?? bikes[position % bikes.length];
  if (row === undefined) throw new Error('The seed has no bikes');
  return position < ordinary.length ? row : furtherBike(position, row);
}
