/** @jest-environment node */
import fc from 'fast-check';
import { setShop } from '../shared/shop/currentShop';
import { testShop, testShops } from '../testing/testShop';
import { idFields, idOf, isRecord, priceIn, wire } from './coercions';
import { wireItem } from './wireItem';

const read = (field: keyof typeof wire, value: unknown) => wire[field](value);

/** A moment, or a day of the shop. */
const at = (start: string, end = start) => ({ startMs: Date.parse(start), endMs: Date.parse(end) });

// spec §3.17
test.each<[keyof typeof wire, unknown, unknown]>([
  ['id', ' a ', 'a'],
  ['id', 7, '7'],
  ['id', 0, '0'],
  ['id', { $oid: '665f' }, '665f'],
  ['id', { $oid: '665f', more: 1 }, null],
  ['id', '', null],
  ['id', null, null],
  ['id', true, null],
  ['id', {}, null],
  // No URL can contain it.
  ['id', 'a\ud800', null],
  ['text', ' a ', 'a'],
  ['text', 5, '5'],
  ['text', '  ', null],
  ['text', null, null],
  ['text', ['a'], null],
  ['text', 'a\ud800', 'a\ufffd'],
  ['text', '\u202eMango\u202c', 'Mango'],
  ['text', '<p>Fish &amp; <b>chips</b></p>', 'Fish & chips'],
  ['keyword', ' Hero ', 'hero'],
  ['number', 4.5, 4.5],
  ['number', '4.5', 4.5],
  ['number', '4.500', 4.5],
  ['number', '4,5', 4.5],
  ['number', '1,234', 1234],
  ['number', ' -3 ', -3],
  ['number', '1e3', 1000],
  ['number', { $numberDecimal: '4.50' }, 4.5],
  ['number', '', null],
  ['number', '4 of 5', null],
  ['number', '1e999', null],
  ['number', true, null],
  ['number', null, null],
  ['count', '12', 12],
  ['count', '12.00', 12],
  ['count', '1.024', 1024],
  ['count', '1,024', 1024],
  ['count', 1.024, 1],
  ['count', 3.9, 3],
  ['count', 0, 0],
  ['count', '-1', null],
  ['count', -1, null],
  ['count', 'many', null],
  ['flag', true, true],
  ['flag', 1, true],
  ['flag', '1', true],
  ['flag', 'TRUE', true],
  ['flag', 't', true],
  ['flag', ' yes ', true],
  ['flag', false, false],
  ['flag', 0, false],
  ['flag', '0', false],
  ['flag', 'f', false],
  ['flag', '', null],
  ['flag', null, null],
  ['flag', 2, null],
  ['flag', 'perhaps', null],
  ['flag', { toString: 1 }, null],
  ['moment', '2026-01-01T00:00:00Z', at('2026-01-01T00:00:00Z')],
  // The shop of the tests is in Aruba, four hours behind UTC.
  ['moment', '2026-01-31', at('2026-01-31T04:00:00Z', '2026-02-01T04:00:00Z')],
  ['moment', '2026-01-01 08:30:00', at('2026-01-01T12:30:00Z')],
  ['moment', '2026-01-01T08:30', at('2026-01-01T12:30:00Z')],
  ['moment', '2026-01-01 08:30:00.000000', at('2026-01-01T12:30:00Z')],
  ['moment', '2026-01-01 08:30:00-05', at('2026-01-01T13:30:00Z')],
  ['moment', '2026-01-01T08:30:00+0200', at('2026-01-01T06:30:00Z')],
  ['moment', '2026-01-01 08:30:00 UTC', null],
  ['moment', '9999-12-31', at('9999-12-31T04:00:00Z', '+010000-01-01T04:00:00Z')],
  ['moment', 1_767_225_600, at('2026-01-01T00:00:00Z')],
  ['moment', 1_767_225_600_000, at('2026-01-01T00:00:00Z')],
  ['moment', ' 2026-01-01T00:00:00Z ', at('2026-01-01T00:00:00Z')],
  ['moment', '1767225600000', at('2026-01-01T00:00:00Z')],
  ['moment', { $date: { $numberLong: '1767225600000' } }, at('2026-01-01T00:00:00Z')],
  ['moment', { $date: '2026-01-01T00:00:00Z' }, at('2026-01-01T00:00:00Z')],
  ['moment', '0000-00-00 00:00:00', null],
  ['moment', '01/02/2026', null],
  ['moment', 2026, null],
  ['moment', 0, null],
  ['moment', 1e300, null],
  ['moment', 'tomorrow', null],
  ['price', 45, 45],
  ['price', ' AWG 45 ', 'AWG 45'],
  ['price', '&#8364; 45', '€ 45'],
  ['price', { amount: 45, currency: 'AWG' }, 45],
  ['price', { amount: '45.00', currency: 'awg' }, 45],
  ['price', { amount: 45 }, 45],
  ['price', { amount: 45, currency: 'USD' }, 'USD 45'],
  ['price', { amount: '45.00', currencyCode: 'USD' }, 'USD 45'],
  ['price', { amount: 'on request' }, 'on request'],
  ['price', { currency: 'AWG' }, null],
  ['price', { $numberDecimal: '45.50' }, 45.5],
  ['price', '85.00', 85],
  ['price', '4,500', 4500],
  ['price', '4.500,50', 4500.5],
  ['price', '1.299,-', 1299],
  ['price', 'Fl 1.299,-', 'Fl 1.299,-'],
  ['price', '1.23.45', '1.23.45'],
  ['price', '100 - 150', '100 - 150'],
  ['price', 'kr. 20', 'kr. 20'],
  ['price', true, null],
  ['price', null, null],
  ['discount', 20, '20%'],
  ['discount', 'Up to 40% OFF', 'Up to 40% OFF'],
  ['discount', '-20', '20%'],
  ['discount', '0', null],
  ['discount', '0% off', null],
  ['discount', '0.00%', null],
  ['discount', null, null],
  ['list', ['a', 1], ['a', 1]],
  ['list', ' ["a", "b"] ', ['a', 'b']],
  ['list', 'a', ['a']],
  ['list', '[a', ['[a']],
  ['list', { a: 1 }, [{ a: 1 }]],
  ['list', '', []],
  ['list', null, []],
  ['list', 5, []],
  ['pictures', 'a.jpg', [{ path: 'a.jpg', alt: null }]],
  [
    'pictures',
    ['a.jpg', 5, { url: 'b.jpg', alt: 'B' }, { path: 'c.jpg', altText: 'C' }, {}],
    [
      { path: 'a.jpg', alt: null },
      { path: 'b.jpg', alt: 'B' },
      { path: 'c.jpg', alt: 'C' },
    ],
  ],
  ['pictures', '[{"src":"a.jpg","alternativeText":"A"}]', [{ path: 'a.jpg', alt: 'A' }]],
  ['pictures', undefined, []],
])('%s: %j is read as %j', (field, value, expected) => {
  expect(read(field, value)).toEqual(expected);
});

