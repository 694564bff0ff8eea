import * as v from 'valibot';
import type { Banner } from '../../features/banners/bannerSchema';
import type { BikeList } from '../../features/bikes/bikeList';
import type { Category } from '../../features/categories/categorySchema';
import type { Product } from '../../features/products/productSchema';
import type { VehicleType } from '../../features/vehicles/vehicleTypeSchema';
import { parseGradient } from '../../shared/lib/gradient';
import { UPLOADS_PATH } from '../../shared/lib/picture';
import { safeUrl } from '../../shared/lib/safeUrl';
import type { SavedArea } from './cachedResponses';

/** Storage is untrusted: what comes out of it is checked like what comes from a backend. */

const id = v.pipe(v.string(), v.minLength(1));
const textOrNull = v.nullable(v.string());
const price = v.nullable(v.union([v.string(), v.number()]));
const link = v.nullable(
  v.pipe(
    v.string(),
    v.check((url) => safeUrl(url) === url),
  ),
);
const gradient = v.nullable(
  v.pipe(
    v.string(),
    v.check((css) => parseGradient(css) === css),
  ),
);
const picture = v.nullable(
  v.object({
    src: v.pipe(
      v.string(),
      v.check((path) => path.startsWith(`${UPLOADS_PATH}/`)),
    ),
    resizable: v.boolean(),
    alt: v.string(),
  }),
);

const banner: v.GenericSchema<unknown, Banner> = v.object({
  id,
  title: v.string(),
  subtitle: textOrNull,
  discount: textOrNull,
  price,
  buttonText: textOrNull,
  picture,
  tallPicture: picture,
  gradient,
  link,
  isActive: v.nullable(v.boolean()),
  type: v.picklist(['hero', 'promotional', 'other']),
  order: v.number(),
  startDate: textOrNull,
  endDate: textOrNull,
  targetAudience: v.array(v.string()),
  createdAt: textOrNull,
  updatedAt: textOrNull,
});

const category: v.GenericSchema<unknown, Category> = v.object({
  id,
  name: v.string(),
  slug: v.string(),
  totalCars: v.number(),
  isPopular: v.boolean(),
  productCount: v.nullable(v.number()),
});

const product: v.GenericSchema<unknown, Product> = v.object({
  id,
  name: v.string(),
  price,
  originalPrice: price,
  discount: textOrNull,
  picture,
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  reviews: v.number(),
  badge: textOrNull,
  link,
});

const named = { id, name: v.string(), slug: v.string(), count: v.number() };

const vehicleType: v.GenericSchema<unknown, VehicleType> = v.object({
  ...named,
  picture,
  subcategories: v.array(v.object(named)),
});

const bikeList: v.GenericSchema<unknown, BikeList> = v.object({
  bikes: v.array(
    v.object({
      id,
      title: v.string(),
      price,
      amount: v.nullable(v.number()),
      description: v.string(),
      images: v.array(v.string()),
      imageAlts: v.array(v.string()),
      listingType: v.picklist(['sale', 'auction']),
    }),
  ),
  picturesOrigin: v.pipe(
    v.string(),
    v.check((origin) => origin === '' || new URL(origin).origin === origin),
  ),
  cut: v.nullable(v.object({ criteria: v.string(), total: v.number() })),
});

/** What each area keeps. */
const copySchemas: Readonly<Record<SavedArea, v.GenericSchema>> = {
  banners: v.array(banner),
  categories: v.array(category),
  products: v.array(product),
  types: v.array(vehicleType),
  listings: bikeList,
};

/** The calls that are kept: lists that a screen shows. */
export const savedEndpoints: ReadonlySet<string> = new Set([
  'getBanners',
  'getActiveBanners',
  'getCategories',
  'getFeaturedProducts',
  'getVehicleTypes',
  'getBikes',
]);

const entrySchema = v.object({ data: v.unknown(), fulfilledTimeStamp: v.number() });

/** Reads one stored copy; null when it is not one that this release can show. */
export function readCopy(area: SavedArea, stored: unknown) {
  const entry = v.safeParse(entrySchema, stored);
  if (!entry.success) return null;
  try {
    const data = v.safeParse(copySchemas[area], entry.output.data);
    return data.success ? { ...entry.output, data: data.output } : null;
  } catch {
    return null;
  }
}
