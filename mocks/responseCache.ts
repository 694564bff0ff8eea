import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { isMatch, strongEtag } from '../node/etag';
import type { AppContext } from './appEnv';
import type { Database } from './db/openDatabase';
import { dataVersions } from './db/schema';

const compress = promisify(gzip);

/** The value of a response, or the bytes of its JSON. */
export type Cacheable = { data: unknown } | Buffer<ArrayBuffer>;

interface Entry {
  version: number;
  body: Promise<Body>;
}

interface Body {
  plain: Buffer<ArrayBuffer>;
  etag: ReturnType<typeof strongEtag>;
  /** Made on first use. */
  zipped?: Promise<Buffer<ArrayBuffer>>;
}

const ENTRY_LIMIT = 300;
const GZIP_FROM_BYTES = 1_024;

function toBody(value: Cacheable): Body {
  const plain = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value));
  return { plain, etag: strongEtag(plain) };
}

const acceptsGzip = (header: string | undefined) =>
  /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/i.test(header ?? '');

/**
 * Serialised responses in memory. Each read gets the area's version from the database, one tiny
 * query, and sends the cached bytes only if nothing was written since, by this instance or another.
 */
export class ResponseCache {
  readonly #entries = new LRUCache<string, Entry>({ max: ENTRY_LIMIT });
  constructor(private readonly db: Database) {}

  async #version(area: string): Promise<number> {
    const [row] = await this.db.select().from(dataVersions).where(eq(dataVersions.area, area));
    return row?.version ?? 0;
  }

  /** One load at a time per response; a failed one is not cached. */
  async #body(area: string, key: string, load: () => Promise<Cacheable>): Promise<Body> {
    const version = await this.#version(area);
    const cached = this.#entries.get(key);
    if (cached?.version === version) return cached.body;
    const entry: Entry = { version, body: load().then(toBody) };
    this.#entries.set(key, entry);
    try {
      return await entry.body;
    } catch (error) {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
      throw error;
    }
  }

  /**
   * Sends what `load` returns as JSON, with an ETag, compressed where the client accepts it.
   * @param area whose version tells whether the response is still current
   * @param key what tells the responses of the area apart
   * @param language of the response, which `key` tells apart too: BCP 47
   */
  async send(
    c: AppContext,
    area: string,
    key: string,
    load: () => Promise<Cacheable>,
    language: string,
  ): Promise<Response> {
    const body = await this.#body(area, `${area} ${key}`, load);
    const zip =
      body.plain.length >= GZIP_FROM_BYTES && acceptsGzip(c.req.header('accept-encoding'));
    const etag = body.etag(zip ? 'gzip' : undefined);
    const headers = {
      ETag: etag,
      Vary: 'Accept-Encoding, Accept-Language',
      'Content-Language': language,
      'Cache-Control': 'no-cache',
    };
    if (isMatch(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    const type = { 'Content-Type': 'application/json; charset=UTF-8' };
    if (!zip) return c.body(body.plain, 200, { ...headers, ...type });
    body.zipped ??= compress(body.plain, { level: 6 });
    return c.body(await body.zipped, 200, { ...headers, ...type, 'Content-Encoding': 'gzip' });
  }
}
