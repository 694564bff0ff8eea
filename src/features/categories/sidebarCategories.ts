import { type IconNode, Motorbike } from 'lucide';
import { paths } from '../../shared/config/paths';
import type { Messages } from '../../shared/i18n/messages';
import { platformPage } from '../../shared/shop/platformPage';
import type { BikeCounts, Platform } from '../../shared/shop/shop';
import type { Category } from './categorySchema';
import type { messages as en } from './messages/en';

/** A subcategory of the sidebar, spec §3. */
export interface SidebarSubcategory {
  readonly id: string;
  readonly name: string;
  /** Whether the name is the backend's, in its language. */
  readonly isFromBackend: boolean;
  /** 0 if unknown. */
  readonly count: number;
  readonly link: string;
}

/** A category of the sidebar, spec §3; its id is also its slug. */
export interface SidebarCategory {
  readonly id: string;
  readonly name: string;
  readonly icon: IconNode;
  readonly link: string;
  readonly isPopular: boolean;
  /** Null if unknown. */
  readonly count: number | null;
  readonly subcategories: readonly SidebarSubcategory[];
}

/** A vehicle type for the sidebar. */
export interface CarType {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly count: number;
}

interface Sources {
  readonly platforms: readonly Platform[];
  readonly bikes: BikeCounts;
  readonly messages: Messages<typeof en>;
  readonly categories?: readonly Category[] | undefined;
  readonly types?: readonly CarType[] | undefined;
}

/** Number of platforms before Bikes. */
const PLATFORMS_BEFORE_BIKES = 2;

/**
 * The sidebar's categories (spec §2 to §4): the shop's platforms, with Bikes among them. A product count
 * of the backend replaces that of the shop file, and hides counts of subcategories that no longer add up.
 * Categories with a count of 0 are hidden; those without a count show none.
 */
export function sidebarCategories({
  platforms,
  bikes,
  messages,
  categories = [],
  types = [],
}: Sources): SidebarCategory[] {
  const counts = new Map(categories.map(({ slug, productCount }) => [slug, productCount]));
  const all = platforms.map((platform) =>
    platform.subcategories === 'vehicle types'
      ? vehicleCategory(platform, categories, types)
      : platformCategory(platform, platform.subcategories, counts.get(platform.id)),
  );
  all.splice(PLATFORMS_BEFORE_BIKES, 0, bikesCategory(bikes, messages, counts.get('bikes')));
  return all.filter(({ count }) => count !== 0);
}

/** The vehicles' category, whose count is the sum of the categories' cars, else of the types. */
function vehicleCategory(
  { id, name, icon, url, isHot, count }: Platform,
  categories: readonly Category[],
  types: readonly CarType[],
): SidebarCategory {
  return {
    id,
    name,
    icon,
    link: url,
    isPopular: isHot,
    count:
      sum(categories, ({ totalCars }) => totalCars) || sum(types, (type) => type.count) || count,
    subcategories: types.map((type) => ({
      id: type.id,
      name: type.name,
      isFromBackend: true,
      count: type.count,
      link: platformPage(url, type.slug),
    })),
  };
}

function platformCategory(
  { id, name, icon, url, isHot, count }: Platform,
  subcategories: Exclude<Platform['subcategories'], string>,
  productCount: number | null | undefined,
): SidebarCategory {
  return {
    id,
    name,
    icon,
    link: url,
    isPopular: isHot,
    count: productCount ?? (count || sum(subcategories, (one) => one.count) || null),
    subcategories: fitting(
      productCount,
      subcategories.map((subcategory, index) => ({
        id: String(index),
        name: subcategory.name,
        isFromBackend: false,
        count: subcategory.count,
        link: subcategory.url ?? url,
      })),
    ),
  };
}

function bikesCategory(
  counts: BikeCounts,
  { bikes, subcategories }: Messages<typeof en>,
  productCount: number | null | undefined,
): SidebarCategory {
  const ids = Object.keys(counts.subcategories) as (keyof BikeCounts['subcategories'])[];
  return {
    id: 'bikes',
    name: bikes,
    icon: Motorbike,
    link: paths.bikes,
    isPopular: false,
    count: productCount ?? (counts.count || null),
    subcategories: fitting(
      productCount,
      ids.map((id) => ({
        id,
        name: subcategories[id],
        isFromBackend: false,
        count: counts.subcategories[id],
        link: paths.bikes,
      })),
    ),
  };
}

/** Removes the shop file's counts of subcategories that do not sum to the backend's. */
function fitting(
  productCount: number | null | undefined,
  subcategories: readonly SidebarSubcategory[],
): readonly SidebarSubcategory[] {
  const isFitting =
    (productCount ?? null) === null || productCount === sum(subcategories, ({ count }) => count);
  return isFitting ? subcategories : subcategories.map((one) => ({ ...one, count: 0 }));
}

function sum<Item>(items: readonly Item[], countOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + countOf(item), 0);
}
