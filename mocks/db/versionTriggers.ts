import { getTableName, sql } from 'drizzle-orm';
import { areas } from '../areas';
import type { Database } from './openDatabase';

/**
 * Makes sure that every write to a cached table raises the version of its area, whichever instance
 * or tool wrote. Called after the migrations.
 */
export async function createVersionTriggers(db: Database): Promise<void> {
  for (const { name: area, cachedTables } of areas) {
    for (const table of cachedTables) {
      const name = getTableName(table);
      const {
        rows: [found],
      } = await db.execute<{ watched: boolean }>(sql`
        select exists (select from pg_trigger
                       where tgname = ${triggerOf(name)}
                         and tgrelid = to_regclass(${name})) as watched`);
      if (found?.watched === true) continue;
      await db.execute(sql`
        create trigger ${sql.identifier(triggerOf(name))}
        after insert or update or delete or truncate on ${table}
        for each statement execute function bump_data_version(${sql.identifier(area)})`);
    }
  }
}

const triggerOf = (table: string) => `${table}_version`;
