/** @jest-environment node */
import { platformPage } from './platformPage';

test.each([
  ['https://cars.example', 'suvs', 'https://cars.example/suvs'],
  ['https://cars.example/', 'suvs', 'https://cars.example/suvs'],
  ['https://example.com/cars/', 'big vans', 'https://example.com/cars/big%20vans'],
  ['https://example.com/cars?from=shop#all', 'suvs', 'https://example.com/cars/suvs?from=shop#all'],
])('on %s, %s is %s', (platformUrl, slug, page) => {
  expect(platformPage(platformUrl, slug)).toBe(page);
});
