import { allLanguages } from '../src/shared/i18n/languages';
import categoryRows from './db/rows/categories.json';
import productRows from './db/rows/products.json';
import vehicleSubcategoryRows from './db/rows/vehicleSubcategories.json';
import vehicleTypeRows from './db/rows/vehicleTypes.json';
import { bannerRows, listingRow } from './db/seedRows';
import { inLanguage } from './language';

/** Bikes on the first page. */
const FIRST_BIKES = 24;
/** Home shows these products first, with their pictures. */
const HOME_PRODUCTS = 6;

const bikes = Array.from({ length: FIRST_BIKES }, (_, position) => listingRow(position));

/** Models of bikes are names: `Street 390`. */
const isName = (text: string) => /^[A-Z][\w-]* (?:[A-Z]\w* )?\d+(?: Wh)?$/.test(text);

const texts = [
  ...bannerRows.flatMap(({ title, subtitle, discount, buttonText, imageAlt }) => [
    title,
    subtitle,
    discount,
    buttonText,
    imageAlt,
  ]),
  ...productRows.flatMap(({ name, badge }) => [name, badge]),
  ...productRows.slice(0, HOME_PRODUCTS).map(({ imageAlt }) => imageAlt),
  ...[...categoryRows, ...vehicleTypeRows, ...vehicleSubcategoryRows].map(({ name }) => name),
  ...vehicleTypeRows.map(({ imageAlt }) => imageAlt),
  ...bikes.flatMap(({ title, description }) => [title, description]),
].filter((text): text is string => typeof text === 'string' && !isName(text));

test.each(allLanguages.filter((language) => language !== 'en'))(
  'what the first pages show is translated: %s',
  (language) => {
    const same = texts.filter((text) => inLanguage({ title: text }, language).title === text);
    // Words that are the same in a language.
    expect(same.filter((text) => text.length > 12)).toEqual([]);
    expect(new Set(same).size).toBeLessThan(15);
  },
);

test('only what people read is translated, and not what clients filter by', () => {
  const bike = { name: 'Cars', color: 'Cars', categoryId: { name: 'Cars', slug: 'cars' } };
  expect(inLanguage([bike, null], 'es')).toEqual([
    { name: 'Carros', color: 'Cars', categoryId: { name: 'Carros', slug: 'cars' } },
    null,
  ]);
  expect(inLanguage(bike, 'en')).toBe(bike);
});

test('a text that nobody has translated stays', () => {
  expect(inLanguage({ title: 'Street 390 no. 4000' }, 'pap')).toEqual({
    title: 'Street 390 no. 4000',
  });
});
