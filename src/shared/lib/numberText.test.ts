import fc from 'fast-check';
import { allLanguages, languages } from '../i18n/languages';
import { countText, numberText } from './numberText';

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1000, '1,000', '1.000'],
  [123456, '123,456', '123.456'],
  [1234567, '1,234,567', '1.234.567'],
])('%p reads %p, in other languages %p', (count, english, other) => {
  expect(countText(count, 'en')).toBe(english);
  for (const language of ['nl', 'es', 'pap'] as const) {
    expect(countText(count, language)).toBe(other);
  }
});

test('decimals are not grouped', () => {
  expect(numberText('1234.5678', 'en')).toBe('1,234.5678');
  expect(numberText('1234.5678', 'nl')).toBe('1.234,5678');
});

// `Intl` lacks Papiamento.
test.each(['en', 'nl', 'es'] as const)('%s reads as the browser would write it', (language) => {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 }),
      fc.integer({ min: 0, max: 99 }),
      (whole, cents) => {
        const amount = whole + cents / 100;
        expect(numberText(amount.toFixed(2), language)).toBe(format.format(amount));
      },
    ),
  );
});

test.each(allLanguages)('%s has the plural forms that Unicode knows', (language) => {
  const rules = new Intl.PluralRules(languages[language].tag);
  for (let count = 0; count < 10_000; count++) {
    expect(languages[language].plural(count)).toBe(rules.select(count));
  }
});
