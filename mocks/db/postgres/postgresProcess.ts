import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { signal, waitForEnd } from '../../../node/processes.mjs';
import type { Binaries } from './binaries';
import type { ServiceUser } from './serviceUser';

export interface PostgresSettings {
  binaries: Binaries;
  /** The cluster's data folder. */
  cluster: string;
  logFile: string;
  port: number;
  user: ServiceUser | undefined;
  /** Connection address, to see when the server is ready. */
  url: string;
  /** False only for throw-away test clusters: no fsync. */
  durable: boolean;
}

export interface RunningPostgres {
  pid: number;
  /** Settles when the server is gone, for whatever reason. */
  ended: Promise<void>;
  /** Fast shutdown: refuses new work, ends what runs, writes everything. */
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;
const FAST_SHUTDOWN_LIMIT_MS = 10_000;
const POLL_MS = 20;
const LOG_TAIL = 600;

async function isReady(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * A tiny shell that holds the read end of a pipe of ours: when we are gone, even by kill -9, the
 * pipe closes and it shuts the server down. Windows has none; there the next start takes over.
 */
function spawnWatchdog(pid: number, user: ServiceUser | undefined): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  const script = 'while read -r _; do :; done; kill -INT "$1"';
  const watchdog = spawn('/bin/sh', ['-c', script, 'watchdog', String(pid)], {
    ...user,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });
  watchdog.on('error', () => undefined);
  watchdog.stdin.on('error', () => undefined);
  watchdog.unref();
  return watchdog;
}

function serverArguments(settings: PostgresSettings): string[] {
  const options = [
    'listen_addresses=127.0.0.1',
    `port=${String(settings.port)}`,
    'unix_socket_directories=',
    'max_connections=60',
    'shared_buffers=64MB',
    'logging_collector=off',
    ...(settings.durable
      ? ['fsync=on', 'synchronous_commit=on']
      : ['fsync=off', 'synchronous_commit=off']),
  ];
  return ['-D', settings.cluster, ...options.flatMap((option) => ['-c', option])];
}

/**
 * Starts the server on an existing cluster and waits until it is ready.
 * @throws Error with the end of the server's log when it does not come up.
 */
export async function startPostgres(settings: PostgresSettings): Promise<RunningPostgres> {
  // A file, not a pipe: the server must be able to write its log when we are gone.
  const log = openSync(settings.logFile, 'a', 0o600);
  const child = spawn(settings.binaries.postgres, serverArguments(settings), {
    ...settings.user,
    cwd: settings.cluster,
    // Its own process group: Ctrl+C reaches us alone, and we stop it in order.
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  const state = { exited: false };
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => {
      state.exited = true;
      resolve();
    });
    child.once('exit', () => {
      state.exited = true;
      resolve();
    });
  });
  const { pid } = child;
  const watchdog = pid === undefined ? undefined : spawnWatchdog(pid, settings.user);
  void ended.then(() => watchdog?.kill('SIGKILL'));
  const atExit = () => {
    if (pid !== undefined && !state.exited) signal(pid, 'SIGINT');
  };
  process.once('exit', atExit);
  void ended.then(() => process.off('exit', atExit));

  const stop = async () => {
    if (pid === undefined || state.exited) return;
    signal(pid, 'SIGINT');
    if (
      await Promise.race([
        ended.then(() => true),
        delay(FAST_SHUTDOWN_LIMIT_MS, false, { ref: false }),
      ])
    )
      return;
    await endServer(pid);
    await ended;
  };

  const deadlineMs = Date.now() + START_LIMIT_MS;
  while (!(await isReady(settings.url))) {
    if (state.exited || pid === undefined || Date.now() > deadlineMs) {
      await stop();
      const tail = await readFile(settings.logFile, 'utf8').catch(() => '');
      throw new Error(
        `The embedded PostgreSQL did not start. Its log says: ${tail.slice(-LOG_TAIL).trim()}`,
      );
    }
    await delay(POLL_MS);
  }
  if (pid === undefined) throw new Error('The embedded PostgreSQL has no process id.');
  return { pid, ended, stop };
}

const QUIT_LIMIT_MS = 5_000;

/** Ends a server that is not our child: fast, then immediate, then by force. */
export async function endServer(pid: number): Promise<void> {
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signal(pid, name);
    if (await waitForEnd(pid, QUIT_LIMIT_MS)) return;
  }
  throw new Error(`The PostgreSQL process ${String(pid)} of an earlier start cannot be stopped.`);
}
