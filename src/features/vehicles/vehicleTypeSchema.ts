import * as v from 'valibot';
import { domainId, pictureOrNull } from '../../api/domainFields';
import { count, idFields, idOf, listResponse, parseItems } from '../../api/responses';
import { uploadPicture } from '../../shared/lib/picture';

/** Stands in addresses. */
const slug = v.pipe(v.string(), v.regex(/^[\w-]+$/));

const subcategoryDomain = v.object({
  id: domainId,
  name: v.string(),
  slug,
  count: v.number(),
});

/** A vehicle type: its fields are our decision, the specification leaves them open (spec §3). */
export const vehicleTypeDomain = v.object({
  ...subcategoryDomain.entries,
  picture: pictureOrNull,
  subcategories: v.pipe(v.array(subcategoryDomain), v.readonly()),
});

type Subcategory = Readonly<v.InferOutput<typeof subcategoryDomain>>;
export type VehicleType = Readonly<v.InferOutput<typeof vehicleTypeDomain>>;

const common = {
  ...idFields,
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  slug: v.pipe(v.string(), v.trim(), slug),
  count: count(0),
};

const vehicleTypeWire = v.object({
  ...common,
  image: v.optional(v.unknown()),
  subcategories: v.fallback(v.nullish(v.array(v.unknown())), null),
});

const subcategorySchema = v.pipe(
  v.object(common),
  v.check((wire) => idOf(wire) !== ''),
  v.transform((wire): Subcategory => ({
    id: idOf(wire),
    name: wire.name,
    slug: wire.slug,
    count: wire.count,
  })),
);

/** Reads a vehicle type of a response. One without a count has as many as its subcategories together. */
export const vehicleTypeSchema = v.pipe(
  vehicleTypeWire,
  v.check((wire) => idOf(wire) !== ''),
  v.transform((wire): VehicleType => {
    const subcategories = parseItems(
      subcategorySchema,
      wire.subcategories ?? [],
      `subcategories of ${wire.name}`,
    );
    return {
      id: idOf(wire),
      name: wire.name,
      slug: wire.slug,
      count: wire.count || subcategories.reduce((sum, { count }) => sum + count, 0),
      picture: uploadPicture(wire.image, ''),
      subcategories,
    };
  }),
);

export const vehicleTypesResponse = v.pipe(
  listResponse,
  v.transform((items) => parseItems(vehicleTypeSchema, items, 'vehicle types')),
);

export const checkStoredVehicleTypes = (items: readonly unknown[]) =>
  parseItems(vehicleTypeDomain, items, 'vehicle types');
