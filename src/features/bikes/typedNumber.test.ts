import fc from 'fast-check';
import { type Language, allLanguages } from '../../shared/i18n/languages';
import { numberText } from '../../shared/lib/numberText';
import { fieldText, numberOf, plainNumber } from './typedNumber';

test.each([
  // In English, and in each of the others.
  ['0', 0, 0],
  ['4500', 4500, 4500],
  ['4,500', 4500, 4.5],
  ['4.500', 4.5, 4500],
  ['4,500.50', 4500.5, null],
  ['4.500,50', null, 4500.5],
  ['1,234,567', 1_234_567, null],
  ['1.234.567', null, 1_234_567],
  // On the way to `4,500` and `4.500`.
  ['4,', 4, null],
  ['4.', null, 4],
  // Nobody groups so: cents, whoever types them.
  ['29,95', 29.95, 29.95],
  ['29.95', 29.95, 29.95],
  ['4500.5', 4500.5, 4500.5],
  ['4500,5', 4500.5, 4500.5],
  [' 9 500 ', 9500, 9500],
  ['9\u00a0500', 9500, 9500],
  ['-5', -5, -5],
  ['', null, null],
  ['-', null, null],
  ['ten', null, null],
  ['1e3', null, null],
  ['1..5', null, 15],
  ['4500.12345', null, 450_012_345],
])('%j is %p in English and %p in the other languages', (text, english, other) => {
  expect(numberOf({ text, language: 'en' })).toBe(english);
  for (const language of ['nl', 'es', 'pap'] as const) {
    expect(numberOf({ text, language })).toBe(other);
  }
});

const language = fc.constantFrom(...allLanguages);
/** As addresses have it: up to four decimals. */
const plain = fc
  .tuple(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 9_999 }))
  .map(([whole, decimals]) => `${String(whole)}.${String(decimals).padStart(4, '0')}`)
  .map((text) => String(Number(text)));

test('what a field shows in a language, and what is grouped by hand, parses back', () => {
  fc.assert(
    fc.property(language, plain, (shown, text) => {
      const value = Number(text);
      expect(numberOf(plainNumber(text))).toBe(value);
      expect(numberOf({ text: fieldText(plainNumber(text), shown), language: shown })).toBe(value);
      expect(numberOf({ text: numberText(text, shown), language: shown })).toBe(value);
    }),
  );
});

test('a number that was typed stays the same in another language', () => {
  fc.assert(
    fc.property(language, language, fc.string(), (typedIn, shown, text) => {
      const typed = { text, language: typedIn };
      const value = numberOf(typed);
      const field = fieldText(typed, shown);
      if (value === null || typedIn === shown) expect(field).toBe(text);
      else expect(numberOf({ text: field, language: shown })).toBe(value);
    }),
  );
});

test.each<[string, Language, Language, string]>([
  [' 4.500 ', 'nl', 'nl', ' 4.500 '],
  ['4.500,5', 'nl', 'en', '4500.5'],
  ['4,500.5', 'en', 'pap', '4500,5'],
  ['many', 'en', 'es', 'many'],
])('%j, typed in %s, shows in %s as %j', (text, typedIn, shown, field) => {
  expect(fieldText({ text, language: typedIn }, shown)).toBe(field);
});
