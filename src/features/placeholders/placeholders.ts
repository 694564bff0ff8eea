import type { RouteId } from '../../router/routeTable';
import bike from '../../shared/pictures/st-bike.webp';
import cart from '../../shared/pictures/st-cart.webp';
import heart from '../../shared/pictures/st-heart.webp';
import sun from '../../shared/pictures/st-sun.webp';
import wish from '../../shared/pictures/st-wish.webp';

/** The placeholder pages, spec §2, with their drawings. */
const placeholders = [
  { id: 'search', scene: bike },
  { id: 'wishlist', scene: heart },
  { id: 'cart', scene: cart },
  { id: 'category', scene: sun },
  { id: 'deals', scene: wish },
  { id: 'newArrivals', scene: sun },
  { id: 'bestSellers', scene: sun },
  { id: 'support', scene: sun },
] as const satisfies readonly { readonly id: RouteId; readonly scene: string }[];

export type Placeholder = (typeof placeholders)[number];

/** The placeholder of a route. */
export function placeholderOf(routeId: RouteId): Placeholder | undefined {
  return placeholders.find(({ id }) => id === routeId);
}

/** The name of a category from its address: `water-sports` or `water sports` as `Water Sports`. */
export function categoryName(slug: string): string {
  return slug
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
