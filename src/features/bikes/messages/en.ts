export const messages = {
  priceOnRequest: '{currency} on request',
  /** How a bike is sold. */
  listingTypes: {
    sale: 'Sale',
    auction: 'Auction',
  },
  /** The link of a card in the list. */
  viewBike: 'View Bike',
  firstOfMany: 'These are the first {shown} of {total} bikes. Filters choose others.',
  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  pageOf: 'Page {page} of {last}',
  /** Names the list to screen readers. */
  results: 'Results',
  loading: 'Loading...',
  bikeCount: {
    one: '{count} bike',
    other: '{count} bikes',
  },
  bikesOf: {
    one: '{found} of {count} bike',
    other: '{found} of {count} bikes',
  },
  bikesAmongFirst: {
    one: '{found} among the first {count} bike',
    other: '{found} among the first {count} bikes',
  },
  fromFirstBike: 'From the first bike',
  noBikesFound: 'No bikes found matching your criteria.',
  tryWiderRange: 'Try a wider price range.',
  checkBackLater: 'Check back later.',
  clearAllFilters: 'Clear all filters',
  tryAgain: 'Try Again',
  retrying: 'Retrying...',
  filtersAreKept: 'Your filters are kept.',
  title: 'Bikes for Sale',
  lead: 'Scooters, cruisers and road bikes from sellers all over {place}.',
  hideFilters: 'Hide Filters',
  showFilters: 'Show Filters',
  /** Filters that are in use. */
  activeFilters: '{count} active',
  pictureAlt: '{title}, picture {number}',
  pageTitle: 'Page {page}',
  /** A label on a picture. */
  forSale: 'For sale',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  close: 'Close',
  pictureCount: {
    one: '{count} picture',
    other: '{count} pictures',
  },
  backToAllBikes: 'Back to all bikes',
  addressCopied: 'The address of this bike is on your clipboard.',
  copyFailed: 'Copying did not work. The address bar has the link.',
  pictures: 'Pictures',
  pictureOf: 'Picture {index} of {count}',
  noLongerListed: 'This bike is not listed any more.',
  maybeSold: 'It may have been sold. There are others.',
  seeAllBikes: 'See all bikes',
  filters: 'Filters',
  clearAll: 'Clear all',
  listingType: 'Listing type',
  priceIn: 'Price in {currency}',
  showBikes: 'Show bikes',
  /** A button below the open filters that leads to the list. */
  showCount: {
    one: 'Show {count} bike',
    other: 'Show {count} bikes',
  },
  /** Bikes for sale and by auction alike. */
  allTypes: 'All',
  /** Before the lower end of a range of prices or years. */
  from: 'From',
  /** Before the upper end of a range of prices or years. */
  to: 'To',
  keptHint: 'We keep the choices below, but they do not filter the list yet.',
  category: 'Category',
  anyCategory: 'Any category',
  brand: 'Brand',
  anyBrand: 'Any brand',
  /** A part of the island or town. */
  area: 'Area',
  allOfPlace: 'All of {place}',
  year: 'Year',
  color: 'Color',
  anyColor: 'Any color',
  /** Kinds of motorcycles. Keep the English name where riders say it. */
  categories: {
    Standard: 'Standard',
    Cruiser: 'Cruiser',
    Sportbike: 'Sportbike',
    Touring: 'Touring',
    Adventure: 'Adventure',
    Scooter: 'Scooter',
  },
  colors: {
    Black: 'Black',
    White: 'White',
    Red: 'Red',
    Blue: 'Blue',
    Green: 'Green',
    Orange: 'Orange',
  },
  rangeProblems: {
    notANumber: 'Enter a number.',
    pricesCrossed: 'The lowest price is above the highest.',
    yearsCrossed: 'The first year is after the last.',
  },
} as const;
