export const messages = {
  shopByCategory: 'Shop By Category',
  hot: 'Hot',
  viewAll: 'View All {name} →',
  bikes: 'Bikes',
  subcategories: {
    'sports-bikes': 'Sports Bikes',
    scooters: 'Scooters',
    cruisers: 'Cruisers',
    'electric-bikes': 'Electric Bikes',
  },
} as const;
