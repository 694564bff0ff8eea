import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, startOfProcess } from './processes.mjs';

// A lock file that names its owner's process, so the lock of a killed owner is free at once.
// proper-lockfile judges by the file's age instead: of three starts at once on a stale lock, two
// became owners in 4 of 25 rounds, since each deletes what it judged stale a moment before.

const POLL_MS = 50;

const describe = async (pid) => ({ pid, started: await startOfProcess(pid) });

async function lives({ pid, started }) {
  if (!Number.isInteger(pid) || pid < 1 || !isAlive(pid)) return false;
  const now = await startOfProcess(pid);
  return now === '' || started === '' || now === started;
}

async function isHeld(owner) {
  if (typeof owner !== 'object' || owner === null) return false;
  return (await lives(owner)) || (owner.helper !== undefined && (await lives(owner.helper)));
}

/** @returns the text of a lock file and its owner, `undefined` where there is no file */
async function readLock(file) {
  try {
    const text = await readFile(file, 'utf8');
    try {
      return { text, owner: JSON.parse(text) };
    } catch {
      // A full disk cuts files.
      return { text, owner: undefined };
    }
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The live owner of a lock file, if there is one. */
export async function findLiveOwner(file) {
  const owner = (await readLock(file))?.owner;
  return (await isHeld(owner)) ? owner : undefined;
}

/** Takes a lock, from a dead owner too. @returns the lock, or `{ owner }`, who lives and holds it */
export async function takeLock(file) {
  const mine = { ...(await describe(process.pid)), token: randomUUID() };
  const draft = `${file}.${mine.token}`;
  try {
    for (;;) {
      await writeFile(draft, JSON.stringify(mine), { mode: 0o600 });
      if (await isLinked(draft, file)) return lockOf(file, mine);
      const found = await readLock(file);
      if (found === undefined) continue;
      if (await isHeld(found.owner)) return { owner: found.owner };
      if (await replaceStale(file, draft, found.text)) return lockOf(file, mine);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** A link, not a write: the lock appears with its whole content or not at all. */
async function isLinked(draft, file) {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Puts a lock in the place of a stale one. Only the holder of a second lock may do so: between the
 * second look and the rename nobody else can have taken the first.
 */
async function replaceStale(file, draft, judged) {
  const right = await takeLock(`${file}.takeover`);
  if (right.owner !== undefined) {
    await delay(POLL_MS);
    return false;
  }
  try {
    if ((await readLock(file))?.text !== judged) return false;
    await rename(draft, file);
    return true;
  } finally {
    await right.release();
  }
}

/** Takes a lock as soon as its owner gives it back or dies; `onWait` is called once if that takes a while. */
export async function waitForLock(file, onWait) {
  for (let isTold = false; ; isTold = true) {
    const lock = await takeLock(file);
    if (lock.owner === undefined) return lock;
    if (!isTold) onWait();
    await delay(POLL_MS);
  }
}

function lockOf(file, mine) {
  let owner = mine;
  const update = async (changes) => {
    owner = { ...owner, ...changes };
    const draft = `${file}.${mine.token}`;
    await writeFile(draft, JSON.stringify(owner), { mode: 0o600 });
    await rename(draft, file);
  };
  return {
    announceStop: () => update({ isStopping: true }),
    holdWith: async (pid) => update({ helper: await describe(pid) }),
    async release() {
      if ((await readLock(file))?.owner?.token === mine.token) await rm(file, { force: true });
    },
  };
}
