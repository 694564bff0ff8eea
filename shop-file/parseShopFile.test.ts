import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { allLanguages } from '../src/shared/i18n/languages';
import { parseShopFile } from './parseShopFile';
import { fault } from './shopFaults';
import { builtInShopFile, changed } from './testing/shopFolder';

const text = readFileSync(builtInShopFile, 'utf8');

/** The faults of the built-in shop with a part replaced. */
const faultsWith = (place: string, value: unknown) =>
  parseShopFile(changed(text, { [place]: value })).faults;

test('the built-in shop is in order', () => {
  const { value, faults } = parseShopFile(text);
  expect(faults).toBeUndefined();
  expect(value?.name).toBe('Dushi Market');
});

test('a shop without a time zone reads dates in UTC', () => {
  expect(parseShopFile(text).value?.timeZone).toBe('America/Aruba');
  const { value, faults } = parseShopFile(changed(text, { timeZone: undefined }));
  expect([value?.timeZone, faults]).toEqual(['UTC', undefined]);
});

test('a byte order mark before it does not matter', () => {
  expect(parseShopFile(`\uFEFF${text}`).faults).toBeUndefined();
});

const bigNumber = Number('1e400');

test.each<[string, unknown, string]>([
  ['name', undefined, 'name: is missing'],
  ['name', '', 'name: must not be empty'],
  ['name', 7, 'name: must be a text'],
  ['name', 'x'.repeat(31), 'name: must have at most 30 characters'],
  ['name', 'Two\nlines', 'name: must be one line, without control characters'],
  ['name', 'Half \ud83d', 'name: must not have half a character (a lone surrogate)'],
  ['name', 'Bell\u0007', 'name: must be one line, without control characters'],
  ['title', { en: 'a\u2028b' }, 'title.en: must be one line, without control characters'],
  ['colour', 'red', 'colour: is not known here'],
  ['id', 'My Shop', 'id: must be a short name for the shop: small letters, digits and hyphens'],
  ['languages', ['nl'], 'languages: must begin with "en"'],
  ['languages', ['en', 'en'], 'languages: must name each language once'],
  [
    'languages',
    ['en', 'zz'],
    `languages[1]: must be one of ${allLanguages.map((each) => `"${each}"`).join(', ')}`,
  ],
  ['languages', 'en', 'languages: must be a list: [ ... ]'],
  ['title', { nl: 'Hallo' }, 'title.en: is missing'],
  ['title', { en: 'Hello', qaa: 'Hallo' }, 'title.qaa: is not known here'],
  ['title', { en: 'x'.repeat(81) }, 'title.en: must have at most 80 characters'],
  [
    'title',
    7,
    'title: must be a text, or an object with a text for each language: {"en": "...", "nl": "..."}',
  ],
  [
    'contact.mapUrl',
    'javascript:alert(1)',
    'contact.mapUrl: must be a link that begins with https:// or http://',
  ],
  [
    'privacy',
    'javascript:alert(1)',
    'privacy: must be a link that begins with https:// or http://',
  ],
  ...['Aruba', 'America/Oranjestad', '-04:00'].map((zone): [string, unknown, string] => [
    'timeZone',
    zone,
    'timeZone: must be the name of a time zone such as America/Aruba',
  ]),
  ['contact.phone', 'call me', 'contact.phone: must be a phone number such as +297 555 0100'],
  ['contact.email', 'nobody', 'contact.email: must be an email address'],
  [
    'social.0.url',
    'ftp://x.example',
    'social[0].url: must be a link that begins with https:// or http://',
  ],
  [
    'platforms.2.url',
    'stays',
    'platforms[2].url: must be a link that begins with https:// or http://',
  ],
  [
    'platforms.0.icon',
    'rocket',
    'platforms[0].icon: must be one of "bed", "bike", "camera", "car"',
  ],
  ['platforms.0.isHot', 'yes', 'platforms[0].isHot: must be true or false'],
  ['platforms.1.count', -1, 'platforms[1].count: must be at least 0'],
  ['platforms.1.count', 1.5, 'platforms[1].count: must be a whole number'],
  ['platforms.1.count', bigNumber, 'platforms[1].count: must be a number'],
  [
    'platforms.1.subcategories.0.name',
    7,
    'platforms[1].subcategories[0].name: must be a text, or an object with a text for each language: {"en": "...", "nl": "..."}',
  ],
  [
    'platforms.1.subcategories',
    'all',
    'platforms[1].subcategories: must be "vehicle types", or a list: [{"name": "..."}]',
  ],
  ['platforms', [], 'platforms: must have at least one platform'],
  ['about.claims', [], 'about.claims: must have four claims'],
  ['logo', 'logo.gif', 'logo: must be the name of a file (.svg or .png)'],
  ['logo', '../logo.svg', 'logo: must be in the folder of the shop file'],
  ['logo', '/etc/logo.svg', 'logo: must be in the folder of the shop file'],
  [
    'fonts.text.family',
    'Figtree"} body{',
    'fonts.text.family: must be letters, digits, spaces and hyphens',
  ],
  [
    'theme.radius.card.$value',
    { value: 20, unit: 'em' },
    'theme.radius.card.$value.unit: must be "px" or "rem"',
  ],
  ['theme.color.primary', undefined, 'theme.color.primary: is missing'],
])('%s as %j', (place, value, line) => {
  const faults = faultsWith(place, value);
  expect(faults).toHaveLength(1);
  expect(faults?.[0]).toContain(line);
});

