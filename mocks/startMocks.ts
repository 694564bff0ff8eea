import path from 'node:path';
import { createApp } from './createApp';
import { migrateDatabase } from './db/migrate';
import { openDatabase, type DatabaseHandle } from './db/openDatabase';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/postgres/embeddedPostgres';
import { plantSeed } from './db/seed';
import { Faults } from './faults';
import { listen } from './nodeServer';

export interface MocksOptions {
  /** 0, the default, takes a free one. */
  port?: number;
  /** Where it listens; 127.0.0.1 by default. */
  host?: string;
  /** A PostgreSQL server; without it a private one is started and kept in `dataDir`. */
  databaseUrl?: string | undefined;
  /** Data folder of the private database; `.data` in the project by default. */
  dataDir?: string;
  /** Needed for admin writes and faults from other machines. */
  adminToken?: string | undefined;
  /** Lets pages of other origins call it. */
  cors?: boolean;
  /** Takes one line a time; nothing by default. */
  log?: (line: string) => void;
  /** Root of the project: where its migrations, pictures and node_modules lie. */
  root?: string;
}

export interface RunningMocks {
  /** Such as `http://127.0.0.1:4000`. */
  origin: string;
  /** Process id of the private database server at the moment, if there is one. */
  databasePid(): number | undefined;
  /** False while the private database server is being started again. */
  isDatabaseRunning(): boolean;
  /** Finishes the responses under way, then stops the private database; safe to call twice. */
  stop(): Promise<void>;
}

const ignore = () => undefined;

/**
 * Starts the mock backend: its database, schema, seed and HTTP server.
 * @throws Error with one clear line when a port, folder or database cannot be had.
 */
export async function startMocks(options: MocksOptions = {}): Promise<RunningMocks> {
  const { port = 0, host = '127.0.0.1', log = ignore, root = process.cwd() } = options;
  const dataDir = options.dataDir ?? path.join(root, '.data');
  const faults = new Faults();
  let postgres: EmbeddedPostgres | undefined;
  let database: DatabaseHandle | undefined;
  try {
    const url =
      options.databaseUrl ?? (postgres = await startEmbeddedPostgres({ root, dataDir, log })).url;
    const handle = openDatabase(url, (error) => {
      log(`A database connection was lost: ${error.message}`);
    });
    database = handle;
    await migrateDatabase(handle, root, plantSeed);
    const app = createApp({ ...options, db: handle.db, faults, root, log });
    const server = await listen(app, port, host);
    const stopAll = async () => {
      faults.clear();
      // A folder that is gone, or full, is no reason not to stop.
      await postgres?.announceStop().catch(ignore);
      await server.close();
      await handle.close();
      await postgres?.stop();
    };
    let stopped: Promise<void> | undefined;
    return {
      origin: server.origin,
      databasePid: () => postgres?.pid(),
      isDatabaseRunning: () => postgres?.isRunning() ?? true,
      stop: () => (stopped ??= stopAll()),
    };
  } catch (error) {
    await database?.close().catch(ignore);
    await postgres?.stop();
    throw error;
  }
}
