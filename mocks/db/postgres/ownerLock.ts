import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
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
  /** Whether the owner has begun to stop. */
  isStopping: v.optional(v.boolean()),
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
  /** Writes down that the owner stops: a start that comes meanwhile waits for it. */
  announceStop(): Promise<void>;
  release(): Promise<void>;
}

const ATTEMPTS = 20;
const STOP_LIMIT_MS = 10_000;
const POLL_MS = 50;

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

/** Waits until an owner that stops has given its lock back; false when it still holds it. */
async function waitForStop(file: string, { token }: Owner): Promise<boolean> {
  const deadlineMs = Date.now() + STOP_LIMIT_MS;
  while ((await findLiveOwner(file))?.token === token) {
    if (Date.now() > deadlineMs) return false;
    await delay(POLL_MS);
  }
  return true;
}

/**
 * Takes the one ownership of a data folder, from a dead owner too. One that stops is waited for.
 * @throws DataFolderInUseError when the owner lives.
 */
export async function acquireOwnerLock(
  file: string,
  folder: string,
  log: (line: string) => void,
): Promise<OwnerLock> {
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
      if (found.owner !== undefined && (await lives(found.owner))) {
        if (found.owner.isStopping === true) {
          log(`Waiting for process ${String(found.owner.pid)}, which stops its database ...`);
          if (await waitForStop(file, found.owner)) continue;
        }
        throw new DataFolderInUseError(found.owner, folder);
      }
      await removeStale(file, found.text);
    }
  } finally {
    await rm(draft, { force: true });
  }
  throw new Error(`The lock ${file} cannot be taken.`);
}

function lockOf(file: string, mine: Owner): OwnerLock {
  let owner = mine;
  const update = async (changes: Partial<Owner>) => {
    owner = { ...owner, ...changes };
    const draft = `${file}.${mine.token}`;
    await writeFile(draft, JSON.stringify(owner), { mode: 0o600 });
    await rename(draft, file);
  };
  return {
    announce: (port) => update({ port }),
    announceStop: () => update({ isStopping: true }),
    async release() {
      if ((await readOwner(file))?.owner?.token === mine.token) await rm(file, { force: true });
    },
  };
}
