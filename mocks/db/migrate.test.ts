import { createTestDatabase } from '../testing/testDatabase';
import { migrateDatabase } from './migrate';
import { openDatabase } from './openDatabase';

test.each<[string, Error, string]>([
  ['one address', new Error('connect ECONNREFUSED ::1:1'), 'connect ECONNREFUSED ::1:1'],
  [
    'several addresses',
    new AggregateError([new Error('no ::1'), new Error('no .1')]),
    'no ::1, no .1',
  ],
])('a database that cannot be reached at %s is one clear error', async (_, cause, reason) => {
  const handle = openDatabase('postgres://nobody@127.0.0.1:1/none', () => undefined);
  jest.spyOn(handle.pool, 'connect').mockImplementation(() => {
    throw cause;
  });
  await expect(migrateDatabase(handle, process.cwd(), () => Promise.resolve())).rejects.toThrow(
    `The database cannot be reached (DATABASE_URL): ${reason}`,
  );
  await handle.close();
});

test.each([
  ['alter table vehicle_types drop column image_alt', 'the column image_alt of vehicle_types'],
  ['drop table favorites', 'the table favorites'],
])('after "%s" a start says that there is no migration for %s', async (statement, what) => {
  const database = await createTestDatabase();
  await database.query(statement);
  const handle = openDatabase(database.url, () => undefined);
  await expect(migrateDatabase(handle, process.cwd(), () => Promise.resolve())).rejects.toThrow(
    `There is no migration for ${what}: npx drizzle-kit generate`,
  );
  await handle.close();
  await database.drop();
});
