import { createHash, randomUUID } from 'node:crypto';
import { readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { strongEtag } from '../../node/etag';
import { makeFolder } from '../../node/makeFolder';
import type { PictureFormat, PictureShape } from './pictureFormat';

export interface StoredPicture {
  readonly body: Buffer;
  readonly etag: string;
  /** In ms since the epoch. */
  readonly madeAtMs: number;
}

/** A file in the folder. */
interface PictureFile {
  readonly bytes: number;
  readonly madeAtMs: number;
}

interface Limits {
  readonly diskBytes: number;
  readonly memoryBytes: number;
}

const MB = 1_048_576;
/** A draft that is older was left by a process that has ended. */
const DRAFT_AGE_MS = 60_000;
/** How often the folder is looked for. */
const LOOK_MS = 1_000;
const NAME = /^[\da-f]{40}-(?:\d{3,4}|share)\.(?:avif|webp|jpeg)$/;

/**
 * The pictures that were made: in a folder of bounded size, those in use in memory too. If the
 * folder cannot be written to, memory is all there is.
 */
export class PictureStore {
  private readonly memory: LRUCache<string, StoredPicture>;
  private readonly files: LRUCache<string, PictureFile>;
  private readonly evicted: string[] = [];
  private lookedAtMs = 0;
  /** Null where there is none. */
  private folderId: number | null | undefined;

  private constructor(
    private readonly folder: string,
    { diskBytes, memoryBytes }: Limits,
  ) {
    this.memory = new LRUCache({
      maxSize: memoryBytes,
      sizeCalculation: ({ body }) => sizeOf(body.length),
    });
    this.files = new LRUCache({
      maxSize: diskBytes,
      sizeCalculation: ({ bytes }) => sizeOf(bytes),
      dispose: (_file, name, reason) => {
        if (reason === 'evict') this.evicted.push(name);
      },
    });
  }

  /** Finds what an earlier process has made. */
  static async open(
    folder: string,
    limits: Limits = { diskBytes: 512 * MB, memoryBytes: 64 * MB },
  ): Promise<PictureStore> {
    const store = new PictureStore(folder, limits);
    const names = await readdir(folder).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => ({ name, file: await readInfo(path.join(folder, name)) })),
    );
    for (const { name, file } of found.sort(
      (a, b) => (a.file?.madeAtMs ?? 0) - (b.file?.madeAtMs ?? 0),
    )) {
      // Another process may work in the folder too, and have deleted it meanwhile.
      if (!file) continue;
      if (NAME.test(name)) store.files.set(name, file);
      else if (Date.now() - file.madeAtMs > DRAFT_AGE_MS) await store.remove(name);
    }
    await store.removeEvicted();
    return store;
  }

  /** Name of a variant of the picture that is known by a key. */
  static nameOf(key: string, shape: PictureShape, format: PictureFormat): string {
    const hash = createHash('sha256').update(key).digest('hex').slice(0, 40);
    return `${hash}-${String(shape)}.${format}`;
  }

  async get(name: string): Promise<StoredPicture | null> {
    await this.followFolder();
    const inMemory = this.memory.get(name);
    if (inMemory) return inMemory;
    const fullName = path.join(this.folder, name);
    // Another process may have made it.
    const file = this.files.get(name) ?? (await readInfo(fullName));
    if (!file) return null;
    try {
      const body = await readFile(fullName);
      this.files.set(name, file);
      return this.remember(name, body, file.madeAtMs);
    } catch {
      this.files.delete(name);
      return null;
    }
  }

  async put(name: string, body: Buffer): Promise<StoredPicture> {
    const madeAtMs = Date.now();
    const stored = this.remember(name, body, madeAtMs);
    // Whole or not at all, also when two processes make the same one.
    const draft = `${name}.${randomUUID()}`;
    try {
      await makeFolder(this.folder);
      await writeFile(path.join(this.folder, draft), body);
      await rename(path.join(this.folder, draft), path.join(this.folder, name));
    } catch {
      // A full disk still takes empty files, which no bound counts.
      await this.remove(draft).catch(() => undefined);
      return stored;
    }
    this.files.set(name, { bytes: body.length, madeAtMs });
    await this.removeEvicted();
    return stored;
  }

  /** Forgets everything once the folder has been deleted. */
  private async followFolder(): Promise<void> {
    if (Date.now() - this.lookedAtMs < LOOK_MS) return;
    this.lookedAtMs = Date.now();
    const id = (await stat(this.folder).catch(() => null))?.ino ?? null;
    if (this.folderId !== undefined && id !== this.folderId) {
      this.memory.clear();
      this.files.clear();
    }
    this.folderId = id;
  }

  private remember(name: string, body: Buffer, madeAtMs: number): StoredPicture {
    const picture: StoredPicture = { body, madeAtMs, etag: strongEtag(body)() };
    this.memory.set(name, picture);
    return picture;
  }

  private async removeEvicted(): Promise<void> {
    await Promise.all(this.evicted.splice(0).map((name) => this.remove(name)));
  }

  private remove(name: string): Promise<void> {
    return rm(path.join(this.folder, name), { force: true });
  }
}

/** The LRU cache refuses sizes of 0, which a file on a damaged disk may have. */
function sizeOf(bytes: number): number {
  return Math.max(bytes, 1);
}

/** Undefined when there is no such file. */
async function readInfo(fullName: string): Promise<PictureFile | undefined> {
  const info = await stat(fullName).catch(() => null);
  return info ? { bytes: info.size, madeAtMs: info.mtimeMs } : undefined;
}
