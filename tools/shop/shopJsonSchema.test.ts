import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { parseShopFile } from '../../shop-file/parseShopFile';
import { builtInShopFile, changed } from '../../shop-file/testing/shopFolder';
import { SHOP_SCHEMA_FILE, shopJsonSchema, shopJsonSchemaText } from './shopJsonSchema';

const root = path.resolve(__dirname, '../..');
const builtIn = readFileSync(builtInShopFile, 'utf8');
const isShop = new Ajv().compile(shopJsonSchema());

test('docs/shop.schema.json is that of the shop files: npm run shop -- schema writes it', () => {
  expect(readFileSync(path.join(root, SHOP_SCHEMA_FILE), 'utf8')).toBe(shopJsonSchemaText());
});

test.each(['dushi-market', 'bunita'])('%s names it, and is valid by it', (name) => {
  const file = path.join(root, 'shops', name, 'shop.json');
  const shop = JSON.parse(readFileSync(file, 'utf8')) as { readonly $schema: string };
  expect(path.resolve(path.dirname(file), shop.$schema)).toBe(path.join(root, SHOP_SCHEMA_FILE));
  isShop(shop);
  expect(isShop.errors).toBeNull();
});

test.each<[string, unknown]>([
  ['name', undefined],
  ['name', 'x'.repeat(31)],
  ['nam', 'Shop'],
  ['id', 'My Shop'],
  ['languages', ['en', 'zz']],
  ['languages', ['en', 'en']],
  ['title', { nl: 'Titel' }],
  ['title', { en: 'Title', qaa: 'Titel' }],
  ['contact.mapUrl', 'javascript:alert(1)'],
  ['contact.phone', 'call me'],
  ['contact.email', 'nobody'],
  ['logo', 'logo.gif'],
  ['platforms', []],
  ['platforms.0.id', 'bikes'],
  ['platforms.0.icon', 'rocket'],
  ['platforms.0.subcategories', 'all'],
  ['platforms.1.count', 1.5],
  ['about.claims', []],
  ['fonts.text.file', 'text.ttf'],
  ['theme.color.primary', undefined],
  ['theme.color.primry', {}],
  ['theme.color.primary.$value', '#0b7285'],
  ['theme.color.primary.$value.components', [0, 0.5]],
  ['theme.color.primary.$value.components.0', 2],
  ['theme.radius.card.$value', { value: 20, unit: 'em' }],
])('%s as %j is valid neither for editors nor for the server', (place, value) => {
  const text = changed(builtIn, { [place]: value });
  expect(isShop(JSON.parse(text))).toBe(false);
  expect(parseShopFile(text).faults).not.toBeUndefined();
});

test('the end of a file name may be in capitals', () => {
  expect(isShop(JSON.parse(changed(builtIn, { logo: 'LOGO.Svg' })))).toBe(true);
});

interface Part {
  readonly properties?: Readonly<Record<string, Part>>;
  readonly description?: string;
  readonly $ref?: string;
}

/** Fields of which editors say nothing. */
function fieldsWithoutWords(part: Part, place = ''): string[] {
  const { properties = {} } = part;
  const own = Object.entries(properties)
    .filter(([, { description = '', $ref }]) => description === '' && $ref === undefined)
    .map(([name]) => `${place}/${name}`);
  const below = Object.entries(part)
    .filter(([, value]) => typeof value === 'object' && value !== null)
    .flatMap(([key, value]) => fieldsWithoutWords(value as Part, `${place}/${key}`));
  return [...own, ...below];
}

test('every field is described', () => {
  expect(fieldsWithoutWords(JSON.parse(shopJsonSchemaText()) as Part)).toEqual([]);
  expect(fieldsWithoutWords({ properties: { name: {} } })).toEqual(['/name']);
});
