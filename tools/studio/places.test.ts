import fc from 'fast-check';
import shopJson from '../../shops/dushi-market/shop.json';
import { type Json, type JsonObject } from './contract';
import { oneMore } from './form/Field';
import { isWithin, labelOf, partAt, pathOf, placeLabel, placeOf, withPart } from './places';

const file = shopJson as unknown as JsonObject;
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
  const changed = withPart(file, ['platforms', 1, 'name', 'nl'], 'Huizen');
  expect(keysOf(changed)).toEqual(keysOf(file));
  expect(partAt(changed, ['platforms', 1, 'name', 'nl'])).toBe('Huizen');
  expect(withPart(changed, ['platforms', 1], partAt(file, ['platforms', 1]))).toEqual(file);
});

test('a group that is missing is made', () => {
  const without = withPart(file, ['theme'], undefined);
  expect(partAt(withPart(without, ['theme', 'radius', 'card'], 1), ['theme', 'radius'])).toEqual({
    card: 1,
  });
});

test('a part is taken out', () => {
  expect(partAt(withPart(file, ['featuredLine'], undefined), ['featuredLine'])).toBe(undefined);
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
  const item = { properties: {} };
  expect(oneMore([{ id: 'cars', url: 'x' }], item)).toEqual({ id: 'cars-2', url: 'x' });
  expect(oneMore([{ id: 'cars' }, { id: 'cars-2' }], item)).toEqual({ id: 'cars-3' });
  expect(oneMore([], item)).toEqual({});
  expect(oneMore(['Noord'], { type: 'string' })).toBe('');
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
  expect(placeLabel(place)).toBe(label);
});
