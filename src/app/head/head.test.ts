import { routes } from '../routing/routes';
import { description } from './description';

test('every route describes itself, each in words of its own', () => {
  const texts = routes.map((route) => description(route));
  expect(new Set(texts).size).toBe(routes.length);
  expect(texts).toContain('Cart at Dushi Market is coming soon.');
});
