import fc from 'fast-check';
import { setShop } from '../../shared/shop/currentShop';
import { testShop, testShops } from '../../testing/testShop';
import { bikePriceText } from './bikePrice';

test.each([
  [4500, 'AWG 4,500'],
  ['4,500', 'AWG 4,500'],
  ['AWG 4,500', 'AWG 4,500'],
  ['4,500 awg', 'AWG 4,500'],
  ['AWG 100 - AWG 150', 'AWG 100 - 150'],
  ['Afl. 4,500', 'AWG 4,500'],
  ['ƒ4.500', 'AWG 4.500'],
  ['ca. 4,500', 'AWG ca. 4,500'],
  ['$ 45', '$ 45'],
  ['US$45', 'US$45'],
  ['USD 45', 'USD 45'],
  ['45 €', '45 €'],
  ['Rs. 250', 'Rs. 250'],
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
  setShop({ en: { ...testShop, currency } });
  expect(bikePriceText(price, 'en')).toBe(text);
  setShop(testShops);
});

// spec §1.5
test('a bike price names the currency once', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('AWG 5', '5 AWG', 'AWG5AWG')), (price) => {
      expect(bikePriceText(price, 'en')?.match(/AWG/gi) ?? ['AWG']).toHaveLength(1);
    }),
  );
});
