/** @jest-environment node */
import fc from 'fast-check';
import { addressOf, hrefOf } from '../../router/locationSlice';
import { type Language, inLanguage, setLanguages, shopLanguages, splitLanguage } from './languages';

test.each([
  ['/', 'en', '/'],
  ['/about', 'en', '/about'],
  ['/nl', 'nl', '/'],
  ['/nl/', 'nl', '/'],
  ['/nl/about', 'nl', '/about'],
  ['/pap/vehicles/suvs', 'pap', '/vehicles/suvs'],
  ['/es/nl', 'es', '/nl'],
  // English has no prefix, and other prefixes are unknown.
  ['/en', 'en', '/en'],
  ['/en/about', 'en', '/en/about'],
  ['/qaa/about', 'en', '/qaa/about'],
  ['/nlx', 'en', '/nlx'],
  ['/NL', 'nl', '/'],
  ['/constructor', 'en', '/constructor'],
  ['//nl', 'en', '//nl'],
])('%s is %s: %s', (path, language, pathname) => {
  expect(splitLanguage(path)).toEqual({ language, pathname });
});

test('a language may have a script or a region in its address', () => {
  const offered = shopLanguages();
  setLanguages(['en', 'pt-br', 'zh-hant'] as unknown as readonly Language[]);
  expect(splitLanguage('/pt-br/about')).toEqual({ language: 'pt-br', pathname: '/about' });
  expect(splitLanguage('/zh-hant')).toEqual({ language: 'zh-hant', pathname: '/' });
  expect(splitLanguage('/pt-pt/about')).toEqual({ language: 'en', pathname: '/pt-pt/about' });
  setLanguages(offered);
});

test.each([
  ['/', '/nl'],
  ['/?q=1', '/nl?q=1'],
  ['/#top', '/nl#top'],
  ['/about', '/nl/about'],
  ['/bikes/listings?bike=b1', '/nl/bikes/listings?bike=b1'],
])('%s in Dutch is %s, in English itself', (path, href) => {
  expect(inLanguage('nl', path)).toBe(href);
  expect(inLanguage('en', path)).toBe(path);
});

test.each(['//', '//nl', '//elsewhere.example/about', '/:80', '/\\'])(
  '%s is an address of the shop, and no other host',
  (href) => {
    expect(hrefOf(addressOf(href, 'load')).replaceAll('/', '')).toBe(
      href.replace('\\', '').replaceAll('/', ''),
    );
  },
);

test('an address that is read and written again is the same', () => {
  const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  fc.assert(
    fc.property(
      fc.constantFrom(...shopLanguages()),
      fc.array(segment, { maxLength: 3 }),
      fc.constantFrom('', '?a=b', '?bike=1#top', '#top'),
      (language, segments, rest) => {
        const path = `/${segments.join('/')}`;
        // `/nl` in English is the home page in Dutch.
        fc.pre(splitLanguage(path).pathname === path);
        const href = inLanguage(language, path + rest);
        const address = addressOf(href, 'load');
        expect(address.language).toBe(language);
        expect(address.pathname).toBe(path);
        expect(hrefOf(address)).toBe(href);
      },
    ),
  );
});
