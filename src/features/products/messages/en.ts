export const messages = {
  featuredProducts: 'Featured Products',
  refresh: 'Refresh',
  noneAvailable: 'No Featured Products Available',
  checkBackLater: 'Check back later for featured products',
  loading: 'Loading products',
} as const;
