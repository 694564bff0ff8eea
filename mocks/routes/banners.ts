import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { type Area, route } from '../area';
import type { Database } from '../db/openDatabase';
import { banners } from '../db/schema';
import { bannerRows } from '../db/seedRows';
import { invalid, notFound } from '../httpErrors';
import { listOf, oneOf } from '../openapi/operation';
import { cleanId, flag } from '../validation';
import {
  bannerChangeSchema,
  bannerColumns,
  bannerOrderSchema,
  newBannerSchema,
} from './bannerInput';
import { bannerModel, bannerWire } from './bannerWire';

const BASE = backendPaths.banners;
const SLIDE_ID_REQUIRED = 'Slide ID is required';

function slideId(value: string | undefined): string {
  const id = cleanId(value);
  if (id === undefined) throw invalid(SLIDE_ID_REQUIRED, 'id');
  return id;
}

const inOrder = [asc(banners.position), asc(banners.createdAt), asc(banners.id)];

async function load(db: Database, where: SQL | undefined) {
  const rows = await db
    .select()
    .from(banners)
    .where(where)
    .orderBy(...inOrder);
  return { data: rows.map(bannerWire) };
}

const EXAMPLE = {
  _id: 'hero-summer-sale',
  bannerType: 'hero',
  title: 'Sweet summer prices',
  discount: 'Up to 30% OFF',
  image_url: '/banners/hero-summer-sale-wide.webp',
  link_url: 'https://shop.dushimarket.example/summer',
  is_active: true,
  status: 'active',
  order: 1,
  targetAudience: [],
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
};
const THE_BANNERS = {
  status: 200,
  description: 'The banners',
  headers: { ETag: 'Names this list' },
  schema: listOf(bannerModel),
  example: { data: [EXAMPLE] },
};
const THE_BANNER = { schema: oneOf(bannerModel), example: { data: EXAMPLE } };
const UNKNOWN = { status: 404, description: 'No such banner' };

const bannerId = (example: string) => ({ id: { description: 'Id of the banner', example } });

/** Without an id there is no such route, but spec §8 has a message for it. */
const WITHOUT_ID = [BASE, `${BASE}/`];

