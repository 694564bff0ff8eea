import fc from 'fast-check';
import { testShop, testShops } from '../../testing/testShop';
import { allLanguages, languages } from '../language/languages';
import { openShop } from '../shop/currentShop';
import { bikePriceText, priceAmount, priceText } from './price';

test.each([
  [4500, 4500],
  [0.01, 0.01],
  ['4500', 4500],
  ['AWG 4,500.50', 4500.5],
  ['$12', 12],
  ['from 99 a night', 99],
  [0, null],
  [-5, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ['', null],
  ['0', null],
  ['free', null],
  ['Afl.', null],
  [null, null],
  [undefined, null],
  [true, null],
  [{}, null],
])('%p has the amount %p', (price, amount) => {
  expect(priceAmount(price)).toBe(amount);
});

test.each([
  [4500, 'AWG 4,500'],
  [29.5, 'AWG 29.50'],
  [0.999, 'AWG 1.00'],
  // The number itself is a little less than what it is written as.
  [1.005, 'AWG 1.00'],
  [1234567.891, 'AWG 1,234,567.89'],
  [' AWG 12,000 ', 'AWG 12,000'],
  ['From AWG 89 a night', 'From AWG 89 a night'],
  ['call us', null],
  [0, null],
])('%p reads %p', (price, text) => {
  expect(priceText(price, 'en')).toBe(text);
});

test.each([
  [4500, 'AWG 4,500'],
  ['4,500', 'AWG 4,500'],
  ['AWG 4,500', 'AWG 4,500'],
  ['4,500 awg', 'AWG 4,500'],
  ['none', null],
])('a bike at %p reads %p', (price, text) => {
  expect(bikePriceText(price, 'en')).toBe(text);
});

test.each([
  ['$', 4500, '$ 4,500'],
  ['$', '$4,500', '$ 4,500'],
  ['US$', '4,500 us$', 'US$ 4,500'],
  ['Afl.', 'Afl. 4,500', 'Afl. 4,500'],
  ['€', 29.5, '€ 29.50'],
])('where the currency is called "%s", a bike at %p reads %p', (currency, price, text) => {
  openShop({ en: { ...testShop, currency } });
  expect(bikePriceText(price, 'en')).toBe(text);
  openShop(testShops);
});

test('no input makes a price throw, and a price that is shown is above 0', () => {
  fc.assert(
    fc.property(fc.anything(), (price) => {
      const amount = priceAmount(price);
      expect(amount === null || amount > 0).toBe(true);
      expect(priceText(price, 'en') === null).toBe(amount === null);
      expect(bikePriceText(price, 'en') === null).toBe(amount === null);
    }),
  );
});

test.each([
  [4500.5, 'AWG 4.500,50'],
  [999, 'AWG 999'],
  // What a backend writes stays as it comes.
  ['AWG 4,500', 'AWG 4,500'],
])('%p reads %p in the other languages', (price, text) => {
  for (const language of ['nl', 'es', 'pap'] as const) {
    expect(priceText(price, language)).toBe(text);
    expect(bikePriceText(price, language)).toBe(text);
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

test('a bike price names the currency once', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('AWG 5', '5 AWG', 'AWG5AWG')), (price) => {
      expect(bikePriceText(price, 'en')?.match(/AWG/gi) ?? ['AWG']).toHaveLength(1);
    }),
  );
});
