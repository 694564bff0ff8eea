/** @jest-environment node */
import {
  type Redact,
  type Redaction,
  alias,
  count,
  dictionary,
  fields,
  flag,
  items,
  languageTag,
  list,
  nothing,
  oneOf,
  orNull,
  publicId,
  time,
} from './reportFields';

const cutList = jest.fn();

/** Marks each value with its kind of redaction. */
const redaction: Redaction = {
  text: () => 'text',
  alias: () => 'alias',
  time: (ms) => ms - 1_000,
  publicId: (kind, id) => `${kind} ${id}`,
  cutList,
};

const WRONG = [undefined, null, 7, Number.NaN, true, 'typed', [], {}, () => 'typed'];

test.each<[string, Redact, wrong: readonly unknown[]]>([
  ['flag', flag, WRONG.filter((value) => value !== true)],
  ['count', count, WRONG.filter((value) => value !== 7)],
  ['languageTag', languageTag, [...WRONG, 'my name is nobody']],
  ['nothing', nothing, WRONG],
  ['oneOf', oneOf('sale', null), WRONG.filter((value) => value !== null)],
  ['alias', alias, WRONG.filter((value) => value !== 'typed')],
  ['time', time, [...WRONG.filter((value) => value !== 7), Infinity]],
  ['publicId', publicId('listings'), WRONG.filter((value) => value !== 'typed')],
  ['orNull', orNull(flag), WRONG.filter((value) => value !== null && value !== true)],
  ['fields', fields({ flag }), [undefined, null, 7, true, 'typed', []]],
  ['list', list(flag), [undefined, null, 7, true, 'typed', {}]],
  ['items', items(flag), [undefined, null, 7, true, 'typed', {}]],
  ['dictionary', dictionary(alias, flag), [undefined, null, 7, true, 'typed', []]],
])('of a value of another kind %s says nothing', (_, redact, wrong) => {
  for (const value of wrong) expect(redact(value, redaction)).toBeUndefined();
});

test.each<[string, Redact, value: unknown, redacted: unknown]>([
  ['flag', flag, true, true],
  ['count', count, 7, 7],
  ['languageTag', languageTag, 'pap-AW', 'pap-AW'],
  ['oneOf', oneOf('sale', null), null, null],
  ['alias', alias, 'typed', 'alias'],
  ['time', time, 5_000, 4_000],
  ['no time', time, 0, 0],
  ['publicId', publicId('listings'), 'typed', 'listings typed'],
  ['orNull', orNull(flag), null, null],
  ['fields', fields({ flag, count }), { flag: 'typed', count: 7, more: 'typed' }, { count: 7 }],
  ['inherited fields', fields({ toString: alias }), {}, {}],
  ['list', list(flag), [true, 'typed', false], [true, false]],
  ['items', items(flag), [true, 'typed'], [true]],
  ['dictionary', dictionary(oneOf('a'), flag), { a: true, b: true }, { a: true }],
  ['dictionary of nothing', dictionary(oneOf('a'), flag), { a: 'typed' }, {}],
])('%s says what it knows', (_, redact, value, redacted) => {
  expect(redact(value, redaction)).toEqual(redacted);
});

test('a long list of a backend is cut, and that is noted', () => {
  expect(items(flag)(Array<boolean>(100).fill(true), redaction)).toHaveLength(100);
  expect(cutList).not.toHaveBeenCalled();
  expect(items(flag)(Array<boolean>(101).fill(true), redaction)).toHaveLength(100);
  expect(cutList).toHaveBeenCalledTimes(1);
});
