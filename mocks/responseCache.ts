import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { AppContext } from './appEnv';
import type { Database } from './db/openDatabase';
import { dataVersions } from './db/schema';

const compress = promisify(gzip);

/** Areas whose every write raises a version in the database. */
export type Area = 'banners' | 'products' | 'categories' | 'types' | 'listings';

interface Entry {
  version: number;
  body: Promise<Body>;
}

interface Body {
  plain: Buffer<ArrayBuffer>;
  etag: string;
  /** Made on first use. */
  zipped?: Promise<Buffer<ArrayBuffer>>;
}

const ENTRY_LIMIT = 300;
const GZIP_FROM_BYTES = 1_024;
const ETAG_LENGTH = 22;

const toBody = (plain: Buffer<ArrayBuffer>): Body => ({
  plain,
  etag: createHash('sha256').update(plain).digest('base64url').slice(0, ETAG_LENGTH),
});

const jsonBuffer = (value: unknown): Buffer<ArrayBuffer> => Buffer.from(JSON.stringify(value));

const acceptsGzip = (header: string | undefined) =>
  /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i.test(header ?? '');

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/**
 * Serialised answers in memory. Each read asks the database for the area's version, one tiny query,
 * and serves the kept bytes only if nothing was written since, by this instance or any other.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  constructor(private readonly db: Database) {}

  async #version(area: Area): Promise<number> {
    const [row] = await this.db.select().from(dataVersions).where(eq(dataVersions.area, area));
    return row?.version ?? 0;
  }

  /** One load at a time per answer; a failed one is not kept. */
  async #body(area: Area, key: string, load: () => Promise<Buffer<ArrayBuffer>>): Promise<Body> {
    const version = await this.#version(area);
    const kept = this.#entries.get(key);
    if (kept?.version === version) return kept.body;
    const entry: Entry = { version, body: load().then(toBody) };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > ENTRY_LIMIT && !oldest.done) this.#entries.delete(oldest.value);
    try {
      return await entry.body;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      throw error;
    }
  }

  /** Answers with JSON bytes made by `load`, with validators, compressed where the client takes it. */
  async send(
    c: AppContext,
    area: Area,
    key: string,
    load: () => Promise<Buffer<ArrayBuffer>>,
  ): Promise<Response> {
    const body = await this.#body(area, `${area} ${key}`, load);
    const zip =
      body.plain.length >= GZIP_FROM_BYTES && acceptsGzip(c.req.header('accept-encoding'));
    const etag = `"${body.etag}${zip ? '-gzip' : ''}"`;
    const headers = { ETag: etag, Vary: 'Accept-Encoding', 'Cache-Control': 'no-cache' };
    if (matches(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    const type = { 'Content-Type': 'application/json; charset=UTF-8' };
    if (!zip) return c.body(body.plain, 200, { ...headers, ...type });
    body.zipped ??= compress(body.plain, { level: 6 });
    return c.body(await body.zipped, 200, { ...headers, ...type, 'Content-Encoding': 'gzip' });
  }

  /** The usual case: a value that is serialised. */
  sendJson(
    c: AppContext,
    area: Area,
    key: string,
    load: () => Promise<unknown>,
  ): Promise<Response> {
    return this.send(c, area, key, async () => jsonBuffer(await load()));
  }
}
