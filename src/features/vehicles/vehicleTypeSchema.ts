import * as v from 'valibot';
import { idFields, idOf, wire } from '../../api/coercions';
import { domainId, pictureOrNull } from '../../api/domainFields';
import { firstPicture } from '../../api/firstPicture';
import { listResponse, parseItems } from '../../api/responses';
import { wireItem } from '../../api/wireItem';

const subcategoryDomain = v.object({
  id: domainId,
  name: v.string(),
  /** The type's page on the platform; the id by default. */
  slug: domainId,
  count: v.number(),
});

/** A vehicle type. Its fields are our decision, because spec §3 leaves them open. */
export const vehicleTypeDomain = v.object({
  ...subcategoryDomain.entries,
  picture: pictureOrNull,
  subcategories: v.pipe(v.array(subcategoryDomain), v.readonly()),
});

type Subcategory = Readonly<v.InferOutput<typeof subcategoryDomain>>;
export type VehicleType = Readonly<v.InferOutput<typeof vehicleTypeDomain>>;

const common = {
  ...idFields,
  name: wire.text,
  slug: wire.id,
  count: wire.count,
  productCount: wire.count,
};

type CommonWire = { readonly [Name in keyof typeof common]: ReturnType<(typeof common)[Name]> };

const toSubcategory = (item: CommonWire): Subcategory => ({
  id: idOf(item),
  name: item.name ?? '',
  slug: item.slug ?? idOf(item),
  count: item.count ?? item.productCount ?? 0,
});

export const subcategorySchema = v.pipe(
  wireItem(common),
  v.check((item) => idOf(item) !== '', 'no id'),
  v.check((item) => item.name !== null, 'no name'),
  v.transform(toSubcategory),
);

/** Parses a vehicle type of a response. The count defaults to the sum of its subcategories. */
export const vehicleTypeSchema = v.pipe(
  wireItem({
    ...common,
    image: wire.pictures,
    imageUrl: wire.pictures,
    subcategories: wire.list,
  }),
  v.check((item) => idOf(item) !== '', 'no id'),
  v.check((item) => item.name !== null, 'no name'),
  v.transform((item): VehicleType => {
    const type = toSubcategory(item);
    const subcategories = parseItems(
      subcategorySchema,
      item.subcategories,
      `subcategories of ${type.name}`,
    );
    return {
      ...type,
      count: type.count || subcategories.reduce((sum, { count }) => sum + count, 0),
      picture: firstPicture('', item.image, item.imageUrl),
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
