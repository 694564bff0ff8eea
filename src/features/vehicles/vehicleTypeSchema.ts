import * as v from 'valibot';
import { count, idFields, idOf, parseItems } from '../../api/responses';
import { type Picture, uploadPicture } from '../../shared/lib/picture';

export interface VehicleSubcategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly count: number;
}

/** A vehicle type: its fields are our decision, the specification leaves them open (spec §3). */
export interface VehicleType extends VehicleSubcategory {
  readonly picture: Picture | null;
  readonly subcategories: readonly VehicleSubcategory[];
}

const common = {
  ...idFields,
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  slug: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]+$/)),
  count: count(0),
};

const vehicleTypeWire = v.object({
  ...common,
  image: v.optional(v.unknown()),
  subcategories: v.fallback(v.nullish(v.array(v.unknown())), null),
});

const subcategorySchema: v.GenericSchema<unknown, VehicleSubcategory> = v.pipe(
  v.object(common),
  v.rawTransform(({ dataset, addIssue, NEVER }): VehicleSubcategory => {
    const { name, slug, count: items, ...wire } = dataset.value;
    const id = idOf(wire);
    if (id === null) {
      addIssue({ message: 'A subcategory needs an id' });
      return NEVER;
    }
    return { id, name, slug, count: items };
  }),
);

export const vehicleTypeSchema: v.GenericSchema<unknown, VehicleType> = v.pipe(
  vehicleTypeWire,
  v.rawTransform(({ dataset, addIssue, NEVER }): VehicleType => {
    const { name, slug, count: items, image, subcategories, ...wire } = dataset.value;
    const id = idOf(wire);
    if (id === null) {
      addIssue({ message: 'A vehicle type needs an id' });
      return NEVER;
    }
    return {
      id,
      name,
      slug,
      count: items,
      picture: uploadPicture(image, ''),
      subcategories: parseItems(subcategorySchema, subcategories ?? [], `subcategories of ${name}`),
    };
  }),
);
