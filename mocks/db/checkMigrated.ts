import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './openDatabase';
import * as schema from './schema';

/**
 * Makes sure that the database has every table and column of the schema. Called after the migrations.
 * @throws Error for the first one that has no migration yet
 */
export async function checkMigrated(db: Database): Promise<void> {
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
