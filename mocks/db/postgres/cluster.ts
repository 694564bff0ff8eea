import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandOfProcess, isAlive } from '../../../node/processes.mjs';
import type { Binaries } from './binaries';
import { endServer } from './postgresProcess';
import type { ServiceUser } from './serviceUser';

/** The database superuser of the private cluster. */
export const DATABASE_USER = 'dushi';

const CLUSTER = 'postgres';
const PASSWORD_BYTES = 24;

export interface ClusterPlace {
  /** Folder that holds the cluster, its log, its password and its lock. */
  dataDir: string;
  binaries: Binaries;
  user: ServiceUser | undefined;
  durable: boolean;
}

export const clusterFolder = (dataDir: string) => path.join(dataDir, CLUSTER);
const passwordFile = (dataDir: string) => path.join(dataDir, 'postgres-password');

/** The generated password of a cluster that exists. */
export async function readPassword(dataDir: string): Promise<string> {
  return (await readFile(passwordFile(dataDir), 'utf8')).trim();
}

function runInitdb(place: ClusterPlace, folder: string, pwfile: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      place.binaries.initdb,
      [
        `--pgdata=${folder}`,
        `--username=${DATABASE_USER}`,
        `--pwfile=${pwfile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(place.durable ? [] : ['--no-sync']),
      ],
      {
        ...place.user,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
      },
    );
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The database cannot be created in ${folder}: ${complaint.trim()}`));
    });
  });
}

/**
 * Creates the cluster if it does not exist yet. It is made under another name and renamed when complete, so
 * a start that is killed in the middle leaves nothing that looks like a database.
 */
export async function ensureCluster(place: ClusterPlace): Promise<{ password: string }> {
  const { dataDir, user } = place;
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(`${CLUSTER}.new-`))
      await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
  const cluster = clusterFolder(dataDir);
  if (await stat(path.join(cluster, 'PG_VERSION')).catch(() => undefined)) {
    return { password: await readPassword(dataDir) };
  }
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
  return { password };
}

const pidFileOf = (dataDir: string) => path.join(clusterFolder(dataDir), 'postmaster.pid');

/** Lines of `postmaster.pid`, from 0: https://www.postgresql.org/docs/current/storage-file-layout.html */
const PORT_LINE = 3;
const STATUS_LINE = 7;

/** The server that is ready in a data folder, if one is. */
export async function findServer(dataDir: string): Promise<{ port: number } | undefined> {
  const lines = (await readFile(pidFileOf(dataDir), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[PORT_LINE])];
  const isReady = lines[STATUS_LINE]?.trim() === 'ready' && port > 0 && isAlive(pid);
  return isReady ? { port } : undefined;
}

/**
 * Cleans up after an owner that was killed: ends its server if that lives on, and removes a process
 * id file whose id belongs to something else by now. What PostgreSQL can judge itself is left to it.
 * @returns the id of the server that was stopped, for the log.
 */
export async function takeOver(dataDir: string): Promise<number | undefined> {
  const cluster = clusterFolder(dataDir);
  const pidFile = pidFileOf(dataDir);
  const text = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  // Empty or garbled, as a full disk leaves it: PostgreSQL would not start. We own the folder.
  if (Number.isNaN(pid)) await rm(pidFile, { force: true });
  if (!(pid > 1) || !isAlive(pid)) return undefined;
  const command = await commandOfProcess(pid);
  if (command.includes('postgres') && command.includes(cluster)) {
    await endServer(pid);
    return pid;
  }
  // An empty command line belongs to a process that is just ending.
  if (command !== '') await rm(pidFile, { force: true });
  return undefined;
}