/** Banners (spec §7): lists for visitors, and the admin-style writes. */
export const bannerArea: Area = {
  name: 'banners',
  description: 'Hero slides and promotional banners',
  models: { Banner: bannerModel },
  seeds: [{ name: 'banners-1', plant: (tx) => tx.insert(banners).values([...bannerRows]) }],
  routes: [
    route({
      method: 'get',
      path: BASE,
      operationId: 'listBanners',
      summary: 'Banners',
      description:
        'Banners by order, by default only active ones. status goes before include_inactive; timestamp is accepted and ignored.',
      query: v.object({
        status: v.optional(v.picklist(['active', 'inactive'], 'status must be active or inactive')),
        include_inactive: v.optional(flag('include_inactive'), 'false'),
      }),
      hasEtag: true,
      responses: [THE_BANNERS],
      handle(c, { db, query, send }) {
        const shown = query.status ?? (query.include_inactive ? 'all' : 'active');
        const where = shown === 'all' ? undefined : eq(banners.active, shown === 'active');
        return send(() => load(db, where));
      },
    }),
    route({
      method: 'get',
      path: backendPaths.activeBanners,
      operationId: 'listActiveBanners',
      summary: 'Active banners',
      description: 'The active banners by order.',
      hasEtag: true,
      responses: [THE_BANNERS],
      handle: (c, { db, send }) => send(() => load(db, eq(banners.active, true))),
    }),
    route({
      method: 'post',
      path: BASE,
      operationId: 'createBanner',
      summary: 'Create a banner',
      description:
        'Creates a banner. image or image_url, link or link_url, isActive or is_active (or status).',
      body: newBannerSchema,
      bodyExample: {
        title: 'Sweet summer prices',
        bannerType: 'hero',
        discount: 'Up to 30% OFF',
        image: '/banners/hero-summer-sale-wide.webp',
        link: 'https://shop.dushimarket.example/summer',
        isActive: false,
        startDate: '2026-06-01',
      },
      admin: true,
      responses: [{ status: 201, description: 'The new banner', ...THE_BANNER }],
      async handle(c, { db, readBody }) {
        const input = await readBody();
        const { title, bannerType } = input;
        const columns = { ...bannerColumns(input), id: randomUUID(), title, bannerType };
        const row = await db.transaction(async (tx) => {
          const [created] = await tx.insert(banners).values(columns).returning();
          return created;
        });
        if (row === undefined) throw new Error('The new banner was not returned');
        return c.json({ data: bannerWire(row) }, 201);
      },
    }),
    // Before `/{id}`, or the order would be looked up as a banner.
    route({
      method: 'put',
      path: `${BASE}/order`,
      operationId: 'orderBanners',
      summary: 'Order banners',
      description:
        'Sets the order of banners, all of them or none. timestamp is accepted and ignored.',
      body: bannerOrderSchema,
      bodyExample: { bannerOrder: [{ id: 'hero-bikes', position: 1 }] },
      admin: true,
      responses: [
        {
          status: 200,
          description: 'All banners in their new order',
          schema: listOf(bannerModel),
          example: { data: [EXAMPLE] },
        },
        {
          status: 400,
          description: '"Banner order data is required" or "Invalid banner order data format"',
        },
        { status: 404, description: 'One of the banners does not exist; nothing was changed' },
      ],
      async handle(c, { db, readBody }) {
        const { bannerOrder } = await readBody();
        const positions = new Map(bannerOrder.map(({ id, position }) => [id, position]));
        const rows = await db.transaction(async (tx) => {
          // Locked in one order, so that two reorderings never wait for each other in a circle.
          const found = await tx
            .select({ id: banners.id })
            .from(banners)
            .where(inArray(banners.id, [...positions.keys()]))
            .orderBy(asc(banners.id))
            .for('update');
          if (found.length !== positions.size) throw notFound('Banner');
          for (const { id } of found) {
            await tx
              .update(banners)
              .set({ position: positions.get(id), updatedAt: new Date() })
              .where(eq(banners.id, id));
          }
          return tx
            .select()
            .from(banners)
            .orderBy(...inOrder);
        });
        return c.json({ data: rows.map(bannerWire) });
      },
    }),
    route({
      method: 'put',
      path: `${BASE}/{id}`,
      alsoAt: WITHOUT_ID,
      parameters: bannerId('hero-bikes'),
      operationId: 'changeBanner',
      summary: 'Change a banner',
      description: 'Changes the fields that are sent; null empties a field.',
      body: bannerChangeSchema,
      bodyExample: { title: 'Ride the island', endDate: null },
      admin: true,
      responses: [
        { status: 200, description: 'The banner', ...THE_BANNER },
        { status: 400, description: '"Slide ID is required", or a field is wrong' },
        UNKNOWN,
      ],
      async handle(c, { db, readBody }) {
        const id = slideId(c.req.param('id'));
        const columns = bannerColumns(await readBody());
        if (Object.values(columns).every((value) => value === undefined))
          throw invalid('There is nothing to change');
        const row = await db.transaction(async (tx) => {
          const [changed] = await tx
            .update(banners)
            .set({ ...columns, updatedAt: new Date() })
            .where(eq(banners.id, id))
            .returning();
          return changed;
        });
        if (row === undefined) throw notFound('Banner');
        return c.json({ data: bannerWire(row) });
      },
    }),
    route({
      method: 'delete',
      path: `${BASE}/{id}`,
      alsoAt: WITHOUT_ID,
      parameters: bannerId('promo-nail-studio'),
      operationId: 'deleteBanner',
      summary: 'Delete a banner',
      description: 'Deletes a banner and its tracked events.',
      admin: true,
      responses: [
        {
          status: 200,
          description: 'Deleted',
          schema: oneOf(v.strictObject({ _id: v.string() })),
          example: { data: { _id: 'promo-nail-studio' } },
        },
        { status: 400, description: '"Slide ID is required"' },
        UNKNOWN,
      ],
      async handle(c, { db }) {
        const id = slideId(c.req.param('id'));
        const deleted = await db.transaction((tx) =>
          tx.delete(banners).where(eq(banners.id, id)).returning({ id: banners.id }),
        );
        if (deleted.length === 0) throw notFound('Banner');
        return c.json({ data: { _id: id } });
      },
    }),
  ],
};
