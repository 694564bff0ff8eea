export const messages = {
  description: 'Coming soon at {site}: {title}.',
  pages: {
    search: 'Search',
    wishlist: 'Wishlist',
    cart: 'Cart',
    category: 'Category',
    deals: 'Deals',
    newArrivals: 'New Arrivals',
    bestSellers: 'Best Sellers',
    /** Help for customers. */
    support: 'Support',
  },
  /** {name} is the page, such as `Cart`. */
  comingSoon: '{name} - Coming Soon',
  youAskedFor: 'You asked for {query}',
  categorySubject: 'Category: {category}',
  onItsWay: 'This page is on its way. Until then, the shop is open.',
  goToShop: 'Go to the shop',
  seeBikes: 'See bikes',
} as const;
