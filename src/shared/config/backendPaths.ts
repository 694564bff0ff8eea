/** Common prefix of the API's calls. */
export const API_ROOT = '/api/v1';

/** All backend paths that the shop calls (spec §7), for requests and the server. */
export const backendPaths = {
  banners: `${API_ROOT}/banners`,
  activeBanners: `${API_ROOT}/banners/public/active`,
  bannerClick: `${API_ROOT}/analytics/banner-click`,
  bannerImpression: `${API_ROOT}/analytics/banner-impression`,
  categories: `${API_ROOT}/categories-enhanced`,
  favorites: `${API_ROOT}/user/favorites`,
  featuredProducts: `${API_ROOT}/featured-products`,
  /** Followed by the id of a product. */
  products: `${API_ROOT}/products`,
  productsByCategory: `${API_ROOT}/products/category`,
  productSearch: `${API_ROOT}/products/search`,
  vehicleTypes: '/v1/types/list-types',
  /** On the listings host. */
  listings: '/api/listings',
  listingPictures: '/uploads',
  /** Of products, banners and vehicle types. */
  pictures: '/static/uploads',
} as const;

/** The paths of the API host that pages read, which our server forwards for browsers. */
export const visitorReads: readonly string[] = [
  backendPaths.banners,
  backendPaths.categories,
  backendPaths.featuredProducts,
  backendPaths.vehicleTypes,
];

/**
 * The paths that browsers write to (spec §7), all by POST. Every other write is for administrators.
 */
export const visitorWrites: readonly string[] = [
  backendPaths.bannerClick,
  backendPaths.bannerImpression,
  backendPaths.favorites,
];

/** Our server's path of a picture at another origin, followed by its address in Base64 (RFC 4648 §5). */
export const REMOTE_PICTURES = '/pictures';

/** The mock backend's paths for developers: faults and API description. */
export const mockBackendPaths = {
  faults: '/__faults',
  description: '/openapi.json',
  docs: '/docs',
} as const;
