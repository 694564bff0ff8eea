export const messages = {
  skipToContent: 'Skip to content',
  pricesIn: 'Prices in {currency}',
  menu: 'Menu',
  homeLink: '{site}, home',
  categories: 'Categories',
  /** Names the search form to screen readers. */
  searchForm: 'Shop',
  /** English has four dots by its specification; other languages take three. */
  searchPlaceholder: "I'm shopping for....",
  searchQuestion: 'What are you shopping for?',
  searchButton: 'Search',
  /** Names the links to wishlist, cart, login and signup to screen readers. */
  yourShop: 'Account and cart',
  wishlistItems: {
    one: 'Wishlist, {count} item',
    other: 'Wishlist, {count} items',
  },
  cartItems: {
    one: 'Cart, {count} item',
    other: 'Cart, {count} items',
  },
  login: 'Log in',
  signup: 'Sign up',
  menuMissing: 'The menu did not load. Check your connection and try again.',
  /** Heads a list of links about the shop. */
  company: 'Company',
  aboutUs: 'About Us',
  customerService: 'Customer Service',
  contactUs: 'Contact Us',
  helpCenter: 'Help Center',
  ourServices: 'Our Services',
  terms: 'Terms',
  /** A link to the privacy policy. */
  privacy: 'Privacy',
  /** Such as `Currency AWG`. */
  currencyLabel: 'Currency {currency}',
  loading: 'Loading...',
  scrollToTop: 'Scroll to top',
  crashText: 'It is not your fault. Reloading usually helps.',
  reload: 'Reload',
  backToShop: 'Back to the shop',
  languages: 'Languages',
} as const;
