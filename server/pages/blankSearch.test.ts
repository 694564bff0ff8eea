import type { IncomingHttpHeaders } from 'node:http';
import { wayBackFromBlankSearch } from './blankSearch';

const SHOP = 'https://shop.example';

/** The redirect of a request, by its address and headers. */
function wayBack(address: string, headers: IncomingHttpHeaders): string | null {
  const [pathname = '', query] = address.split('?', 2);
  const search = query === undefined ? '' : `?${query}`;
  return wayBackFromBlankSearch({ pathname, search }, { host: 'shop.example', ...headers });
}

// spec §5.9
test.each([
  ['/search?q=', '/about', '/about'],
  ['/search?q=+++', '/nl/bikes/listings?page=2', '/nl/bikes/listings?page=2'],
  ['/nl/search?q=%20%09', '/nl', '/nl'],
  ['/search?q=%C2%A0&utm_source=x', '/search?q=kite', '/search?q=kite'],
])('%s that was sent from %s leads back to it', (address, from, back) => {
  expect(wayBack(address, { referer: SHOP + from })).toBe(back);
});

test.each(['/search', '/search?q=kite', '/search?query=', '/about?q=', '/category/search?q='])(
  '%s is no search for nothing',
  (address) => {
    expect(wayBack(address, { referer: `${SHOP}/about` })).toBeNull();
  },
);

test.each([
  ['no page', undefined],
  ['another site', 'https://other.example/about'],
  ['a search for nothing', `${SHOP}/search?q=`],
  ['one in another language', `${SHOP}/es/search?q=%20`],
  ['what is no address', 'shop.example'],
  ['an address that leads off the site', `${SHOP}//other.example`],
])('from %s it leads to the search', (_, referer) => {
  expect(wayBack('/search?q=', { referer })).toBe('/search');
  expect(wayBack('/nl/search?q=', { referer })).toBe('/nl/search');
});

test('behind a proxy with a name of its own the browser says that it is the same site', () => {
  const headers = { host: 'storefront:3000', referer: `${SHOP}/about` };
  expect(wayBack('/search?q=', { ...headers, 'sec-fetch-site': 'same-origin' })).toBe('/about');
  expect(wayBack('/search?q=', { ...headers, 'sec-fetch-site': 'cross-site' })).toBe('/search');
  expect(wayBack('/search?q=', headers)).toBe('/search');
});
