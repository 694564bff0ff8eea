import fc from 'fast-check';
import { bikeIdOf, bikePath } from '../../src/features/bikes/bikeAddress';
import { addressOf, hrefOf } from '../../src/router/locationSlice';
import { matchRoute } from '../../src/router/routeTable';
import { vehicleIds, vehiclesPath } from '../../src/shared/config/paths';
import { allLanguages, inLanguage, linkInLanguage } from '../../src/shared/i18n/languages';
import { setShop } from '../../src/shared/shop/currentShop';
import { testShops } from '../../src/testing/testShop';
import { parseTarget } from '../http/target';
import { canonicalAddress, otherSpelling } from './canonicalAddress';

beforeAll(() => {
  setShop(testShops);
});

const YEAR = String(new Date().getFullYear());

test.each([
  ['/', '', '/', 'fixed'],
  // What a page does not read does not make another page.
  ['/', '?gad_source=1&gclid=x&_gl=1*a', '/', 'fixed'],
  ['/', '?q=kite&bike=b1&page=2', '/', 'fixed'],
  ['/', '?', '/', 'fixed'],
  ['/', '?%E0%A4%A&&=&=1', '/', 'fixed'],
  ['/terms', '?x=1', '/terms', 'fixed'],
  ['/no/such/page', '', '/404', 'fixed'],
  ['/bikes/listings', '', '/bikes/listings', 'fixed'],
  ['/vehicles', '', '/vehicles', 'fixed'],
  ['/vehicles/suvs', '', '/vehicles/suvs', 'content'],
  // A route without items yet, so all its addresses are made up.
  ['/category/snorkels', '', '/category/snorkels', 'endless'],
  ['/nl/category/snorkels', '', '/nl/category/snorkels', 'endless'],
  ['/vehicles/suvs', '?srsltid=1', '/vehicles/suvs', 'content'],
  ['/category/snorkels', '?ttclid=1', '/category/snorkels', 'endless'],
  ['/search', '?q=kite', '/search?q=kite', 'endless'],
  ['/search', '?igsh=1&q=kite%20surf&q=boat&Q=hat', '/search?q=kite+surf', 'endless'],
  ['/search', '?hsa_cam=1', '/search', 'fixed'],
  ['/bikes/listings', '?fbclid=1', '/bikes/listings', 'fixed'],
  ['/bikes/listings', '?gad_source=1&bike=b1&toString=1', '/bikes/listings?bike=b1', 'content'],
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
  ['/bikes/listings', '?q=1&priceMin=many', '/bikes/listings?priceMin=many', 'endless'],
  [
    '/nl/bikes/listings',
    '?priceMin=1.500&yearMin=1990',
    '/nl/bikes/listings?priceMin=1500',
    'endless',
  ],
  [
    '/nl/bikes/listings',
    '?priceMin=veel&priceMax=1.500',
    '/nl/bikes/listings?priceMin=veel&priceMax=1.500',
    'endless',
  ],
  ['/bikes/listings', '?x=1&page=2', '/bikes/listings?page=2', 'content'],
  ['/nl', '', '/nl', 'fixed'],
  ['/NL', '', '/nl', 'fixed'],
  ['/nl', '?fbclid=1', '/nl', 'fixed'],
  ['/es/about', '?x=1', '/es/about', 'fixed'],
  ['/pap/terms', '?x=1', '/pap/terms', 'fixed'],
  ['/nl/vehicles/suvs', '', '/nl/vehicles/suvs', 'content'],
  ['/nl/bikes/listings', '?bike=b1&gclid=1', '/nl/bikes/listings?bike=b1', 'content'],
  // Unknown addresses share a page in each language.
  ['/nl/nowhere', '', '/nl/404', 'fixed'],
  ['/nl/no/such/page', '?x=1', '/nl/404', 'fixed'],
  ['/nl//about', '', '/nl/404', 'fixed'],
  ['/nl/nl', '', '/nl/404', 'fixed'],
  ['/nl/en/about', '', '/nl/404', 'fixed'],
  // English has no prefix, and there is no other language.
  ['/en', '', '/404', 'fixed'],
  ['/en/about', '', '/404', 'fixed'],
  ['/fr/about', '', '/404', 'fixed'],
  ['/NL/about', '', '/nl/about', 'fixed'],
  ['/nlx', '', '/404', 'fixed'],
  ['/toString/about', '', '/404', 'fixed'],
  ['/constructor', '', '/404', 'fixed'],
])('%s%s is the page %s, one of the %s', (pathname, search, href, kind) => {
  expect(canonicalAddress({ pathname, search })).toEqual({ href, kind });
});

