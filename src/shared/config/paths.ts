import { idOfParam, idSegment } from '../lib/idSegment';

/** All paths of the shop (spec §2), for routes, links and the server. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  bikes: '/bikes/listings',
  about: '/about',
  /** `vehiclesPath` appends a type and one of its styles. */
  vehicles: '/vehicles',
  search: '/search',
  wishlist: '/wishlist',
  cart: '/cart',
  /** Followed by the slug of a category. */
  category: '/category',
  deals: '/deals',
  newArrivals: '/new-arrivals',
  bestSellers: '/best-sellers',
  support: '/support',
  // Linked, but without a page.
  contact: '/contact',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
  forgotPassword: '/forgot-password',
} as const;

/** Parameters that follow a path, as react-router's patterns. */
const pathParams: Partial<Record<keyof typeof paths, string>> = {
  vehicles: '/:categoryId?/:subcategoryId?',
  category: '/:category',
};

/** A path with its parameters, as react-router's pattern. */
export function pathPattern(id: keyof typeof paths): string {
  return paths[id] + (pathParams[id] ?? '');
}

/** The app shell, which the service worker caches for when the server cannot be reached. */
export const SHELL_PATH = '/app-shell';

/** Liveness and readiness of a server. */
export const healthPaths = { health: '/healthz', ready: '/readyz' } as const;

/** Prometheus metrics, on their own port. */
export const METRICS_PATH = '/metrics';

/** The web app manifest; each language has one. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** The shop's icons, made of its logo; names contain the size in px. */
export const iconPaths = {
  small: '/icon-192.png',
  large: '/icon-512.png',
  smallMaskable: '/icon-maskable-192.png',
  largeMaskable: '/icon-maskable-512.png',
  touch: '/apple-touch-icon.png',
  favicon: '/favicon.png',
} as const;

/** The vehicle types, one of them, or one of its styles. */
export function vehiclesPath(...ids: readonly string[]): string {
  return [paths.vehicles, ...ids.map(idSegment)].join('/');
}

/** The ids in the parameters of the route of `vehiclesPath`. */
export function vehicleIds({
  categoryId,
  subcategoryId,
}: Readonly<Partial<Record<string, string>>>) {
  return {
    categoryId: categoryId === undefined ? undefined : idOfParam(categoryId),
    subcategoryId: subcategoryId === undefined ? undefined : idOfParam(subcategoryId),
  };
}

/** The page of a search. */
export function searchPath(query: string): string {
  return `${paths.search}?q=${encodeURIComponent(query)}`;
}
