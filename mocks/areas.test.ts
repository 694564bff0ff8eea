import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { areas } from './areas';
import * as schema from './db/schema';
import { itemSchemas } from './testing/itemSchema';

/** Tables that no cached response is read from. */
const NEVER_CACHED = ['analytics_events', 'data_versions', 'favorites', 'seed_runs'];

test('every table belongs to one area, or is never cached', () => {
  const tables = Object.values(schema).flatMap((one) =>
    is(one, PgTable) ? [getTableName(one)] : [],
  );
  const cached = areas.flatMap((area) => area.cachedTables.map((table) => getTableName(table)));
  expect([...cached, ...NEVER_CACHED].sort()).toEqual(tables.sort());
});

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
