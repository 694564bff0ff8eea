import { areas } from './areas';
import { itemSchemas } from './testing/itemSchema';

test('no two areas share a name, a seed or a route', () => {
  for (const names of [
    areas.map((area) => area.name),
    areas.flatMap((area) => area.seeds.map((seed) => seed.name)),
    areas.flatMap((area) => area.routes.map(({ method, path }) => `${method} ${path}`)),
  ])
    expect(names).toEqual([...new Set(names)]);
});

test.each(areas)('what visitors read of $name is among its models', (area) => {
  const models: unknown[] = Object.values(area.models);
  const without = area.routes.filter(
    (route) =>
      route.method === 'get' && itemSchemas(route).some((schema) => !models.includes(schema)),
  );
  expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
