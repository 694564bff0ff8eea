import { paths } from '../../shared/config/paths';
import { type PlatformId, platformUrl } from '../../shared/config/site';
import type { Category } from './categorySchema';

export type SidebarCategoryId = PlatformId | 'bikes';

/** A subcategory of the sidebar, spec §3. */
export interface SidebarSubcategory {
  readonly id: string;
  readonly name: string;
  /** 0 when nobody counted. */
  readonly count: number;
  /** Without one its category's link is followed. */
  readonly link?: string;
}

/** A category of the sidebar, spec §3; its id is also its slug and names its icon. */
export interface SidebarCategory {
  readonly id: SidebarCategoryId;
  readonly name: string;
  readonly link: string;
  readonly isPopular: boolean;
  readonly count: number;
  readonly subcategories: readonly SidebarSubcategory[];
}

/** What the sidebar needs of a vehicle type. */
export interface CarType {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly count: number;
}

/** The static categories with the seed counts of spec §9; the subcategories sum to them. */
const staticCategories: readonly SidebarCategory[] = [
  {
    id: 'real-estate',
    name: 'Real Estate',
    link: platformUrl('real-estate'),
    isPopular: true,
    count: 850,
    subcategories: [
      { id: 'houses', name: 'Houses for Sale', count: 320 },
      { id: 'apartments', name: 'Apartments', count: 280 },
      { id: 'commercial', name: 'Commercial', count: 110 },
      { id: 'land', name: 'Land & Plots', count: 140 },
    ],
  },
  {
    id: 'bikes',
    name: 'Bikes',
    link: paths.bikes,
    isPopular: false,
    count: 320,
    subcategories: [
      { id: 'sports-bikes', name: 'Sports Bikes', count: 84 },
      { id: 'scooters', name: 'Scooters', count: 126 },
      { id: 'cruisers', name: 'Cruisers', count: 62 },
      { id: 'electric-bikes', name: 'Electric Bikes', count: 48 },
    ],
  },
  {
    id: 'stays',
    name: 'Stays',
    link: platformUrl('stays'),
    isPopular: false,
    count: 420,
    subcategories: [
      { id: 'hotels', name: 'Hotels', count: 130 },
      { id: 'guest-houses', name: 'Guest Houses', count: 95 },
      { id: 'vacation-rentals', name: 'Vacation Rentals', count: 160 },
      { id: 'hostels', name: 'Hostels', count: 35 },
    ],
  },
  {
    id: 'water-sports',
    name: 'Water Sports',
    link: platformUrl('water-sports'),
    isPopular: false,
    count: 180,
    subcategories: [
      { id: 'surfing', name: 'Surfing', count: 40 },
      { id: 'jet-skiing', name: 'Jet Skiing', count: 32 },
      { id: 'boat-rentals', name: 'Boat Rentals', count: 45 },
      { id: 'swimming-lessons', name: 'Swimming Lessons', count: 18 },
      { id: 'diving', name: 'Diving', count: 45 },
    ],
  },
  {
    id: 'nail-services',
    name: 'Nail Services',
    link: platformUrl('nail-services'),
    isPopular: true,
    count: 95,
    subcategories: [
      { id: 'manicure', name: 'Manicure', count: 30 },
      { id: 'pedicure', name: 'Pedicure', count: 25 },
      { id: 'nail-art', name: 'Nail Art', count: 22 },
      { id: 'gel-nails', name: 'Gel Nails', count: 18 },
    ],
  },
];

/**
 * The sidebar's categories (spec §2 to §4): Cars from the vehicle types, then the static ones.
 * A product count that the backend knows replaces the seed count; the count of Cars is the sum of
 * the categories' cars, else of the types. Categories with a count of 0 are hidden.
 */
export function sidebarCategories(
  categories: readonly Category[] = [],
  types: readonly CarType[] = [],
): SidebarCategory[] {
  const productCounts = new Map(categories.map(({ slug, productCount }) => [slug, productCount]));
  const withCounts = staticCategories.map((category) => ({
    ...category,
    count: productCounts.get(category.id) ?? category.count,
  }));
  return [carsCategory(categories, types), ...withCounts].filter(({ count }) => count > 0);
}

function carsCategory(categories: readonly Category[], types: readonly CarType[]): SidebarCategory {
  const link = platformUrl('cars');
  return {
    id: 'cars',
    name: 'Cars',
    link,
    isPopular: true,
    count: sum(categories, ({ totalCars }) => totalCars) || sum(types, ({ count }) => count),
    subcategories: types.map(({ id, name, slug, count }) => ({
      id,
      name,
      count,
      link: `${link}/${slug}`,
    })),
  };
}

function sum<Item>(items: readonly Item[], countOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + countOf(item), 0);
}
