/** @jest-environment node */
import * as v from 'valibot';
import { productSchema } from './productSchema';

const parse = (wire: object) => v.parse(productSchema, { _id: 1, name: 'Board', ...wire });

// spec §3.1
test('a product has defaults', () => {
  expect(parse({})).toEqual({
    id: '1',
    name: 'Board',
    price: null,
    originalPrice: null,
    discount: null,
    picture: null,
    rating: 0,
    reviews: 0,
    badge: null,
    link: null,
  });
});

// spec §2.48
test.each([
  ['20%', 20],
  ['20% OFF', 20],
  ['20% off ', 20],
  ['12.5% OFF', 12.5],
  ['Up to 20% OFF', 'Up to 20%'],
  [20, 20],
  [12.5, 12.5],
  ['20', 20],
  ['20.00', 20],
  ['-20%', 20],
  ['AWG 10', 'AWG 10'],
  ['AWG 10 off', 'AWG 10'],
  [0, null],
  ['0', null],
  ['0%', null],
  ['0.0 % off', null],
  [-20, 20],
  ['', null],
  ['off', null],
  [null, null],
  [{}, null],
])('the discount %j is read as %j', (discount, read) => {
  expect(parse({ discount }).discount).toBe(read);
});

// spec §3.1
test.each([
  [4.7, 4.7],
  [0, 0],
  [5, 5],
  [5.1, 0],
  [-1, 0],
  ['4', 4],
  ['4.50', 4.5],
  ['five', 0],
  [null, 0],
])('the rating %j is %j', (rating, stars) => {
  expect(parse({ rating }).rating).toBe(stars);
});

// spec §2.48
test.each([
  [45, 60, 60],
  [45, 'AWG 60', 'AWG 60'],
  [45, 45, null],
  [45, '30.00', null],
  ['AWG 4.500', 'AWG 450', null],
  // Nobody can tell.
  [45, '2 for AWG 80', '2 for AWG 80'],
  [null, 60, 60],
])('at %j, the original price %j shows as %j', (price, originalPrice, shown) => {
  expect(parse({ price, originalPrice }).originalPrice).toBe(shown);
});

test('a picture is described, by the name if by nothing else', () => {
  expect(parse({ image_url: 'a.webp' }).picture?.alt).toBe('Board');
  expect(parse({ image: 'a.webp', imageAlt: 'A surf board' }).picture).toMatchObject({
    src: '/static/uploads/a.webp',
    alt: 'A surf board',
  });
});

test('a link that is no link is none', () => {
  expect(parse({ link_url: 'javascript:alert(1)' }).link).toBeNull();
  expect(parse({ link_url: 'https://a.example/b' }).link).toBe('https://a.example/b');
});

test.each([{}, { _id: 1 }, { _id: 1, name: ' ' }, { name: 'x' }])('%j is no product', (wire) => {
  expect(v.is(productSchema, wire)).toBe(false);
});

// spec §3.6
test('a product is read with all its fields', () => {
  const same = {
    name: 'Kite',
    price: 45,
    originalPrice: '60',
    rating: 4.5,
    reviews: 12,
    badge: 'New',
  };
  const wire = {
    ...same,
    _id: 'kite',
    discount: '25%',
    image_url: '/products/kite.webp',
    link_url: 'https://shop.example/kite',
  };
  expect(v.parse(productSchema, wire)).toEqual({
    ...same,
    originalPrice: 60,
    id: 'kite',
    discount: 25,
    picture: { src: '/static/uploads/products/kite.webp', alt: 'Kite' },
    link: 'https://shop.example/kite',
  });
});
