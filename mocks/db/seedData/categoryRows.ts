import type { categories, vehicleSubcategories, vehicleTypes } from '../schema';
import { pictureOf } from './seedPictures';

/** Rows of the enhanced categories: counts and popular flags of spec §9. */
export const categoryRows: readonly (typeof categories.$inferInsert)[] = [
  { name: 'Cars', slug: 'cars', totalCars: 344, isPopular: true, productCount: 344 },
  { name: 'Real Estate', slug: 'real-estate', isPopular: true, productCount: 850 },
  { name: 'Bikes', slug: 'bikes', productCount: 320 },
  { name: 'Stays', slug: 'stays', productCount: 420 },
  { name: 'Water Sports', slug: 'water-sports', productCount: 180 },
  { name: 'Nail Services', slug: 'nail-services', isPopular: true, productCount: 95 },
  { name: 'Electric Cars', slug: 'electric-cars', totalCars: 68, productCount: 68 },
  { name: 'Home & Garden', slug: 'home-garden', productCount: 64 },
];

interface TypeSeed {
  name: string;
  picture: string;
  subcategories: readonly (readonly [name: string, count: number])[];
}

/** The counts sum to the cars of the categories, 412. */
const types: readonly TypeSeed[] = [
  {
    name: 'Sedans',
    picture: 'sedan',
    subcategories: [
      ['Compact', 46],
      ['Mid-size', 38],
      ['Executive', 19],
      ['Hybrid and electric', 15],
    ],
  },
  {
    name: 'SUVs',
    picture: 'suv',
    subcategories: [
      ['Compact', 38],
      ['Mid-size', 31],
      ['Off-road', 17],
      ['Hybrid and electric', 10],
    ],
  },
  {
    name: 'Pickups',
    picture: 'pickup',
    subcategories: [
      ['Single cab', 21],
      ['Double cab', 37],
      ['Four-wheel drive', 14],
    ],
  },
  {
    name: 'Vans',
    picture: 'van',
    subcategories: [
      ['Family vans', 18],
      ['Cargo vans', 14],
      ['Campers', 9],
    ],
  },
  {
    name: 'Sports Cars',
    picture: 'sports-car',
    subcategories: [
      ['Coupes', 9],
      ['Convertibles', 6],
      ['Classics', 3],
    ],
  },
  {
    name: 'Trucks',
    picture: 'truck',
    subcategories: [
      ['Box trucks', 11],
      ['Flatbeds', 8],
      ['Tippers', 5],
      ['Refrigerated', 3],
    ],
  },
  {
    name: 'Minibuses',
    picture: 'minibus',
    subcategories: [
      ['Up to 12 seats', 7],
      ['Up to 20 seats', 5],
      ['Wheelchair access', 2],
    ],
  },
  {
    name: 'Motorbikes',
    picture: 'motorbike',
    subcategories: [
      ['Standard', 8],
      ['Cruiser', 6],
      ['Sportbike', 5],
      ['Touring', 4],
      ['Adventure', 3],
    ],
  },
];

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Rows of the vehicle types. */
export const vehicleTypeRows: readonly (typeof vehicleTypes.$inferInsert)[] = types.map(
  ({ name, picture }, index) => {
    const { path, alt } = pictureOf(`vehicles/${picture}.webp`);
    const slug = slugOf(name);
    return { id: slug, position: index + 1, name, slug, image: `/${path}`, imageAlt: alt };
  },
);

/** Rows of their subcategories. */
export const vehicleSubcategoryRows: readonly (typeof vehicleSubcategories.$inferInsert)[] =
  types.flatMap((type) =>
    type.subcategories.map(([name, count], index) => {
      const typeId = slugOf(type.name);
      const slug = slugOf(name);
      return { id: `${typeId}-${slug}`, typeId, position: index + 1, name, slug, count };
    }),
  );