test('each platform counts once', () => {
  const { platforms } = JSON.parse(text) as { readonly platforms: readonly unknown[] };
  expect(faultsWith('platforms.1.id', 'cars')).toEqual([
    'platforms: must have platforms with different ids',
  ]);
  expect(
    faultsWith(
      'platforms',
      Array.from({ length: 9 }, () => platforms[0]),
    ),
  ).toContain('platforms: must have at most 8 platforms');
});

test('ten thousand platforms are one line', () => {
  const many = Array.from({ length: 10_000 }, () => ({}));
  expect(faultsWith('platforms', many)).toEqual([
    'platforms: has 10000 entries; at most 100 are read',
  ]);
});

test.each([
  ['lists', '['.repeat(500_000)],
  ['objects', '{"a":'.repeat(200_000)],
  ['lists in a shop', text.replace('"en"', `${'['.repeat(40)}${']'.repeat(40)}`)],
])('deep nesting of %s is one line', (_, nested) => {
  expect(parseShopFile(nested).faults).toEqual(['is nested deeper than 16 levels']);
});

test('brackets in texts nest nothing', () => {
  expect(faultsWith('title', `${'[{'.repeat(20)} \\"[`)).toBeUndefined();
});

test.each([
  ['nothing', '', 'is not JSON: it ends too early, or is empty'],
  ['a part', text.slice(0, -3), 'is not JSON: '],
  [
    'a comma at the end',
    '{\n  "id": "x",\n}',
    'is not JSON: line 3, column 1 has a comma, quote or bracket too many or too few',
  ],
  [
    'no comma',
    '{"id": "x" "name": "y"}',
    'is not JSON: line 1, column 12 has a comma, quote or bracket too many or too few',
  ],
  [
    'a curly quotation mark',
    '{\n  “id”: "x" }',
    'is not JSON: line 2, column 3 has a quotation mark that JSON does not know; it takes " only',
  ],
  [
    'curly quotation marks around a value',
    '{"id": “x”}',
    'has a quotation mark that JSON does not',
  ],
  ['a comment', '{ // mine\n "id": "x" }', 'line 1, column 3 has a comment; JSON has none'],
  ['a comment before all', '/* mine */ {}', 'is not JSON: it has a comment; JSON has none'],
  ['a web page', '\n<!doctype html>', 'is not JSON: it is a page of HTML or XML'],
  ['a document', '{\\rtf1\\ansi', 'is not JSON: it is the document of a word processor'],
  ['another document', 'PK\u0003\u0004', 'is not JSON: it is the document of a word processor'],
  [
    'UTF-16',
    Buffer.from('\ufeff{}', 'utf16le').toString(),
    'is not JSON: it is not saved as UTF-8',
  ],
  ['UTF-16 without a mark', '{\0}\0', 'is not JSON: it is not saved as UTF-8'],
  ['a list', '[]', 'must be an object: { ... }'],
  ['null', 'null', 'must be an object: { ... }'],
])('%s is no shop file', (_, nothing, line) => {
  expect(parseShopFile(nothing).faults).toEqual([expect.stringContaining(line)]);
});

test('names of fields cannot write to the terminal, and are not long', () => {
  const [line = ''] = faultsWith(`\u001b[31m\nred\u202e`, 1) ?? [];
  expect(line).toBe(`["\\u001b[31m\\nred "]: is not known here`);
  expect(faultsWith('x'.repeat(5_000), 1)?.[0]?.length).toBeLessThan(320);
});

test('whatever JSON it is, there is a shop or there are lines', () => {
  const readable = (json: string) => {
    const { value, faults = [] } = parseShopFile(json);
    if (value) return;
    expect(faults.length).toBeGreaterThan(0);
    for (const line of faults) expect(line).toBe(fault('', line));
  };
  fc.assert(fc.property(fc.json({ maxDepth: 6 }), readable));
  fc.assert(fc.property(fc.string(), readable));
  // Replaces any part of a valid file by any value.
  const places = [...placesIn(JSON.parse(text), [])];
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 3 }), (place, value) => {
      readable(changed(text, { [place.join('.')]: value }));
    }),
    { numRuns: 500 },
  );
});

function* placesIn(value: unknown, place: readonly string[]): Generator<readonly string[]> {
  if (place.length > 0) yield place;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) yield* placesIn(entry, [...place, key]);
}
