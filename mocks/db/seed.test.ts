import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { migrateDatabase } from './migrate';
import { openDatabase, type DatabaseHandle } from './openDatabase';
import { plantSeed } from './seed';

const TABLES = [
  ...['banners', 'categories', 'products', 'vehicle_types', 'vehicle_subcategories'],
  ...['listing_categories', 'listings'],
];

const opened: { database: TestDatabase; handle: DatabaseHandle }[] = [];
afterEach(async () => {
  for (const { database, handle } of opened.splice(0)) {
    await handle.close();
    await database.drop();
  }
});

async function empty() {
  const database = await createTestDatabase({ template: 'template1' });
  const handle = openDatabase(database.url, () => undefined);
  opened.push({ database, handle });
  return { database, handle };
}

async function contents(database: TestDatabase): Promise<string> {
  const tables = await Promise.all(
    TABLES.map((table) => database.query(`select * from ${table} order by 1`)),
  );
  return JSON.stringify(tables);
}

const start = (handle: DatabaseHandle, listings?: number) =>
  migrateDatabase(handle, process.cwd(), (db) => plantSeed(db, listings));

test('is the same everywhere, and planted once by instances that start side by side', async () => {
  const one = await empty();
  const other = await empty();
  const third = openDatabase(one.database.url, () => undefined);
  await Promise.all([start(one.handle), start(third), start(one.handle), start(other.handle)]);
  await third.close();
  expect(await contents(one.database)).toBe(await contents(other.database));
  expect(await one.database.query('select count(*)::int from listings')).toEqual([{ count: 362 }]);
});

test('is not planted again over what became of it', async () => {
  const { database, handle } = await empty();
  await start(handle);
  await database.query(`delete from banners where id = 'hero-bikes'`);
  await database.query(`update products set price = '1' where id = 'kite'`);
  const before = await contents(database);
  await start(handle);
  expect(await contents(database)).toBe(before);
});

test('is planted whole or not at all', async () => {
  const { database, handle } = await empty();
  await migrateDatabase(handle, process.cwd(), () => Promise.resolve());
  await database.query(`alter table listings add constraint impossible check (position < 10)`);
  await expect(plantSeed(handle.db)).rejects.toThrow();
  expect(await database.query('select * from banners')).toEqual([]);
  await database.query(`alter table listings drop constraint impossible`);
  await plantSeed(handle.db);
  expect(await database.query('select count(*)::int from banners')).toEqual([{ count: 8 }]);
});

test('brings the rows of a new area to a database that exists', async () => {
  const { database, handle } = await empty();
  await start(handle);
  await database.query(`delete from banners`);
  // What the database was before the area of types.
  await database.query(`delete from vehicle_types`);
  await database.query(`delete from seed_runs where name = 'types-1'`);
  await start(handle);
  expect(await database.query('select count(*)::int from vehicle_types')).toEqual([{ count: 8 }]);
  expect(await database.query('select * from banners')).toEqual([]);
});

test.each(TABLES)('has rows for the table %s', async (table) => {
  const database = await createTestDatabase();
  expect(await database.query(`select * from ${table}`)).not.toEqual([]);
  await database.drop();
});

test('grows and shrinks the listings, the first 90 staying as they are', async () => {
  const { database, handle } = await empty();
  await start(handle, 5_000);
  const bikes = await database.query(
    `select count(*)::int from listings where category_id = 'bike'`,
  );
  expect(bikes).toEqual([{ count: 5_000 - 42 }]);
  const grown = await database.query(
    'select * from listings where position < 90 order by position',
  );
  const prices = await database.query(
    'select min(price) as low, max(price) as high, count(distinct price)::int from listings where position >= 90',
  );
  expect(prices[0]?.low).toBeGreaterThan(0);
  expect(prices[0]?.count).toBeGreaterThan(100);
  await start(handle, 90);
  expect(await database.query('select * from listings order by position')).toEqual(grown);
  await start(handle, 3);
  await start(handle);
  expect(await database.query('select count(*)::int from listings')).toEqual([{ count: 3 }]);
});
