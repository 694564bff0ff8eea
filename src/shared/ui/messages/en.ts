export const messages = {
  loadingSlides: 'Loading slides...',
  /** What a screen reader calls it. */
  carouselRole: 'carousel',
  /** What a screen reader calls it. */
  slideRole: 'slide',
  slidePosition: '{index} of {count}',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  slideNumber: 'Slide {number}',
  playSlides: 'Play slides',
  pauseSlides: 'Pause slides',
  /** Said after a press of the button. */
  slidesPlay: 'The slides play',
  /** Said after a press of the button. */
  slidesPaused: 'The slides are paused',
  shopNow: 'Shop Now',
  opensInNewTab: '(opens in a new tab)',
  addToWishlist: 'Add {name} to wishlist',
  /** Said before the price from before a discount. */
  oldPrice: 'was',
  /** {discount} is `20%`, or words of a seller. */
  discountOff: '{discount} OFF',
  buyNow: 'Buy Now',
  quickView: 'Quick view of {name}',
  shareProduct: 'Share {name}',
  noPicture: 'No picture',
  loadingShop: 'Loading {site}...',
  /** Under the text before it, while the shop starts. */
  pleaseWait: 'Please wait while we prepare your shopping experience',
  rated: {
    one: 'Rated {rating} out of 5, {count} review',
    other: 'Rated {rating} out of 5, {count} reviews',
  },
  /** After the name of a field. */
  optional: '(optional)',
  /** A button. */
  retry: 'Retry',
  /** How many ads a category has. */
  itemCount: '({count} items)',
  failedToFetchCars: 'Failed to fetch cars',
  failedToLoadContent: 'Failed to load content',
  pageWentWrong: 'Something went wrong while loading the page.',
  failedToLoadListings: 'Failed to load listings.',
  unreadableResponse: 'The shop sent a response that we could not read.',
  unexpectedError: 'Unexpected Application Error!',
} as const;
