/** Where the calls of the API begin. */
export const API_ROOT = '/api/v1';

/** Every path of backends that the shop calls, spec §7: requests and the server take them from here. */
export const backendPaths = {
  banners: `${API_ROOT}/banners`,
  activeBanners: `${API_ROOT}/banners/public/active`,
  bannerClick: `${API_ROOT}/analytics/banner-click`,
  bannerImpression: `${API_ROOT}/analytics/banner-impression`,
  categories: `${API_ROOT}/categories-enhanced`,
  favorites: `${API_ROOT}/user/favorites`,
  featuredProducts: `${API_ROOT}/featured-products`,
  /** The id of a product follows. */
  products: `${API_ROOT}/products`,
  productsByCategory: `${API_ROOT}/products/category`,
  productSearch: `${API_ROOT}/products/search`,
  vehicleTypes: '/v1/types/list-types',
  /** Of the listings' host, as are its pictures. */
  listings: '/api/listings',
  listingPictures: '/uploads',
  /** Of products, banners and vehicle types. */
  pictures: '/static/uploads',
} as const;

/**
 * The paths that visitors' browsers write to (spec §7), all by POST. Every other write is for
 * administrators.
 */
export const visitorWrites: readonly string[] = [
  backendPaths.bannerClick,
  backendPaths.bannerImpression,
  backendPaths.favorites,
];

/** What the mock backend serves besides, to developers: its faults and its description. */
export const mockBackendPaths = {
  faults: '/__faults',
  description: '/openapi.json',
  docs: '/docs',
} as const;
