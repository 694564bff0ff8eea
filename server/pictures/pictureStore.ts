import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface StoredPicture {
  readonly body: Buffer;
  readonly etag: string;
  /** When it was made, in ms. */
  readonly at: number;
}

interface Place {
  readonly bytes: number;
  readonly at: number;
}

interface Limits {
  readonly diskBytes: number;
  readonly memoryBytes: number;
}

const MB = 1_048_576;
/** A draft that is older was left by a process that has ended, in ms. */
const DRAFT_AGE = 60_000;
const NAME = /^[\da-f]{40}-\d{3,4}\.(?:avif|webp)$/;

/**
 * Pictures that were made, in a folder of bounded size and, the ones in use, in memory. The least
 * recently used go first. A folder that cannot be written to leaves the memory.
 */
export class PictureStore {
  private readonly disk = new Map<string, Place>();
  private readonly memory = new Map<string, StoredPicture>();
  private diskBytes = 0;
  private memoryBytes = 0;

  private constructor(
    private readonly folder: string,
    private readonly limits: Limits,
  ) {}

  /** Finds what an earlier process has made. */
  static async open(
    folder: string,
    limits: Limits = { diskBytes: 512 * MB, memoryBytes: 64 * MB },
  ): Promise<PictureStore> {
    const store = new PictureStore(folder, limits);
    const names = await readdir(folder).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => ({ name, place: await placeOf(path.join(folder, name)) })),
    );
    for (const { name, place } of found.sort((a, b) => (a.place?.at ?? 0) - (b.place?.at ?? 0))) {
      // Another process may work in the folder too, and have taken it away meanwhile.
      if (!place) continue;
      if (NAME.test(name)) store.remember(name, place);
      else if (Date.now() - place.at > DRAFT_AGE)
        await rm(path.join(folder, name), { force: true });
    }
    return store;
  }

  /** Name of a variant of the picture at a URL. */
  static nameOf(url: string, width: number, format: string): string {
    const hash = createHash('sha256').update(url).digest('hex').slice(0, 40);
    return `${hash}-${String(width)}.${format}`;
  }

  async get(name: string): Promise<StoredPicture | null> {
    const held = this.memory.get(name);
    if (held) {
      this.memory.delete(name);
      this.memory.set(name, held);
      return held;
    }
    const file = path.join(this.folder, name);
    // Another process may have made it.
    const place = this.disk.get(name) ?? (await placeOf(file));
    this.forget(name);
    if (!place) return null;
    try {
      const body = await readFile(file);
      // The youngest use stands last.
      this.forget(name);
      this.remember(name, place);
      return this.hold(name, body, place.at);
    } catch {
      return null;
    }
  }

  async put(name: string, body: Buffer): Promise<StoredPicture> {
    const at = Date.now();
    const stored = this.hold(name, body, at);
    const file = path.join(this.folder, name);
    try {
      await mkdir(this.folder, { recursive: true });
      // Whole or not at all, also when two processes make the same one.
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, body);
      await rename(draft, file);
    } catch {
      return stored;
    }
    this.forget(name);
    this.remember(name, { bytes: body.length, at });
    for (const oldest of this.disk.keys()) {
      if (this.diskBytes <= this.limits.diskBytes) break;
      this.forget(oldest);
      await rm(path.join(this.folder, oldest), { force: true });
    }
    return stored;
  }

  private hold(name: string, body: Buffer, at: number): StoredPicture {
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    const picture: StoredPicture = { body, at, etag: `"${hash}"` };
    this.memoryBytes += body.length - (this.memory.get(name)?.body.length ?? 0);
    this.memory.delete(name);
    this.memory.set(name, picture);
    for (const [oldest, { body: old }] of this.memory) {
      if (this.memoryBytes <= this.limits.memoryBytes) break;
      this.memory.delete(oldest);
      this.memoryBytes -= old.length;
    }
    return picture;
  }

  private remember(name: string, place: Place): void {
    this.disk.set(name, place);
    this.diskBytes += place.bytes;
  }

  private forget(name: string): void {
    this.diskBytes -= this.disk.get(name)?.bytes ?? 0;
    this.disk.delete(name);
  }
}

/** What the disk says of a file; undefined when it is not there. */
async function placeOf(file: string): Promise<Place | undefined> {
  const info = await stat(file).catch(() => null);
  return info ? { bytes: info.size, at: info.mtimeMs } : undefined;
}
