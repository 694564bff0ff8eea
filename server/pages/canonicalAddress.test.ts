import { canonicalAddress } from './canonicalAddress';

const YEAR = String(new Date().getFullYear());

test.each([
  ['/', '', '/', 'fixed'],
  ['/', '?utm_source=mail', '/', 'fixed'],
  ['/', '?x=1', '/?x=1', 'endless'],
  ['/terms', '?x=1', '/terms', 'fixed'],
  ['/no/such/page', '', '/404', 'fixed'],
  ['/vehicles/suvs', '', '/vehicles/suvs', 'content'],
  ['/vehicles/suvs', '?x=1', '/vehicles/suvs?x=1', 'endless'],
  ['/search', '?q=kite', '/search?q=kite', 'endless'],
  ['/bikes/listings', '?bike=b1&fbclid=1', '/bikes/listings?bike=b1', 'content'],
  ['/bikes/listings', '?page=2', '/bikes/listings?page=2', 'content'],
  ['/bikes/listings', '?page=1', '/bikes/listings', 'fixed'],
  ['/bikes/listings', '?page=-7', '/bikes/listings', 'fixed'],
  ['/bikes/listings', '?page=2e9', '/bikes/listings', 'fixed'],
  ['/bikes/listings', '?page=2&page=3', '/bikes/listings?page=2', 'content'],
  [
    '/bikes/listings',
    `?listingType=&priceMin=0&priceMax=9999999&category=&brand=&area=&yearMin=1990&yearMax=${YEAR}&color=`,
    '/bikes/listings',
    'fixed',
  ],
  [
    '/bikes/listings',
    '?priceMax=5000&listingType=SALE&page=3',
    '/bikes/listings?listingType=sale&priceMax=5000&page=3',
    'endless',
  ],
  ['/bikes/listings', '?priceMin=many', '/bikes/listings?priceMin=many', 'endless'],
  [
    '/nl/bikes/listings',
    '?priceMin=1.500&yearMin=1990&typedIn=nl',
    '/nl/bikes/listings?priceMin=1500',
    'endless',
  ],
  [
    '/nl/bikes/listings',
    '?priceMin=veel&priceMax=1.500&typedIn=nl',
    '/nl/bikes/listings?priceMin=veel&priceMax=1.500&typedIn=nl',
    'endless',
  ],
  ['/bikes/listings', '?page=2&x=1', '/bikes/listings?page=2&x=1', 'endless'],
])('%s%s is the page %s, one of the %s', (pathname, search, href, kind) => {
  expect(canonicalAddress({ pathname, search })).toEqual({ href, kind });
});