test.each([
  ['/', null],
  ['/nl', null],
  ['/nl/', '/nl'],
  ['/nl/about/', '/nl/about'],
  ['/nl//', null],
  ['/vehicles', null],
  ['/vEhIcLeS', '/vehicles'],
  ['/VEHICLES/', '/vehicles'],
  ['/nl/Vehicles/suvs', '/nl/vehicles/suvs'],
  ['/Es/Bikes/Listings', '/es/bikes/listings'],
  // Ids of a backend are case-sensitive.
  ['/vehicles/SUVs', null],
  ['/%61bout', '/about'],
  ['/%6El/about', '/nl/about'],
  ['/Bikes/listings?page=2', '/bikes/listings?page=2'],
  ['/vehicles/%73edans', '/vehicles/sedans'],
  ['/category/caf%c3%a9', '/category/caf%C3%A9'],
  ['/category/a%2Fb', null],
  ['/category/a:b', '/category/a%3Ab'],
  ['/%74erms', '/terms'],
  ['/nowhere/At/All', null],
])('the one spelling of %s is %s', (href, spelling) => {
  const { pathname, search } = new URL(href.replace('//', '/.//'), 'http://shop.invalid');
  expect(otherSpelling({ pathname, search })).toBe(spelling);
});

test('an address has one spelling, which leads to one page', () => {
  const anyCase = (text: string) =>
    fc
      .array(fc.constantFrom(0, 1, 2), { minLength: text.length, maxLength: text.length })
      .map((ways) =>
        Array.from(text, (letter, index) => {
          const code = letter.charCodeAt(0).toString(16);
          if (letter === '/' || ways[index] === 0) return letter;
          return ways[index] === 1 ? letter.toUpperCase() : `%${code}`;
        }).join(''),
      );
  fc.assert(
    fc.property(
      fc.constantFrom('/vehicles', '/about', '/bikes/listings').chain(anyCase),
      (path) => {
        const spelling = otherSpelling({ pathname: path, search: '' }) ?? path;
        expect(['/vehicles', '/about', '/bikes/listings']).toContain(spelling);
        expect(otherSpelling({ pathname: spelling, search: '' })).toBeNull();
      },
    ),
  );
  fc.assert(
    fc.property(
      fc.webUrl().map((url) => new URL(url).pathname),
      (pathname) => {
        const target = parseTarget(pathname);
        if (typeof target === 'number') return;
        const spelling = otherSpelling(target);
        if (spelling !== null) expect(otherSpelling({ pathname: spelling, search: '' })).toBeNull();
      },
    ),
  );
});

const oddIds = [
  'coupé',
  'pick up',
  'A&B',
  'a+b',
  '100%',
  'a%20b',
  '%2F',
  'a:b',
  '日本',
  '.',
  '..',
  'v1.5',
  'a/../b',
  '//a',
  'a/',
  'x\\y',
  'a~b',
  '~2e',
  'a?b#c',
  'a\nb',
  '\0',
];
const anyId = fc
  .oneof(fc.constantFrom(...oddIds), fc.string({ unit: 'binary', maxLength: 60 }))
  .map((text) => text.trim())
  .filter((id) => id !== '' && id.isWellFormed());

/** The page's address after link, history and server. */
function onTheServer(href: string) {
  // Resolves the link as a browser does.
  const url = new URL(href, 'https://shop.example');
  const inHistory = hrefOf(addressOf(url.pathname + url.search, 'load'));
  const target = parseTarget(inHistory);
  if (typeof target === 'number') throw new Error(String(target));
  return addressOf(canonicalAddress(target).href, 'load');
}

// spec §1.10
test('any id of a type, a style or a bike comes back from its address, in every language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...allLanguages), anyId, anyId, (language, id, style) => {
      const path = vehiclesPath(id, style);
      // Not a file, so it is shown in the visitor's language.
      expect(linkInLanguage(language, path)).toBe(inLanguage(language, path));
      const { pathname } = onTheServer(inLanguage(language, path));
      expect(pathname).toBe(path);
      expect(vehicleIds(matchRoute(pathname).params)).toEqual({
        categoryId: id,
        subcategoryId: style,
      });
      const { search } = onTheServer(inLanguage(language, bikePath(id)));
      expect(bikeIdOf(search)).toBe(id);
    }),
  );
});

test('addresses that were written before, or by hand, are read', () => {
  const idAt = (pathname: string) => vehicleIds(matchRoute(pathname).params).categoryId;
  const written = ['/vehicles/v1.5', '/vehicles/a%2Fb', '/vehicles/a~b', '/vehicles/50%25'];
  expect(written.map(idAt)).toEqual(['v1.5', 'a/b', 'a~b', '50%']);
});
