import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeFolder } from '../../../node/makeFolder';
import type { Binaries } from './binaries';

const run = promisify(execFile);

/** The user that PostgreSQL runs as; PostgreSQL refuses to run as root. */
export interface ServiceUser {
  uid: number;
  gid: number;
}

const OTHERS_MAY_ENTER = 0o001;

async function findUser(name: string): Promise<ServiceUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** Whether this process runs as a user that the machine knows. A container may use an id without a name. */
function hasName(): boolean {
  try {
    return os.userInfo().username !== '';
  } catch {
    return false;
  }
}

/**
 * Nobody special for an ordinary user (`undefined`: run as oneself). As root: the user `postgres`
 * where the machine has one, else `nobody`; no user is created on the machine.
 */
export async function findServiceUser(): Promise<ServiceUser | undefined> {
  const uid = process.getuid?.();
  if (uid !== 0) {
    if (uid !== undefined && !hasName()) {
      throw new Error(
        `PostgreSQL does not run as user ${String(uid)}, which has no name on this machine: set DATABASE_URL.`,
      );
    }
    return undefined;
  }
  const user = (await findUser('postgres')) ?? (await findUser('nobody'));
  if (user === undefined) {
    throw new Error(
      'PostgreSQL does not run as root and there is no user postgres or nobody: set DATABASE_URL.',
    );
  }
  return user;
}

/** Whether a user without special rights can reach what lies in `folder`. */
async function isTraversable(folder: string): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const info = await stat(at).catch(() => undefined);
    if (info !== undefined && (info.mode & OTHERS_MAY_ENTER) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

async function ownedByUs(folder: string): Promise<boolean> {
  const info = await lstat(folder);
  return info.isDirectory() && info.uid === process.getuid?.();
}

/** A folder of this checkout outside a private home, for what the service user has to reach. */
async function publicPlace(root: string): Promise<string> {
  const name = createHash('sha256').update(path.resolve(root)).digest('hex').slice(0, 12);
  const place = path.join('/var/tmp', `dushi-market-${name}`);
  await mkdir(place, { recursive: true, mode: 0o755 });
  // The folder's parent is writable by all: somebody else's folder of this name is not used.
  if (!(await ownedByUs(place)))
    throw new Error(`${place} belongs to somebody else: remove it or set DATABASE_URL.`);
  // The mask of this process may have closed it.
  await chmod(place, 0o755);
  return place;
}

/** The data folder itself, or a reachable one where the service user cannot enter it. */
export async function reachableDataDir(
  dataDir: string,
  user: ServiceUser | undefined,
): Promise<string> {
  if (user === undefined) return dataDir;
  await makeFolder(dataDir);
  return (await isTraversable(dataDir)) ? dataDir : publicPlace(dataDir);
}

/** The binaries themselves, or a copy of them where the service user cannot reach them. */
export async function reachableBinaries(
  binaries: Binaries,
  user: ServiceUser | undefined,
): Promise<Binaries> {
  if (user === undefined || (await isTraversable(binaries.native))) return binaries;
  const native = path.join(await publicPlace(binaries.native), 'native');
  if (!(await stat(native).catch(() => undefined))) {
    const unfinished = `${native}.${String(process.pid)}`;
    await cp(binaries.native, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, native).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  await openToAll(native);
  const move = (file: string) => path.join(native, path.relative(binaries.native, file));
  return { native, initdb: move(binaries.initdb), pgCtl: move(binaries.pgCtl) };
}

/** Lets others read and enter what the owner may: installed under a mask such as 077, they may not. */
async function openToAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const at of [folder, ...paths]) {
    const { mode } = await stat(at);
    const forAll = (mode & 0o500) >> 6;
    if ((mode & 0o007 & forAll) !== forAll) await chmod(at, mode | forAll | (forAll << 3));
  }
}
