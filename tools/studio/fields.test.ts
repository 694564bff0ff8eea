import * as v from 'valibot';
import { shopFileSchema } from '../../shop-file/shopFile';
import { themeSchema } from '../../shop-file/theme/themeSchema';
import { type Field, fieldOf, labelOf, placeLabel } from './fields';
import { pathOf } from './places';
import { sectionsOf } from './sections';

const form = fieldOf(shopFileSchema);

/** The field at a place such as `platforms.0.tint`. */
function at(place: string): Field {
  return place.split('.').reduce<Field>((field, step) => {
    const list = field.kind === 'word or list' ? field.list : field;
    if (list.kind === 'list') return list.item;
    const entry = list.kind === 'group' ? list.entries.find(([name]) => name === step) : undefined;
    if (!entry) throw new Error(`No ${step} in ${place}`);
    return entry[1];
  }, form);
}

test.each([
  ['name', { kind: 'text', type: 'text', isOptional: false }],
  ['contact.mapUrl', { kind: 'text', type: 'url' }],
  ['contact.phone', { kind: 'text', type: 'tel' }],
  ['contact.email', { kind: 'text', type: 'email' }],
  ['title', { kind: 'texts', isLong: true }],
  ['featuredLine', { kind: 'texts', isOptional: true }],
  ['terms', { kind: 'text', type: 'url', isOptional: true }],
  ['languages', { kind: 'choices', options: ['en', 'nl', 'es', 'pap'] }],
  ['areas', { kind: 'list', isOptional: true }],
  ['screenshots', { kind: 'group', isOptional: true }],
  ['platforms.0.icon', { kind: 'choice' }],
  ['platforms.0.isHot', { kind: 'switch', isOptional: true }],
  ['platforms.0.count', { kind: 'number', isOptional: true }],
  ['platforms.0.tint', { kind: 'gradient' }],
  ['platforms.0.subcategories', { kind: 'word or list', word: 'vehicle types' }],
  ['theme.color.primary', { kind: 'token', isOptional: false, value: { kind: 'color' } }],
  ['theme.color.muted', { kind: 'token', isOptional: true }],
  ['theme.gradient.sunset', { kind: 'token', value: { kind: 'gradient' } }],
  ['theme.radius.card', { kind: 'token', value: { kind: 'dimension' } }],
])('%s', (place, expected) => {
  expect(at(place)).toMatchObject(expected);
});

test.each([
  ['logo', ['a.svg', 'a.png'], ['a.webp', 'a.woff2', 'shop.json']],
  ['errors.notFound', ['a.webp', 'b/a.svg'], ['a.woff2', '../a.webp']],
  ['fonts.text.file', ['a.woff2'], ['a.webp']],
])('%s takes files of its kind', (place, fitting, others) => {
  const field = at(place);
  if (field.kind !== 'file') throw new Error(`${place} is a ${field.kind}`);
  const { accepts } = field;
  expect(fitting.map(accepts)).toEqual(fitting.map(() => true));
  expect(others.map(accepts)).toEqual(others.map(() => false));
});

test('a field says what the schema says of it', () => {
  expect(at('contact.phone').hint).toMatch(/^Phone number/);
  expect(at('theme.color.primary').hint).toMatch(/buttons/);
});

test('what the schema gets is in the form; what it does not know is JSON', () => {
  const grown = v.strictObject({
    ...shopFileSchema.entries,
    slogan: v.optional(v.pipe(v.string(), v.description('On the shop window.'))),
    hours: v.record(v.string(), v.string()),
  });
  const field = fieldOf(grown);
  const entries = Object.fromEntries(field.kind === 'group' ? field.entries : []);
  expect(entries.slogan).toMatchObject({
    kind: 'text',
    isOptional: true,
    hint: 'On the shop window.',
  });
  expect(entries.hours).toMatchObject({ kind: 'json' });
});

test('every value of the shop file has an input', () => {
  const kinds = new Set<string>();
  const look = (field: Field) => {
    kinds.add(field.kind);
    if (field.kind === 'group')
      field.entries.forEach(([, entry]) => {
        look(entry);
      });
    if (field.kind === 'list') look(field.item);
    if (field.kind === 'token') look(field.value);
    if (field.kind === 'word or list') look(field.list);
  };
  look(form);
  expect([...kinds]).not.toContain('json');
});

test('sections: single values first, then the look, then the rest', () => {
  const titles = sectionsOf(form).map(({ title }) => title);
  expect(titles.slice(0, 4)).toEqual(['Shop', 'Colours', 'Gradients', 'Corners']);
  expect(titles).toContain('Platforms');
  expect(titles).not.toContain('Theme');
  const [shop, colors] = sectionsOf(form);
  expect(shop?.entries?.map(([name]) => name)).toContain('logo');
  expect(colors?.path).toEqual(['theme', 'color']);
  expect(sectionsOf(fieldOf(themeSchema)).length).toBeGreaterThan(1);
});

test.each([
  ['loginWelcome', 'Login welcome'],
  ['mapUrl', 'Map link'],
  ['name', 'Name'],
])('%s is %s', (name, label) => {
  expect(labelOf(name)).toBe(label);
});

test.each([
  ['platforms[1].tint[0].color', 'Platforms 2, tint 1, colours'],
  ['theme.color.primary.$value.hex', 'Theme, colours, primary'],
  ['name', 'Name'],
])('%s is called %s', (place, label) => {
  expect(placeLabel(pathOf(place))).toBe(label);
});
