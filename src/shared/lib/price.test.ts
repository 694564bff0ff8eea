/** @jest-environment node */
import fc from 'fast-check';
import { testShop } from '../../testing/testShop';
import { allLanguages, languages } from '../i18n/languages';
import { isPrice, priceText } from './price';

// spec §5.1
test.each([
  ...[4500, 0.01, '4500', 'AWG 4,500.50', '$12', 'from 99 a night', 'Afl. 4,500'].map(
    (price) => [price, 'valid'] as const,
  ),
  ...[0, -5, Number.NaN, Number.POSITIVE_INFINITY, '', '0', 'free', 'Afl.', null, true, {}].map(
    (price) => [price, 'not valid'] as const,
  ),
])('the price %p is %s', (price, validity) => {
  expect(isPrice(price)).toBe(validity === 'valid');
});

// spec §2.48
test.each([
  [4500, 'AWG 4,500'],
  [29.5, 'AWG 29.50'],
  [0.999, 'AWG 1.00'],
  // In binary, the number is slightly below its decimal form.
  [1.005, 'AWG 1.00'],
  [1234567.891, 'AWG 1,234,567.89'],
  [0.001, 'AWG 0.001'],
  [1e-7, 'AWG 0.0000001'],
  [1e21, 'AWG 1,000,000,000,000,000,000,000'],
  [' AWG 12,000 ', 'AWG 12,000'],
  ['From AWG 89 a night', 'From AWG 89 a night'],
  ['100 - 150', 'AWG 100 - 150'],
  ['4500.000', 'AWG 4500.000'],
  ['Fl 45', 'Fl 45'],
  ['kr. 20', 'kr. 20'],
  ['€ 12', '€ 12'],
  ['45 €', '45 €'],
  ['Afl. 4,500', 'Afl. 4,500'],
  ['AWG 100 - AWG 150', 'AWG 100 - AWG 150'],
  ['call us', null],
  [0, null],
])('%p reads %p', (price, text) => {
  expect(priceText(price, 'en')).toBe(text);
});

// spec §1.5
test('a price has the currency of the shop where it has no word or sign of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (price) => {
      const text = priceText(price, 'en') ?? price.trim();
      expect(text === price.trim()).toBe(/[\p{L}\p{Sc}]/u.test(price) || !isPrice(price));
    }),
  );
});

// spec §5.1
test('no input makes a price throw, and a price shows when it is valid', () => {
  fc.assert(
    fc.property(fc.anything(), (price) => {
      expect(priceText(price, 'en') !== null).toBe(isPrice(price));
    }),
  );
});

test.each([
  [4500.5, 'AWG 4.500,50'],
  [999, 'AWG 999'],
  // A backend's text is shown as sent.
  ['AWG 4,500', 'AWG 4,500'],
])('%p reads %p in the other languages', (price, text) => {
  for (const language of ['nl', 'es', 'pap'] as const) {
    expect(priceText(price, language)).toBe(text);
  }
});

test('a formatted price parses back, in every language', () => {
  const cents = fc.integer({ min: 1, max: 1e12 });
  fc.assert(
    fc.property(fc.constantFrom(...allLanguages), cents, (language, amount) => {
      const text = priceText(amount / 100, language) ?? '';
      const { decimal, group } = languages[language];
      const plain = text.replace(testShop.currency, '').replaceAll(group, '').replace(decimal, '.');
      expect(Math.round(Number(plain) * 100)).toBe(amount);
    }),
  );
});
