import { paths } from '../../shared/config/paths';
import { type PlatformId, platformUrl } from '../../shared/config/site';
import type { Category } from './categorySchema';
import type { messages } from './messages/en';

export type SidebarCategoryId = PlatformId | 'bikes';

/** A subcategory of ours, which follows its category's link; the messages name it. */
interface StaticSubcategory {
  readonly id: keyof (typeof messages)['subcategories'];
  readonly count: number;
}

/** A vehicle type, as a subcategory of Cars. */
interface TypeSubcategory {
  readonly id: string;
  /** As the backend says it. */
  readonly name: string;
  /** 0 when nobody counted. */
  readonly count: number;
  readonly link: string;
}

/** A subcategory of the sidebar, spec §3. */
export type SidebarSubcategory = StaticSubcategory | TypeSubcategory;

/** A category of the sidebar, spec §3; its id is also its slug and names it, and its icon. */
export interface SidebarCategory {
  readonly id: SidebarCategoryId;
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
    link: platformUrl('real-estate'),
    isPopular: true,
    count: 850,
    subcategories: [
      { id: 'houses', count: 320 },
      { id: 'apartments', count: 280 },
      { id: 'commercial', count: 110 },
      { id: 'land', count: 140 },
    ],
  },
  {
    id: 'bikes',
    link: paths.bikes,
    isPopular: false,
    count: 320,
    subcategories: [
      { id: 'sports-bikes', count: 84 },
      { id: 'scooters', count: 126 },
      { id: 'cruisers', count: 62 },
      { id: 'electric-bikes', count: 48 },
    ],
  },
  {
    id: 'stays',
    link: platformUrl('stays'),
    isPopular: false,
    count: 420,
    subcategories: [
      { id: 'hotels', count: 130 },
      { id: 'guest-houses', count: 95 },
      { id: 'vacation-rentals', count: 160 },
      { id: 'hostels', count: 35 },
    ],
  },
  {
    id: 'water-sports',
    link: platformUrl('water-sports'),
    isPopular: false,
    count: 180,
    subcategories: [
      { id: 'surfing', count: 40 },
      { id: 'jet-skiing', count: 32 },
      { id: 'boat-rentals', count: 45 },
      { id: 'swimming-lessons', count: 18 },
      { id: 'diving', count: 45 },
    ],
  },
  {
    id: 'nail-services',
    link: platformUrl('nail-services'),
    isPopular: true,
    count: 95,
    subcategories: [
      { id: 'manicure', count: 30 },
      { id: 'pedicure', count: 25 },
      { id: 'nail-art', count: 22 },
      { id: 'gel-nails', count: 18 },
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
