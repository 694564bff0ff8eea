import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { isAlive, startOfProcess } from './processTree';

const ownerSchema = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When the owner started, see `startOfProcess`. */
  started: v.string(),
  /** Different for every hold of the lock. */
  token: v.string(),
  /** Port of the owner's database, once it is ready. */
  port: v.optional(v.number()),
});

/** The process that holds a data folder. */
export type Owner = v.InferOutput<typeof ownerSchema>;

/** A second start found a live owner. */
class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
  constructor(
    readonly owner: Owner,
    folder: string,
  ) {
    super(
      `The database in ${folder} is in use by process ${String(owner.pid)}: stop it first, or set DATA_DIR to another folder or DATABASE_URL to another database.`,
    );
  }
}

export interface OwnerLock {
  /** Writes down the port of the database, for `npm run seed` beside a running mock backend. */
  announce(port: number): Promise<void>;
  release(): Promise<void>;
}

const ATTEMPTS = 20;

async function readOwner(
  file: string,
): Promise<{ text: string; owner: Owner | undefined } | undefined> {
  try {
    const text = await readFile(file, 'utf8');
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ownerSchema), text);
    return { text, owner: parsed.success ? parsed.output : undefined };
  } catch {
    return undefined;
  }
}

async function lives(owner: Owner): Promise<boolean> {
  if (!isAlive(owner.pid)) return false;
  const started = await startOfProcess(owner.pid);
  return started === '' || owner.started === '' || started === owner.started;
}

/** The live owner of a lock file, if there is one. */
export async function findLiveOwner(file: string): Promise<Owner | undefined> {
  const owner = (await readOwner(file))?.owner;
  return owner !== undefined && (await lives(owner)) ? owner : undefined;
}

/**
 * Takes away the lock of a dead owner. The rename is atomic: of several that try, one gets the file,
 * and if it got somebody's fresh lock instead, it puts that back.
 */
async function removeStale(file: string, judged: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const taken = await readFile(aside, 'utf8');
  if (taken !== judged) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Takes the one ownership of a data folder, from a dead owner too.
 * @throws DataFolderInUseError when the owner lives.
 */
export async function acquireOwnerLock(file: string, folder: string): Promise<OwnerLock> {
  const mine: Owner = {
    pid: process.pid,
    started: await startOfProcess(process.pid),
    token: randomUUID(),
  };
  const draft = `${file}.${mine.token}`;
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await writeFile(draft, JSON.stringify(mine), { mode: 0o600 });
      // A link, not a write: the lock appears with its whole content or not at all.
      const made = await link(draft, file).then(
        () => true,
        () => false,
      );
      if (made) return lockOf(file, mine);
      const found = await readOwner(file);
      if (found === undefined) continue;
      if (found.owner !== undefined && (await lives(found.owner)))
        throw new DataFolderInUseError(found.owner, folder);
      await removeStale(file, found.text);
    }
  } finally {
    await rm(draft, { force: true });
  }
  throw new Error(`The lock ${file} cannot be taken.`);
}

function lockOf(file: string, mine: Owner): OwnerLock {
  return {
    async announce(port) {
      const draft = `${file}.${mine.token}`;
      await writeFile(draft, JSON.stringify({ ...mine, port }), { mode: 0o600 });
      await rename(draft, file);
    },
    async release() {
      if ((await readOwner(file))?.owner?.token === mine.token) await rm(file, { force: true });
    },
  };
}
