import path from 'node:path';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PgTable } from 'drizzle-orm/pg-core';
import type { DatabaseHandle, Database } from './openDatabase';
import * as schema from './schema';

/** Any constant: instances that start side by side on one server wait for each other on it. */
const MIGRATION_LOCK = 7_214_903_551;

/** A host with several addresses fails with one error for each. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}

/**
 * Brings the schema up to date and runs `afterwards` (the seed), while no other instance does
 * either. The lock belongs to one connection, so a killed instance leaves none behind.
 */
export async function migrateDatabase(
  handle: DatabaseHandle,
  root: string,
  afterwards: (db: Database) => Promise<void>,
): Promise<void> {
  const client = await connect(handle);
  try {
    // A large seed of another instance may take longer than a statement normally may.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: path.join(root, 'mocks', 'db', 'migrations') });
    await checkMigrated(db);
    await afterwards(db);
  } finally {
    // Closing the connection gives the lock back, whatever state the session is in.
    client.release(true);
  }
}

async function connect({ pool }: DatabaseHandle) {
  try {
    return await pool.connect();
  } catch (cause) {
    throw new Error(`The database cannot be reached (DATABASE_URL): ${reasonOf(cause)}`, { cause });
  }
}

/**
 * Makes sure that the database has every table and column of the schema. Called after the migrations.
 * @throws Error for the first one that has no migration yet
 */
async function checkMigrated(db: Database): Promise<void> {
  const { rows } = await db.execute<{ table: string; columns: string[] }>(sql`
    select relname as table, array_agg(attname::text) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where pg_table_is_visible(pg_class.oid) and attnum > 0 and not attisdropped
    group by relname`);
  const found = new Map(rows.map(({ table, columns }) => [table, columns]));
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const name = getTableName(table);
    const columns = found.get(name);
    if (columns === undefined) throw missing(`the table ${name}`);
    for (const column of Object.values<{ name: string }>(getTableColumns(table)))
      if (!columns.includes(column.name)) throw missing(`the column ${column.name} of ${name}`);
  }
}

const missing = (what: string) =>
  new Error(`There is no migration for ${what}: npx drizzle-kit generate`);
