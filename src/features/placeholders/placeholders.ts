import { paths } from '../../shared/config/paths';
import { decoded } from '../../shared/lib/decoded';
import bike from '../../shared/pictures/st-bike.webp';
import sun from '../../shared/pictures/st-sun.webp';
import wish from '../../shared/pictures/st-wish.webp';

export interface Placeholder {
  /** First part of the address. */
  readonly path: string;
  readonly name: string;
  readonly scene: string;
}

/** The pages that are still to come, spec §2. */
const placeholders: readonly Placeholder[] = [
  { path: paths.search, name: 'Search', scene: bike },
  { path: paths.wishlist, name: 'Wishlist', scene: wish },
  { path: paths.cart, name: 'Cart', scene: wish },
  { path: paths.category, name: 'Category', scene: sun },
  { path: paths.deals, name: 'Deals', scene: wish },
  { path: paths.newArrivals, name: 'New Arrivals', scene: sun },
  { path: paths.bestSellers, name: 'Best Sellers', scene: sun },
  { path: paths.support, name: 'Support', scene: sun },
];

/** What stands for an address such as `/deals` or `/category/cars`. */
export function placeholderAt(pathname: string): Placeholder | undefined {
  const [, first = ''] = pathname.split('/');
  return placeholders.find(({ path }) => path === `/${first.toLowerCase()}`);
}

/** `water-sports` or `water%20sports` as `Water Sports`: how a category's address reads. */
export function categoryName(slug: string): string {
  return decoded(slug)
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
