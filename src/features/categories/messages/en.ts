export const messages = {
  shopByCategory: 'Shop By Category',
  /** A badge on a category that many look at. */
  hot: 'Hot',
  /** {name} is a category, such as `Bikes`. */
  viewAll: 'View All {name} →',
  bikes: 'Bikes',
  subcategories: {
    'sports-bikes': 'Sports Bikes',
    scooters: 'Scooters',
    cruisers: 'Cruisers',
    'electric-bikes': 'Electric Bikes',
  },
} as const;
