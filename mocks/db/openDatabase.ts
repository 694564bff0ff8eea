import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import * as schema from './schema';

export type Database = NodePgDatabase<typeof schema>;

/** A drizzle database over a pool of connections, and how to close it. */
export interface DatabaseHandle {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 20_000;
const POOL_SIZE = 12;

/**
 * Opens a pool on a PostgreSQL server. It connects lazily; a server that goes away is reported
 * through `onError` and reconnected to by the next query, it never ends the process.
 */
export function openDatabase(url: string, onError: (error: Error) => void): DatabaseHandle {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'dushi-market mock backend',
  });
  let closed = false;
  const report = (error: Error) => {
    if (!closed) onError(error);
  };
  pool.on('error', report);
  // A connection that is lost between two queries of a transaction has no listener of the pool.
  pool.on('connect', (client) => {
    client.on('error', report);
  });
  return {
    db: drizzle(pool, { schema }),
    pool,
    close() {
      closed = true;
      return pool.end();
    },
  };
}
