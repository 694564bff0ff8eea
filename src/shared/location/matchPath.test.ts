import { matchPath } from './matchPath';

test.each([
  ['/', '/', {}],
  ['/about', '/about', {}],
  ['/about', '/About/', {}],
  ['/about', '/about/us', null],
  ['/about', '/', null],
  ['/', '/about', null],
  ['/vehicles/:categoryId', '/vehicles', null],
  ['/vehicles/:categoryId', '/vehicles/', null],
  ['/vehicles/:categoryId', '/vehicles/SUV', { categoryId: 'SUV' }],
  ['/vehicles/:categoryId', '/vehicles/a%20b%2Fc', { categoryId: 'a b/c' }],
  ['/vehicles/:categoryId', '/vehicles/%E0%A4%A', { categoryId: '%E0%A4%A' }],
  [
    '/vehicles/:categoryId/:subcategoryId',
    '/vehicles/suv/compact/',
    { categoryId: 'suv', subcategoryId: 'compact' },
  ],
  ['/vehicles/:categoryId/:subcategoryId', '/vehicles//compact', null],
  ['/about', '//about', null],
])('%s and %s: %j', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});
