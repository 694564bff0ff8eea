import fc from 'fast-check';
import { shopFileSchema } from '../../shop-file/shopFile';
import shopJson from '../../shops/dushi-market/shop.json';
import { type Json, type JsonObject } from './contract';
import { fieldOf } from './fields';
import { isWithin, oneMore, partAt, pathOf, placeOf, withPart } from './places';

const file = shopJson as unknown as JsonObject;
const form = fieldOf(shopFileSchema);
const keysOf = (value: Json | undefined) => Object.keys(value as JsonObject);

test.each([['name'], ['platforms[2].url'], ['theme.color.primary.$value.components[0]']])(
  '%s is read as it is written',
  (place) => {
    expect(placeOf(pathOf(place))).toBe(place);
  },
);

test.each([
  ['platforms[1].url', 'platforms[1]', true],
  ['platforms[1]', 'platforms[1]', true],
  ['platforms[10]', 'platforms[1]', false],
  ['names', 'name', false],
  ['theme.color', 'theme', true],
])('%s is within %s: %s', (place, whole, expected) => {
  expect(isWithin(place, whole)).toBe(expected);
});

test('a changed part keeps the order and all the rest', () => {
  const changed = withPart(file, ['platforms', 1, 'name', 'nl'], 'Huizen', form);
  expect(keysOf(changed)).toEqual(keysOf(file));
  expect(partAt(changed, ['platforms', 1, 'name', 'nl'])).toBe('Huizen');
  expect(withPart(changed, ['platforms', 1], partAt(file, ['platforms', 1]), form)).toEqual(file);
});

test('what is new stands where the schema has it, after notes', () => {
  const without = withPart(file, ['tagline'], undefined, form);
  expect(keysOf(withPart(without, ['tagline'], 'Sweet', form))).toEqual(keysOf(file));
  const theme = { theme: { color: { $type: 'color', ink: {}, $extensions: { 'my.tool': 1 } } } };
  const withPrimary = withPart(theme, ['theme', 'color', 'primary'], {}, form);
  expect(keysOf(partAt(withPrimary, ['theme', 'color']))).toEqual([
    '$type',
    'ink',
    '$extensions',
    'primary',
  ]);
  const colors = { theme: { color: { $type: 'color', primary: {}, ink: {} } } };
  const withDark = withPart(colors, ['theme', 'color', 'dark'], {}, form);
  expect(keysOf(partAt(withDark, ['theme', 'color']))).toEqual(['$type', 'primary', 'dark', 'ink']);
});

test('a group that is missing is made', () => {
  const without = withPart(file, ['theme'], undefined, form);
  expect(
    partAt(withPart(without, ['theme', 'radius', 'card'], 1, form), ['theme', 'radius']),
  ).toEqual({ card: 1 });
});

test('a part is taken out of an object and of a list', () => {
  expect(partAt(withPart(file, ['featuredLine'], undefined, form), ['featuredLine'])).toBe(
    undefined,
  );
  const list = file.areas as readonly Json[];
  expect(partAt(withPart(file, ['areas', 0], undefined, form), ['areas'])).toEqual(list.slice(1));
});

test('what is put at a place is there, whatever was there before', () => {
  const step = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.nat(3));
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 3 }),
      fc.array(step, { minLength: 1, maxLength: 4 }),
      fc.jsonValue({ maxDepth: 1 }),
      (value, path, part) => {
        expect(partAt(withPart(value as Json, path, part as Json), path)).toEqual(part);
      },
    ),
  );
});

test('one more is like the last one, with a short name of its own', () => {
  const { item } = { item: { kind: 'group', isOptional: false, entries: [] } as const };
  expect(oneMore([{ id: 'cars', url: 'x' }], item)).toEqual({ id: 'cars-2', url: 'x' });
  expect(oneMore([{ id: 'cars' }, { id: 'cars-2' }], item)).toEqual({ id: 'cars-3' });
  expect(oneMore([], item)).toEqual({});
  const text = { kind: 'text', type: 'text', isLong: false, isOptional: false } as const;
  expect(oneMore(['Noord'], text)).toBe('');
});