// spec §3.17
test.each([
  [19.95, 'AWG', 19.95],
  [19.95, 'USD', 'USD 19.95'],
  ['100 - 150', 'USD', 'USD 100 - 150'],
  ['$ 45', 'USD', '$ 45'],
  [45, null, 45],
  [null, 'USD', null],
])('%j in %j is the price %j', (price, currency, expected) => {
  expect(priceIn(price, currency)).toBe(expected);
});

// spec §3.17
test('a day ends at midnight of the shop, also when its clocks change that day', () => {
  setShop({ en: { ...testShop, timeZone: 'Europe/Amsterdam' } });
  expect(read('moment', '2026-03-29')).toEqual(at('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'));
  setShop(testShops);
});

// spec §3.15
test.each([
  [{ _id: 'a' }, 'a'],
  [{ id: 'b' }, 'b'],
  [{ _id: 7 }, '7'],
  [{ _id: 'a', id: 'b' }, 'a'],
  [{ _id: null, id: 5 }, '5'],
  [{ _id: '  ', id: 'b' }, 'b'],
  [{ _id: '  ' }, ''],
  [{}, ''],
])('the id of %j is %j', (item, id) => {
  expect(idOf(wireItem(idFields).read(item))).toBe(id);
});

const shapes: Readonly<Record<keyof typeof wire, (value: unknown) => boolean>> = {
  id: (value) => typeof value === 'string' && value.isWellFormed() && value.trim() === value,
  text: (value) => typeof value === 'string' && value.trim() === value && value !== '',
  longText: (value) => typeof value === 'string' && value.trim() === value && value !== '',
  keyword: (value) => typeof value === 'string' && value.toLowerCase() === value,
  number: Number.isFinite,
  count: (value) => Number.isInteger(value) && Number(value) >= 0,
  flag: (value) => typeof value === 'boolean',
  moment: (value) =>
    isRecord(value) &&
    Number.isInteger(value.startMs) &&
    Number(value.endMs) >= Number(value.startMs),
  price: (value) => typeof value === 'string' || Number.isFinite(value),
  discount: (value) => typeof value === 'string' && value !== '',
  list: Array.isArray,
  pictures: (value) =>
    Array.isArray(value) &&
    value.every((one: unknown) => isRecord(one) && typeof one.path === 'string'),
  link: (value) => typeof value === 'string' && /^(?:https?:|\/)/.test(value),
};

/** Idempotent coercions; a text may still contain markup. */
const steady: ReadonlySet<string> = new Set(['id', 'number', 'count', 'flag']);

const number = fc.oneof(fc.integer(), fc.double());
const sqlStyle = fc.oneof(
  number.map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().replace('T', ' ')),
  fc.record({ amount: fc.anything(), currency: fc.anything() }, { requiredKeys: [] }),
  fc.record({ $date: fc.anything() }),
  fc.array(fc.record({ url: fc.anything() })).map((list) => JSON.stringify(list)),
  fc.string(),
);

// spec §3.17
test.each(Object.keys(wire) as (keyof typeof wire)[])(
  'a field read as %s never throws, and has one shape or falls back',
  (field) => {
    fc.assert(
      fc.property(fc.oneof(sqlStyle, fc.anything()), (value) => {
        const result = read(field, value);
        expect(result === null || shapes[field](result)).toBe(true);
        // Coercing again changes nothing.
        if (steady.has(field)) expect(read(field, result)).toEqual(result);
      }),
    );
  },
);

test('a flag, a number and a moment survive being written as text', () => {
  fc.assert(
    fc.property(fc.boolean(), number.filter(Number.isFinite), (flag, some) => {
      expect(read('flag', String(flag))).toBe(flag);
      expect(read('flag', Number(flag))).toBe(flag);
      expect(read('number', String(some))).toBe(some + 0);
    }),
  );
});

test.each([
  [wire.text, 'a  b\u00a0\t c', 'a b c'],
  [wire.text, 'a\n\nb', 'a\n\nb'],
  [wire.text, 'a'.repeat(501), `${'a'.repeat(500)}…`],
  [wire.text, `${' '.repeat(400)}a`, 'a'],
  [wire.longText, 'a'.repeat(5_000), 'a'.repeat(5_000)],
  [wire.id, 'a'.repeat(201), null],
  [wire.number, `1${' '.repeat(40)}`, null],
])('a text has collapsed blanks and a longest length', (coerce, text, read) => {
  expect(coerce(text)).toBe(read);
});
