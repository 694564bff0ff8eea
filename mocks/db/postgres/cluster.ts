import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chown,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { commandOfProcess, isAlive } from '../../../node/processes.mjs';
import type { Binaries } from './binaries';
import type { ServiceUser } from './serviceUser';

const execute = promisify(execFile);

const DATABASE_USER = 'dushi';
const CLUSTER = 'postgres';
const PASSWORD_BYTES = 24;
const START_LIMIT_S = 60;
const FAST_SHUTDOWN_LIMIT_S = 10;
const LOG_LIMIT_BYTES = 5_000_000;
const LOG_TAIL = 600;

export interface ClusterPlace {
  /** Folder that holds the cluster, its log, its password and its lock. */
  dataDir: string;
  binaries: Binaries;
  user: ServiceUser | undefined;
  /** False only for throw-away test clusters: no fsync. */
  durable: boolean;
}

const clusterFolder = (dataDir: string) => path.join(dataDir, CLUSTER);
const passwordFile = (dataDir: string) => path.join(dataDir, 'postgres-password');
const logFileOf = (dataDir: string) => path.join(dataDir, 'postgres.log');
const pidFileOf = (dataDir: string) => path.join(clusterFolder(dataDir), 'postmaster.pid');

const optionsOf = ({ user }: ClusterPlace, cwd: string) => ({
  ...user,
  cwd,
  env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
});

/** Address of the cluster on a port. */
export async function addressOf(dataDir: string, port: number): Promise<string> {
  const password = (await readFile(passwordFile(dataDir), 'utf8')).trim();
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${String(port)}/postgres`;
}

async function runInitdb(place: ClusterPlace, folder: string, pwfile: string): Promise<void> {
  const options = [
    `--pgdata=${folder}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${pwfile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(place.durable ? [] : ['--no-sync']),
  ];
  await execute(place.binaries.initdb, options, optionsOf(place, folder)).catch(
    (cause: unknown) => {
      throw new Error(`The database cannot be created in ${folder}: ${String(cause)}`, { cause });
    },
  );
}

/**
 * Creates the cluster if it does not exist yet. It is made under another name and renamed when complete, so
 * a start that is killed in the middle leaves nothing that looks like a database.
 */
export async function ensureCluster(place: ClusterPlace): Promise<void> {
  const { dataDir, user } = place;
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(`${CLUSTER}.new-`))
      await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
  const cluster = clusterFolder(dataDir);
  if (await stat(path.join(cluster, 'PG_VERSION')).catch(() => undefined)) return;
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  await rm(passwordFile(dataDir), { force: true });
  await writeFile(passwordFile(dataDir), `${password}\n`, { mode: 0o600 });
  const draft = path.join(dataDir, `${CLUSTER}.new-${String(process.pid)}`);
  const pwfile = path.join(dataDir, `${CLUSTER}.new-${String(process.pid)}-password`);
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(pwfile, `${password}\n`, { mode: 0o600 });
    if (user !== undefined) {
      await chown(draft, user.uid, user.gid);
      await chown(pwfile, user.uid, user.gid);
    }
    await runInitdb(place, draft, pwfile);
    await rename(draft, cluster);
  } finally {
    await rm(pwfile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/** Lines of `postmaster.pid`, from 0: https://www.postgresql.org/docs/current/storage-file-layout.html */
const PORT_LINE = 3;
const STATUS_LINE = 7;

/** The server that is ready in a data folder, if one is. */
export async function findServer(
  dataDir: string,
): Promise<{ pid: number; port: number } | undefined> {
  const lines = (await readFile(pidFileOf(dataDir), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[PORT_LINE])];
  const isReady = lines[STATUS_LINE]?.trim() === 'ready' && port > 0 && isAlive(pid);
  return isReady ? { pid, port } : undefined;
}

const pgCtl = (place: ClusterPlace, command: string, ...options: string[]) => {
  const cluster = clusterFolder(place.dataDir);
  const all = [command, '-D', cluster, '-s', '-w', ...options];
  return execute(place.binaries.pgCtl, all, optionsOf(place, cluster));
};

/** A file of the server's own user: it writes its log when we are gone, too. */
async function openLog({ dataDir, user }: ClusterPlace): Promise<string> {
  const log = await open(logFileOf(dataDir), 'a', 0o600);
  if (user !== undefined) await log.chown(user.uid, user.gid);
  if ((await log.stat()).size > LOG_LIMIT_BYTES) await log.truncate();
  await log.close();
  return logFileOf(dataDir);
}

/**
 * Starts the server on an existing cluster and waits until it is ready.
 * @returns its process id
 * @throws Error with the end of the server's log when it does not come up
 */
export async function startServer(place: ClusterPlace, port: number): Promise<number> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '""',
    max_connections: 60,
    shared_buffers: '64MB',
    logging_collector: 'off',
    fsync: place.durable ? 'on' : 'off',
    synchronous_commit: place.durable ? 'on' : 'off',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${String(value)}`);
  const log = await openLog(place);
  try {
    await pgCtl(place, 'start', '-t', String(START_LIMIT_S), '-l', log, '-o', options.join(' '));
  } catch (cause) {
    const text = await readFile(log, 'utf8').catch(() => '');
    throw new Error(
      `The embedded PostgreSQL did not start. Its log says: ${text.slice(-LOG_TAIL).trim()}`,
      { cause },
    );
  }
  const server = await findServer(place.dataDir);
  if (server === undefined) throw new Error('The embedded PostgreSQL ended as it started.');
  return server.pid;
}

/** Ends the server in order (fast: it writes everything); one that does not obey, at once. */
export async function stopServer(place: ClusterPlace): Promise<void> {
  await pgCtl(place, 'stop', '-m', 'fast', '-t', String(FAST_SHUTDOWN_LIMIT_S)).catch(async () => {
    if (await findServer(place.dataDir)) await pgCtl(place, 'stop', '-m', 'immediate');
  });
}

/**
 * Starts a tiny shell that holds the read end of a pipe of ours: when we are gone, even by kill -9, the
 * pipe closes and it shuts the server down. Windows has none; there the next start takes over.
 * @returns a function that ends it
 */
export function watchParent(place: ClusterPlace): () => void {
  if (process.platform === 'win32') return () => undefined;
  const cluster = clusterFolder(place.dataDir);
  const script = 'while read -r _; do :; done; exec "$1" stop -D "$2" -m fast -s';
  const watchdog = spawn('/bin/sh', ['-c', script, 'watchdog', place.binaries.pgCtl, cluster], {
    ...optionsOf(place, cluster),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.on('error', () => undefined);
  watchdog.stdin.on('error', () => undefined);
  watchdog.unref();
  return () => watchdog.kill('SIGKILL');
}

/**
 * Cleans up after an owner that was killed: ends its server if that lives on, and removes a process
 * id file whose id belongs to something else by now. What PostgreSQL can judge itself is left to it.
 * @returns the id of the server that was stopped, for the log
 */
export async function takeOver(place: ClusterPlace): Promise<number | undefined> {
  const pidFile = pidFileOf(place.dataDir);
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  // Empty or garbled, as a full disk leaves it: PostgreSQL would not start. We own the folder.
  if (Number.isNaN(pid)) await rm(pidFile, { force: true });
  if (!(pid > 1) || !isAlive(pid)) return undefined;
  const command = await commandOfProcess(pid);
  if (command.includes('postgres') && command.includes(clusterFolder(place.dataDir))) {
    await stopServer(place);
    return pid;
  }
  // An empty command line belongs to a process that is just ending.
  if (command !== '') await rm(pidFile, { force: true });
  return undefined;
}
