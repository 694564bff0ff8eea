import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { type Area, route } from '../area';
import vehicleSubcategoryRows from '../db/rows/vehicleSubcategories.json';
import vehicleTypeRows from '../db/rows/vehicleTypes.json';
import { vehicleSubcategories, vehicleTypes } from '../db/schema';
import { listOf } from '../openapi/operation';

const subcategory = {
  _id: v.string(),
  name: v.string(),
  slug: v.string(),
  count: v.pipe(v.number(), v.integer()),
};

const typeModel = v.strictObject({
  ...subcategory,
  image: v.string(),
  image_alt: v.string(),
  subcategories: v.array(v.strictObject(subcategory)),
});

const EXAMPLE = {
  _id: 'sedans',
  name: 'Sedans',
  slug: 'sedans',
  image: '/vehicles/sedan.webp',
  image_alt: 'A blue sedan',
  count: 96,
  subcategories: [{ _id: 'sedans-compact', name: 'Compact', slug: 'compact', count: 30 }],
};

/** The types list (spec §7). */
export const typeArea: Area = {
  name: 'types',
  description: 'Vehicle types',
  models: { VehicleType: typeModel },
  seeds: [
    {
      name: 'types-1',
      async plant(tx) {
        await tx.insert(vehicleTypes).values([...vehicleTypeRows]);
        await tx.insert(vehicleSubcategories).values([...vehicleSubcategoryRows]);
      },
    },
  ],
  routes: [
    route({
      method: 'get',
      path: backendPaths.vehicleTypes,
      operationId: 'listVehicleTypes',
      summary: 'Vehicle types',
      description: 'Vehicle types with their subcategories; a count is the number of vehicles.',
      hasEtag: true,
      responses: [
        {
          status: 200,
          description: 'The types',
          headers: { ETag: 'Names this list' },
          schema: listOf(typeModel),
          example: { data: [EXAMPLE] },
        },
      ],
      handle: (c, { db, send }) =>
        send(async () => {
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
    }),
  ],
};
