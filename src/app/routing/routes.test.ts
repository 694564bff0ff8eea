import { routes } from './routes';

test('every route describes itself, each in words of its own', () => {
  const texts = routes.map(({ description }) => description);
  expect(new Set(texts).size).toBe(routes.length);
  expect(texts).toContain('Cart at Dushi Market is coming soon.');
});
