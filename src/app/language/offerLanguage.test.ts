import { preferredLanguage } from './offerLanguage';

test.each([
  [['nl-BE', 'nl', 'en'], 'nl'],
  [['pap-AW'], 'pap'],
  [['es-419'], 'es'],
  // What we do not speak counts for nothing.
  [['de-DE', 'fr', 'es'], 'es'],
  [['EN-us'], 'en'],
  [['de', 'xa'], undefined],
  [[], undefined],
])('of %j we speak %p', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});
