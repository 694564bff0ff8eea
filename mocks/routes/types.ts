import { asc } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { AppEnv, RouteDeps } from '../appEnv';
import { vehicleSubcategories, vehicleTypes } from '../db/schema';
import type { Operation } from '../openapi/operation';

/** The types list (spec §7), the one call outside /api/v1. */
export function typeRoutes(app: Hono<AppEnv>, { db, answers }: RouteDeps): void {
  app.get('/v1/types/list-types', (c) =>
    answers.sendJson(c, 'types', 'list', async () => {
      const types = await db.select().from(vehicleTypes).orderBy(asc(vehicleTypes.position));
      const subcategories = await db
        .select()
        .from(vehicleSubcategories)
        .orderBy(asc(vehicleSubcategories.position));
      return {
        data: types.map((type) => {
          const own = subcategories.filter((one) => one.typeId === type.id);
          return {
            _id: type.id,
            name: type.name,
            slug: type.slug,
            image: type.image,
            image_alt: type.imageAlt,
            count: own.reduce((sum, one) => sum + one.count, 0),
            subcategories: own.map((one) => ({
              _id: one.id,
              name: one.name,
              slug: one.slug,
              count: one.count,
            })),
          };
        }),
      };
    }),
  );
}

export const typeOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/v1/types/list-types',
    area: 'types',
    summary: 'Vehicle types with their subcategories; a count is the number of vehicles.',
    answers: [
      {
        status: 200,
        description: 'The types',
        example: {
          data: [
            {
              _id: 'sedans',
              name: 'Sedans',
              slug: 'sedans',
              image: '/vehicles/sedan.webp',
              count: 96,
              subcategories: [
                { _id: 'sedans-compact', name: 'Compact', slug: 'compact', count: 30 },
              ],
            },
          ],
        },
      },
    ],
  },
];
