import fc from 'fast-check';
import { countText, groupThousands, itemsText } from './numberText';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [123456, '123,456'],
  [1234567, '1,234,567'],
])('%p reads %p', (count, text) => {
  expect(countText(count)).toBe(text);
});

test('decimals are not grouped', () => {
  expect(groupThousands('1234.5678')).toBe('1,234.5678');
});

test('items are counted in brackets', () => {
  expect(itemsText(1234)).toBe('(1,234 items)');
});

test('counts read as the browser would write them', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (count) => {
      expect(countText(count)).toBe(count.toLocaleString('en-US'));
    }),
  );
});

test('amounts with cents read as the browser would write them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 }),
      fc.integer({ min: 0, max: 99 }),
      (whole, cents) => {
        const amount = whole + cents / 100;
        expect(groupThousands(amount.toFixed(2))).toBe(
          amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
        );
      },
    ),
  );
});
