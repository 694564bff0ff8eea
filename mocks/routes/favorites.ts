import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv, RouteDeps } from '../appEnv';
import { readJson } from '../body';
import { favorites, products } from '../db/schema';
import { notFound } from '../httpErrors';
import type { Operation } from '../openapi/operation';
import { check, filledText } from '../validation';

const ID_MAX = 128;
const favoriteSchema = v.object(
  { productId: filledText(ID_MAX, 'productId') },
  'productId is required',
);

/** `POST /user/favorites` (spec §7): visitors are anonymous, so a favourite belongs to nobody. */
export function favoriteRoutes(app: Hono<AppEnv>, { db }: RouteDeps): void {
  app.post('/api/v1/user/favorites', async (c) => {
    const { productId } = check(favoriteSchema, await readJson(c, { plain: true }));
    const row = await db.transaction(async (tx) => {
      const [product] = await tx
        .select({ id: products.id })
        .from(products)
        .where(eq(products.id, productId))
        .for('key share');
      if (product === undefined) throw notFound('Product');
      const [created] = await tx.insert(favorites).values({ productId }).returning();
      return created;
    });
    if (row === undefined) throw new Error('The new favourite was not returned');
    return c.json(
      { data: { _id: String(row.id), productId, createdAt: row.createdAt.toISOString() } },
      201,
    );
  });
}

export const favoriteOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/v1/user/favorites',
    area: 'favorites',
    summary: 'Stores that a visitor likes a product.',
    body: favoriteSchema,
    bodyTypes: ['application/json', 'text/plain'],
    answers: [
      {
        status: 201,
        description: 'Stored',
        example: {
          data: { _id: '1', productId: 'snorkel-set', createdAt: '2026-01-05T12:00:00.000Z' },
        },
      },
      { status: 400, description: 'productId is missing' },
      { status: 404, description: 'No such product' },
    ],
  },
];
