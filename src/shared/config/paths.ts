import { idSegment } from '../lib/idSegment';

/** Every path of the shop, spec §2: routes, links and the server take them from here. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  bikes: '/bikes/listings',
  about: '/about',
  /** A type and one of its styles are appended by `vehiclesPath`. */
  vehicles: '/vehicles',
  search: '/search',
  wishlist: '/wishlist',
  cart: '/cart',
  /** A category's slug is appended. */
  category: '/category',
  deals: '/deals',
  newArrivals: '/new-arrivals',
  bestSellers: '/best-sellers',
  support: '/support',
  // Linked, but without a page of their own.
  contact: '/contact',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
  forgotPassword: '/forgot-password',
} as const;

/** The app shell: the service worker keeps this page for when the server cannot be reached. */
export const SHELL_PATH = '/app-shell';

/** Balancers and programs check here whether a server works, and whether it takes visitors. */
export const healthPaths = { health: '/healthz', ready: '/readyz' } as const;

/** Prometheus reads the metrics here, on a port of their own. */
export const METRICS_PATH = '/metrics';

/** The web app manifest: name, start and pictures of an installed shop. Each language has one. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** The shop's icons, which the server makes of its logo: their sizes in px are in their names. */
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

/** The page of a search. */
export function searchPath(query: string): string {
  return `${paths.search}?q=${encodeURIComponent(query)}`;
}
