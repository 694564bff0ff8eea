/** @jest-environment node */
import fc from 'fast-check';
import * as v from 'valibot';
import { wire } from './coercions';
import { itemResponse } from './itemResponse';
import { listResponse, parseItems } from './responses';

const schema = v.pipe(
  v.object({ _id: v.nullish(v.unknown()), id: v.nullish(v.unknown()), name: v.string() }),
  v.check(({ _id, id }) => wire.id(_id ?? id) !== null, 'no id'),
  v.transform(({ _id, id, name }) => ({ id: String(wire.id(_id ?? id)), name })),
);

// spec §3.15
test.each([
  [{ data: [1, 2] }, [1, 2]],
  [
    [1, 2],
    [1, 2],
  ],
  [{ data: [], total: 0 }, []],
])('%j is a list', (response, items) => {
  expect(v.parse(listResponse, response)).toEqual(items);
});

// spec §3.15
test.each([[{}], [{ data: {} }], [{ items: [] }], [null], ['[]'], [{ data: null }]])(
  '%j is no list',
  (response) => {
    expect(v.is(listResponse, response)).toBe(false);
  },
);

test.each([
  [{ data: { a: 1 } }, { a: 1 }],
  [{ a: 1 }, { a: 1 }],
])('%j is one thing', (response, thing) => {
  expect(v.parse(itemResponse, response)).toEqual(thing);
});

describe('items', () => {
  const warn = () => jest.spyOn(console, 'warn').mockImplementation(() => undefined);

  test('come in their order, without a warning', () => {
    const warned = warn();
    const items = [
      { _id: 2, name: 'b' },
      { id: '1', name: 'a' },
    ];
    expect(parseItems(schema, items, 'things').map(({ id }) => id)).toEqual(['2', '1']);
    expect(warned).not.toHaveBeenCalled();
  });

  test('are a frozen list, through which Immer does not walk', () => {
    expect(Object.isFrozen(parseItems(schema, [{ _id: 1, name: 'a' }], 'things'))).toBe(true);
  });

  // spec §3.16
  test('that are malformed or repeated are dropped with one warning', () => {
    const warned = warn();
    const items = [{ name: 'no id' }, { _id: 1, name: 5 }, null, 'x', { _id: 1, name: 'a' }];
    expect(parseItems(schema, [...items, { _id: '1', name: 'again' }], 'things')).toEqual([
      { id: '1', name: 'a' },
    ]);
    expect(warned.mock.calls).toEqual([
      [
        'Dropped 5 malformed things: [0] no id; [1] name: Invalid type: Expected string but received 5; [2] Invalid type: Expected Object but received null; [3] Invalid type: Expected Object but received "x"; [5] repeated id',
      ],
    ]);
  });

  // spec §3.16
  test('a warning explains the first ones, and quotes little', () => {
    const warned = warn();
    parseItems(
      schema,
      [{ _id: 1, name: ['x'.repeat(500)] }, ...Array<null>(9).fill(null)],
      'things',
    );
    const [text] = warned.mock.calls[0] as [string];
    expect(text).toMatch(/^Dropped 10 malformed things: \[0\].*; \[4\] [^;]*; \.\.\.$/);
    expect(text.length).toBeLessThan(600);
  });

  test('of any kind never throw, and have ids that are unique', () => {
    warn();
    fc.assert(
      fc.property(fc.array(fc.anything()), (items) => {
        const ids = parseItems(schema, items, 'things').map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
