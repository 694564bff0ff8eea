/** @jest-environment node */
import fc from 'fast-check';
import { allLanguages } from '../i18n/languages';
import { amountOf } from './amount';
import { priceText } from './price';

// spec §5.2
test.each([
  [4500, 4500],
  [0.01, 0.01],
  ['4500', 4500],
  ['4500.00', 4500],
  ['4500.0000', 4500],
  ['AWG 4,500.50', 4500.5],
  ['Afl. 4,500', 4500],
  ['Afl.4,500', 4500],
  ['ƒ 4.500', 4500],
  ['Rs. 250', 250],
  ['Rs.250', 250],
  ['AWG .50', 0.5],
  ['AWG 0,45', 0.45],
  ['0.125', 0.125],
  ['4.500,00', 4500],
  ['AWG 4.500', 4500],
  ['AWG 4.500,-', 4500],
  ['AWG 25,-', 25],
  ['AWG 12,5', 12.5],
  ['1.234.567', 1_234_567],
  ['1,234,567.89', 1_234_567.89],
  ["1'234.50", 1234.5],
  ['4 500,00', 4500],
  ['4\u00a0500', 4500],
  ['4\u202f500', 4500],
  ['1,00,000.00', 100_000],
  ['from 99 a night', 99],
  ['AWG 100 p/m', 100],
  ['100 km', 100],
  // The first amount of a range.
  ['AWG 100 - AWG 150', 100],
  ['AWG 100-150', 100],
  ['100 – 150 AWG', 100],
  ['4.500,00-5.000,00', 4500],
  ['AWG 1,000 to AWG 1,500', 1000],
  ['van 100 tot 150', 100],
  ['entre 100 y 150', 100],
  ['di 100 te 150', 100],
  ['between AWG 100 and AWG 150', 100],
])('%p is worth %p', (price, amount) => {
  expect(amountOf(price, 'AWG')).toBe(amount);
});

// spec §5.2
test.each([
  // Ambiguous.
  '2 for AWG 100',
  '12 x AWG 100',
  '150 - 100',
  '100 - 150 - 200',
  'AWG 1.2.3',
  '4500,000',
  '4,5000',
  '12,34.5,6',
  'AWG -5',
  '-5',
  '5k',
  'AWG 4.5 mil',
  '2 million',
  '50 cents',
  '20% off',
  '2026-05-01',
  '24/7',
  'Call +297 555 0100',
  // In another currency.
  '$12',
  'USD 12',
  '12 €',
  // Not a price.
  '',
  '0',
  'free',
  'Afl.',
  0,
  -5,
  Number.NaN,
  null,
  undefined,
  {},
])('nobody can tell what %p is worth', (price) => {
  expect(amountOf(price, 'AWG')).toBeNull();
});

test('a sign of the shop is none of another currency', () => {
  expect(amountOf('$12', '$')).toBe(12);
  expect(amountOf('US$ 4,500', 'US$')).toBe(4500);
});

test('what a shop writes is read back, in every language', () => {
  const cents = fc.integer({ min: 1, max: 1e12 });
  fc.assert(
    fc.property(fc.constantFrom(...allLanguages), cents, (language, amount) => {
      expect(amountOf(priceText(amount / 100, language), 'AWG')).toBe(amount / 100);
    }),
  );
});

test('whatever comes, an amount is above 0', () => {
  const text = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789.,- \u00a0AWGaflt$€%k')),
  });
  fc.assert(
    fc.property(fc.oneof(text, fc.anything()), (price) => {
      expect(amountOf(price, 'AWG') ?? 1).toBeGreaterThan(0);
    }),
  );
});

test('a long text takes no time', () => {
  for (const part of ['1', '1.', '1,', '1 ', '-', 'AWG ', '1,000']) {
    amountOf(part.repeat(20_000), 'AWG');
  }
});
