import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { checkMigrated } from './checkMigrated';
import type { DatabaseHandle, Database } from './openDatabase';
import * as schema from './schema';
import { createVersionTriggers } from './versionTriggers';

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
    await createVersionTriggers(db);
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
