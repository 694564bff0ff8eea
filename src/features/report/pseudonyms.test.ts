import fc from 'fast-check';
import { isPseudonym, pseudonyms, shapeOf } from './pseudonyms';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  // Few letters, so that many have the same shape.
  fc.string({ unit: fc.constantFrom('a', 'b', '1', '2', '-', ' '), maxLength: 3 }),
);
const isBlank = (one: string) => one.trim() === '';

test('the texts of a shape are counted', () => {
  const pseudonym = pseudonyms(['xxz']);
  expect(['Ana', 'Bea', 'Ana', 'Cas', 'Dan'].map(pseudonym)).toEqual([
    'xxx',
    'xxy',
    'xxx',
    'xyx',
    'xyy',
  ]);
  expect(['7', '8', 'PIN 12', 'PIN 34'].map(pseudonym)).toEqual(['0', '1', 'xxx 00', 'xxx 01']);
  expect(['a', 'b', 'c', 'd'].map(pseudonym)).toEqual(['x', 'y', 'z', 'yx']);
  expect(['Ana Maria Kelly', 'Eva Maria Kelly'].map(pseudonym)).toEqual([
    'xxx xxxxx xxxxxx',
    'xxx xxxxx xxxxxy',
  ]);
});

test('equal texts have equal pseudonyms, other texts others, and none is one that is taken', () => {
  fc.assert(
    fc.property(fc.array(text), fc.array(text.map(shapeOf)), (texts, taken) => {
      const pseudonym = pseudonyms(taken);
      const all = texts.map((one) => pseudonym(one));
      expect(texts.map((one) => pseudonym(one))).toEqual(all);
      for (const [index, one] of texts.entries()) {
        expect(isPseudonym(all[index] ?? '')).toBe(true);
        expect(isBlank(all[index] ?? '')).toBe(isBlank(one));
        if (isBlank(one)) continue;
        expect(taken).not.toContain(all[index]);
        expect(all.indexOf(all[index] ?? '')).toBe(texts.indexOf(one));
      }
    }),
  );
});

test('nothing but shapes, and which texts are equal, makes them', () => {
  const other = (one: string) =>
    one.replace(/[ab]/g, (letter) => (letter === 'a' ? 'q' : 'w')).replace(/1/g, '5');
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      fc.pre(texts.every((one) => !/[qw5]/.test(one)));
      expect(texts.map(other).map(pseudonyms([]))).toEqual(texts.map(pseudonyms([])));
    }),
  );
});

test('a text without letters and digits, as long as may be, has one, too', () => {
  const pseudonym = pseudonyms([]);
  const dashes = '-'.repeat(1_024);
  const all = ['', 'a', 'b', 'c', 'd'].map((end) => pseudonym(dashes + end));
  expect(new Set(all).size).toBe(5);
});

test('what is in a report and is no pseudonym was not made by us', () => {
  for (const typed of ['Ana', 'xxxa', '0xA', 'é', 'x'.repeat(13)]) {
    expect([typed, isPseudonym(typed)]).toEqual([typed, false]);
  }
});
