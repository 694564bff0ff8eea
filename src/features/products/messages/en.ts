export const messages = {
  featuredProducts: 'Featured Products',
  featuredLine: 'Island favourites, picked for today',
  refresh: 'Refresh',
  noFeaturedProducts: 'No Featured Products Available',
  checkBackProducts: 'Check back later for featured products',
  loadingProducts: 'Loading products',
} as const;
