import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { type Area, route } from '../area';
import { favorites, products } from '../db/schema';
import { notFound } from '../httpErrors';
import { oneOf, wireMoment } from '../openapi/operation';
import { filledText } from '../validation';

const ID_MAX = 128;

const favoriteModel = v.strictObject({
  _id: v.string(),
  productId: v.string(),
  createdAt: wireMoment,
});

/** `POST /user/favorites` (spec §7): visitors are anonymous, so a favourite belongs to nobody. */
export const favoriteArea: Area = {
  name: 'favorites',
  description: 'Hearts of visitors',
  models: { Favorite: favoriteModel },
  seeds: [],
  routes: [
    route({
      method: 'post',
      path: backendPaths.favorites,
      operationId: 'addFavorite',
      summary: 'Like a product',
      description: 'Stores that a visitor likes a product.',
      body: v.object({ productId: filledText(ID_MAX, 'productId') }, 'productId is required'),
      bodyTypes: ['application/json', 'text/plain'],
      bodyExample: { productId: 'snorkel-set' },
      responses: [
        {
          status: 201,
          description: 'Stored',
          schema: oneOf(favoriteModel),
          example: {
            data: { _id: '1', productId: 'snorkel-set', createdAt: '2026-01-05T12:00:00.000Z' },
          },
        },
        { status: 404, description: 'No such product' },
      ],
      async handle(c, { db, readBody }) {
        const { productId } = await readBody();
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
        const { id, createdAt } = row;
        return c.json(
          { data: { _id: String(id), productId, createdAt: createdAt.toISOString() } },
          201,
        );
      },
    }),
  ],
};
