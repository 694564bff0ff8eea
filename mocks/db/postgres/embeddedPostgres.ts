import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeFolder } from '../../../node/makeFolder';
import { findLiveOwner, takeLock, type OwnerLock } from '../../../node/ownerLock.mjs';
import { freePort, isAlive } from '../../../node/processes.mjs';
import { findBinaries } from './binaries';
import {
  addressOf,
  type ClusterPlace,
  ensureCluster,
  findServer,
  startServer,
  stopServer,
  takeOver,
  watchParent,
} from './cluster';
import { findServiceUser, reachableBinaries, reachableDataDir } from './serviceUser';

export interface EmbeddedPostgresOptions {
  /** Root of the project, where node_modules lies. */
  root: string;
  dataDir: string;
  log: (line: string) => void;
  /** False only for throw-away test clusters: no fsync. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  /** Id of the server process at the moment. */
  pid(): number;
  /** False from its unexpected end until it runs again. */
  isRunning(): boolean;
  /** Lets the next start on this folder wait for the stop that follows. */
  announceStop(): Promise<void>;
  stop(): Promise<void>;
}

const START_ATTEMPTS = 5;
const RETRY_MS = 500;
/** What its log says when the port or the folder is still held by a process that may be about to end. */
const PASSING_TROUBLE = /address already in use|lock file|shared memory/i;

const lockFile = (dataDir: string) => path.join(dataDir, 'postgres.lock');

/**
 * Forgets the settings of another database, which `pg` would use for ours: without `DATABASE_URL`
 * none of this process is for another one. https://www.postgresql.org/docs/current/libpq-envars.html
 */
function forgetOtherDatabases(): void {
  for (const name of Object.keys(process.env)) {
    if (/^PG[A-Z]+$/.test(name)) Reflect.deleteProperty(process.env, name);
  }
}

/** @throws Error with one clear line where nothing can be written to the folder */
async function ensureWritable(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, randomUUID());
  try {
    await makeFolder(dataDir);
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`DATA_DIR must be a folder that can be written to: ${reason}`, { cause });
  }
}

/** The address of the private database that a live mock backend runs on this folder, if one does. */
export async function findRunningDatabase(dataDir: string): Promise<string | undefined> {
  forgetOtherDatabases();
  await ensureWritable(dataDir);
  const place = await reachableDataDir(dataDir, await findServiceUser());
  if ((await findLiveOwner(lockFile(place))) === undefined) return undefined;
  const server = await findServer(place);
  return server && addressOf(place, server.port);
}

const STOP_LIMIT_MS = 10_000;
const POLL_MS = 50;

/**
 * Takes the one ownership of a data folder. An owner that stops is waited for.
 * @throws Error when another one holds it
 */
async function ownFolder(dataDir: string, log: (line: string) => void): Promise<OwnerLock> {
  const deadlineMs = Date.now() + STOP_LIMIT_MS;
  for (let isTold = false; ; isTold = true) {
    const lock = await takeLock(lockFile(dataDir));
    if (lock.owner === undefined) return lock;
    const pid = String(lock.owner.pid);
    if (lock.owner.isStopping !== true || Date.now() > deadlineMs)
      throw new Error(
        `The database in ${dataDir} is in use by process ${pid}: stop it first, or set DATA_DIR to another folder or DATABASE_URL to another database.`,
      );
    if (!isTold) log(`Waiting for process ${pid}, which stops its database ...`);
    await delay(POLL_MS);
  }
}

/**
 * Starts the private PostgreSQL of this data folder: creates it on first use, takes over after a
 * killed owner, restarts the server when it dies under us, and stops it in order.
 * @throws Error when a live process owns the folder.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { log, durable = true } = options;
  forgetOtherDatabases();
  await ensureWritable(path.resolve(options.dataDir));
  const user = await findServiceUser();
  const found = await findBinaries(options.root);
  const binaries = await reachableBinaries(found, user);
  const dataDir = await reachableDataDir(path.resolve(options.dataDir), user);
  if (dataDir !== path.resolve(options.dataDir)) {
    log(
      `The database is kept in ${dataDir}: its user cannot enter ${path.resolve(options.dataDir)}.`,
    );
  }
  const place = { dataDir, binaries, user, durable };
  const lock = await ownFolder(dataDir, log);
  try {
    const stopped = await takeOver(place);
    if (stopped !== undefined)
      log(`Stopped the database server ${String(stopped)} that an earlier start left behind.`);
    await ensureCluster(place);
    const { pid, port } = await firstStart(place);
    const keeper = keepRunning(place, pid, port, log);
    return {
      url: await addressOf(dataDir, port),
      pid: keeper.pid,
      isRunning: keeper.isRunning,
      announceStop: () => lock.announceStop(),
      async stop() {
        await keeper.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Another process may take the free port first, and a dying server may still hold the folder. */
async function firstStart(place: ClusterPlace): Promise<{ pid: number; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return { pid: await startServer(place, port), port };
    } catch (error) {
      const mayPass = error instanceof Error && PASSING_TROUBLE.test(error.message);
      if (!mayPass || attempt >= START_ATTEMPTS) throw error;
      await delay(RETRY_MS * attempt);
    }
  }
}

/** Starts the server again on its port whenever it ends although `stop` was not called. */
function keepRunning(
  place: ClusterPlace,
  first: number,
  port: number,
  log: (line: string) => void,
): Pick<EmbeddedPostgres, 'pid' | 'isRunning' | 'stop'> {
  const stopping = new AbortController();
  const endWatchdog = watchParent(place);
  let pid = first;
  let isRunning = true;

  const watch = async () => {
    const options = { signal: stopping.signal, ref: false };
    for (;;) {
      await delay(RETRY_MS, undefined, options);
      if (isRunning && isAlive(pid)) continue;
      if (isRunning) log('The database server ended unexpectedly; starting it again.');
      isRunning = false;
      try {
        pid = await startServer(place, port);
        isRunning = true;
        log('The database server is back.');
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
  };
  // An abort ends it with an error.
  const watching = watch().catch(() => undefined);

  return {
    pid: () => pid,
    isRunning: () => isRunning && isAlive(pid),
    async stop() {
      stopping.abort();
      await watching;
      endWatchdog();
      await stopServer(place);
    },
  };
}
