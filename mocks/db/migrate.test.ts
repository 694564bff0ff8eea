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
