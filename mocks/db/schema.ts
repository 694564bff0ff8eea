import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** A price as the wire has it: a number, or a text such as `AWG 29.50` (spec §5). */
type WirePrice = number | string;

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Hero slides and promotional banners (spec §3). */
export const banners = pgTable(
  'banners',
  {
    id: text('id').primaryKey(),
    bannerType: text('banner_type', { enum: ['hero', 'promotional'] }).notNull(),
    title: text('title').notNull(),
    subtitle: text('subtitle'),
    description: text('description'),
    discount: text('discount'),
    buttonText: text('button_text'),
    price: jsonb('price').$type<WirePrice>(),
    imageUrl: text('image_url'),
    imageTall: text('image_tall'),
    imageAlt: text('image_alt'),
    linkUrl: text('link_url'),
    bgGradient: text('bg_gradient'),
    active: boolean('active').notNull().default(true),
    position: integer('position').notNull().default(0),
    targetAudience: jsonb('target_audience').$type<string[]>().notNull().default([]),
    startDate: moment('start_date'),
    endDate: moment('end_date'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('banners_position').on(table.position, table.createdAt),
    check('banners_type', sql`${table.bannerType} in ('hero', 'promotional')`),
  ],
);

/** Products; the featured ones feed the grid of the home page (spec §3). */
export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    categorySlug: text('category_slug').notNull(),
    price: jsonb('price').$type<WirePrice>().notNull(),
    originalPrice: jsonb('original_price').$type<WirePrice>(),
    discount: text('discount'),
    imageUrl: text('image_url').notNull(),
    imageAlt: text('image_alt').notNull(),
    rating: doublePrecision('rating').notNull().default(0),
    reviews: integer('reviews').notNull().default(0),
    badge: text('badge'),
    linkUrl: text('link_url'),
    featured: boolean('featured').notNull().default(false),
  },
  (table) => [index('products_category').on(table.categorySlug, table.position)],
);

/** Enhanced categories: the live counts of the sidebar (spec §3). */
export const categories = pgTable('categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  totalCars: integer('total_cars').notNull().default(0),
  isPopular: boolean('is_popular').notNull().default(false),
  productCount: integer('product_count').notNull().default(0),
});

/** Vehicle types of the types list (spec §3). */
export const vehicleTypes = pgTable('vehicle_types', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  image: text('image').notNull(),
  imageAlt: text('image_alt').notNull(),
});

/** Subcategories of a vehicle type; a type's count is the sum of theirs. */
export const vehicleSubcategories = pgTable(
  'vehicle_subcategories',
  {
    id: text('id').primaryKey(),
    typeId: text('type_id')
      .notNull()
      .references(() => vehicleTypes.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('vehicle_subcategories_type').on(table.typeId, table.position)],
);

/** Categories of listings; bikes are those of the slug `bike` (spec §3). */
export const listingCategories = pgTable('listing_categories', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
});

/** Listings of every vertical; `position` is their order and grows by one. */
export const listings = pgTable('listings', {
  position: integer('position').primaryKey(),
  id: text('id').notNull().unique(),
  categoryId: text('category_id')
    .notNull()
    .references(() => listingCategories.id),
  title: text('title').notNull(),
  description: text('description').notNull(),
  price: doublePrecision('price').notNull(),
  listingType: text('listing_type', { enum: ['sale', 'auction'] }).notNull(),
  images: jsonb('images').$type<string[]>().notNull(),
  imageAlts: jsonb('image_alts').$type<string[]>().notNull(),
  brand: text('brand'),
  year: integer('year'),
  color: text('color'),
  area: text('area').notNull(),
  bikeCategory: text('bike_category'),
  createdAt: moment('created_at').notNull(),
});

/** Hearts that visitors sent. */
export const favorites = pgTable('favorites', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: text('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Tracked clicks and impressions; `eventId` makes a repeated delivery count once. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    eventId: uuid('event_id').unique(),
    kind: text('kind', { enum: ['impression', 'click'] }).notNull(),
    bannerId: text('banner_id')
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    source: text('source'),
    position: integer('position'),
    happenedAt: moment('happened_at'),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('analytics_events_banner').on(table.bannerId, table.kind)],
);

/** Names of the seeds that were planted, so that each is planted once. */
export const seedRuns = pgTable('seed_runs', {
  name: text('name').primaryKey(),
  plantedAt: moment('planted_at').notNull().defaultNow(),
});
