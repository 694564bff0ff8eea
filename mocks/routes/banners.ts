import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv, RouteDeps } from '../appEnv';
import { readJson } from '../body';
import { banners } from '../db/schema';
import { invalid, notFound } from '../httpErrors';
import type { Operation } from '../openapi/operation';
import { check, checkQuery, cleanId, flag } from '../validation';
import {
  bannerChangeSchema,
  bannerColumns,
  bannerOrderSchema,
  newBannerSchema,
} from './bannerInput';
import { bannerWire } from './bannerWire';

const BASE = '/api/v1/banners';
const SLIDE_ID_REQUIRED = 'Slide ID is required';

const listQuerySchema = v.object({
  status: v.optional(v.picklist(['active', 'inactive'], 'status must be active or inactive')),
  include_inactive: v.optional(flag('include_inactive'), 'false'),
});

function slideId(value: string | undefined): string {
  const id = cleanId(value);
  if (id === undefined) throw invalid(SLIDE_ID_REQUIRED, 'id');
  return id;
}

/** Banner calls (spec §7): lists for visitors, and the admin-style writes. */
export function bannerRoutes(app: Hono<AppEnv>, { db, answers }: RouteDeps): void {
  const load = async (where: SQL | undefined) => {
    const rows = await db
      .select()
      .from(banners)
      .where(where)
      .orderBy(asc(banners.position), asc(banners.createdAt), asc(banners.id));
    return { data: rows.map(bannerWire) };
  };

  app.get(BASE, (c) => {
    const { status, include_inactive: all } = checkQuery(c, listQuerySchema);
    const shown = status ?? (all ? 'all' : 'active');
    const where = shown === 'all' ? undefined : eq(banners.active, shown === 'active');
    return answers.sendJson(c, 'banners', shown, () => load(where));
  });

  app.get(`${BASE}/public/active`, (c) =>
    answers.sendJson(c, 'banners', 'active', () => load(eq(banners.active, true))),
  );

  app.post(BASE, async (c) => {
    const input = check(newBannerSchema, await readJson(c));
    const columns = bannerColumns(input);
    const row = await db.transaction(async (tx) => {
      const [created] = await tx
        .insert(banners)
        .values({ ...columns, id: randomUUID(), title: input.title, bannerType: input.bannerType })
        .returning();
      return created;
    });
    if (row === undefined) throw new Error('The new banner was not returned');
    return c.json({ data: bannerWire(row) }, 201);
  });

  // Before `/{id}`, or the order would be looked up as a banner.
  app.put(`${BASE}/order`, async (c) => {
    const { bannerOrder } = check(bannerOrderSchema, await readJson(c));
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
        .orderBy(asc(banners.position), asc(banners.createdAt), asc(banners.id));
    });
    return c.json({ data: rows.map(bannerWire) });
  });

  for (const path of [BASE, `${BASE}/`]) {
    app.on(['PUT', 'DELETE'], path, () => {
      throw invalid(SLIDE_ID_REQUIRED, 'id');
    });
  }

  app.put(`${BASE}/:id`, async (c) => {
    const id = slideId(c.req.param('id'));
    const columns = bannerColumns(check(bannerChangeSchema, await readJson(c)));
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
  });

  app.delete(`${BASE}/:id`, async (c) => {
    const id = slideId(c.req.param('id'));
    const gone = await db.transaction((tx) =>
      tx.delete(banners).where(eq(banners.id, id)).returning({ id: banners.id }),
    );
    if (gone.length === 0) throw notFound('Banner');
    return c.json({ data: { _id: id } });
  });
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
};

export const bannerOperations: readonly Operation[] = [
  {
    method: 'get',
    path: BASE,
    area: 'banners',
    summary:
      'Banners by order; active ones only unless status or include_inactive say otherwise. status goes before include_inactive; timestamp is accepted and ignored.',
    query: listQuerySchema,
    answers: [
      { status: 200, description: 'The banners', example: { data: [EXAMPLE] } },
      { status: 400, description: 'A query value is wrong' },
    ],
  },
  {
    method: 'get',
    path: `${BASE}/public/active`,
    area: 'banners',
    summary: 'The active banners by order.',
    answers: [{ status: 200, description: 'The banners', example: { data: [EXAMPLE] } }],
  },
  {
    method: 'post',
    path: BASE,
    area: 'banners',
    summary:
      'Creates a banner. image or image_url, link or link_url, isActive or is_active (or status).',
    body: newBannerSchema,
    admin: true,
    answers: [
      { status: 201, description: 'The new banner', example: { data: EXAMPLE } },
      { status: 400, description: 'A field is wrong' },
    ],
  },
  {
    method: 'put',
    path: `${BASE}/order`,
    area: 'banners',
    summary: 'Sets the order of banners, all of them or none. timestamp is accepted and ignored.',
    body: bannerOrderSchema,
    admin: true,
    answers: [
      { status: 200, description: 'All banners in their new order', example: { data: [EXAMPLE] } },
      {
        status: 400,
        description: '"Banner order data is required" or "Invalid banner order data format"',
      },
      { status: 404, description: 'One of the banners does not exist; nothing was changed' },
    ],
  },
  {
    method: 'put',
    path: `${BASE}/{id}`,
    area: 'banners',
    summary: 'Changes the fields that are sent; null empties a field.',
    body: bannerChangeSchema,
    admin: true,
    answers: [
      { status: 200, description: 'The banner', example: { data: EXAMPLE } },
      { status: 400, description: '"Slide ID is required", or a field is wrong' },
      { status: 404, description: 'No such banner' },
    ],
  },
  {
    method: 'delete',
    path: `${BASE}/{id}`,
    area: 'banners',
    summary: 'Deletes a banner and its tracked events.',
    admin: true,
    answers: [
      { status: 200, description: 'Deleted', example: { data: { _id: 'hero-summer-sale' } } },
      { status: 400, description: '"Slide ID is required"' },
      { status: 404, description: 'No such banner' },
    ],
  },
];
