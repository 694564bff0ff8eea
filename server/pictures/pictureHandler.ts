import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { HeadersOf } from '../backendHeaders';
import { resourcePolicy, send, sendText } from '../http/sendResponse';
import { QueueFullError, workQueue } from '../http/workQueue';
import { type Log, type LogFields, textOf } from '../log';
import { UnusablePictureError, makePicture } from './makePicture';
import { type PictureOrigins, fetchOriginal } from './originals';
import { type PictureFormat, type PictureShape, formatFor } from './pictureFormat';
import { PictureStore, type StoredPicture } from './pictureStore';

/** After this the original is asked for again, without a version in its address and with one. */
const [FRESH_MS, VERSION_FRESH_MS] = [300_000, 86_400_000];
/** Browsers ask again (`ETag`) after this, without a version and with one. */
const CACHE_FINAL = 'public, max-age=300';
const CACHE_VERSION = 'public, max-age=86400, stale-while-revalidate=604800';
/** A cold page of large photos is made within this time; a request that waits longer fails. */
const WAIT_LIMIT_MS = 15_000;
/** For what is sent while a better format is being made. */
const CACHE_SHORTLY = 'public, max-age=60';
/** How long an unusable original is not fetched again. */
const UNUSABLE_MS = 60_000;

export interface Pictures {
  /** Fetches a picture again on its next request. */
  forget(url: string): void;
  /** Asks for every picture again before it is sent. Returns their number. */
  purge(): number;
  /**
   * Sends a picture in a shape and the best format that the browser shows. An original never goes out: the
   * page draws its placeholder for a picture that cannot be made.
   */
  respond(
    request: IncomingMessage,
    response: ServerResponse,
    picture: { readonly url: string; readonly shape: PictureShape },
  ): Promise<void>;
}

/** The original at an address. */
interface Content {
  /** What its pictures are known by in the store. */
  readonly key: string;
  readonly etag: string | null;
  /** When its last request was sent, in ms since the epoch. */
  readonly checkedAtMs: number;
}

interface PicturesOptions {
  readonly store: PictureStore;
  readonly log: Log;
  /** Where redirects may lead. */
  readonly origins: PictureOrigins;
  readonly headersOf?: HeadersOf;
  /** Maximum time of a request in each queue; shorter in tests. */
  readonly waitLimitMs?: number;
  /** Makes a picture of an original; tests bring their own. */
  readonly makeOf?: typeof makePicture;
}

/**
 * Pictures in other shapes and formats, made on the first request and kept. AVIF takes long to make,
 * so the first visitors get WebP meanwhile.
 */
export function makePictures({
  store,
  log,
  origins,
  headersOf = () => ({}),
  waitLimitMs = WAIT_LIMIT_MS,
  makeOf = makePicture,
}: PicturesOptions): Pictures {
  // Each holds an original of at most 20 MB; enough that some slow ones do not block the rest.
  const fetching = workQueue({ concurrency: 16, waitingMax: 200, waitLimitMs });
  // Each needs up to 200 MB for an original of the largest size.
  const making = workQueue({ concurrency: 2, waitingMax: 200, waitLimitMs });
  const makingAvif = workQueue({ concurrency: 1, waitingMax: 500 });
  const pending = new Map<string, Promise<StoredPicture | null>>();
  const originals = new Map<string, ReturnType<typeof fetchOriginal>>();
  const unusable = new LRUCache<string, UnusablePictureError>({ max: 10_000, ttl: UNUSABLE_MS });
  /**
   * Pictures are known by the content of their originals: a renewed signature is no other picture, and
   * made-up queries neither cost an encoding nor evict a picture.
   */
  const contents = new LRUCache<string, Content>({ max: 50_000 });
  let purgedAtMs = 0;

  /** One fetch for all the widths that a page requests at once. */
  const original = (url: string, etag: string | null) => {
    const job = `${etag ?? ''} ${url}`;
    const known = originals.get(job);
    if (known) return known;
    const fetched = fetchOriginal(url, origins, headersOf, etag).finally(() => {
      if (originals.get(job) === fetched) originals.delete(job);
    });
    originals.set(job, fetched);
    return fetched;
  };

  const make = (url: string, shape: PictureShape, format: PictureFormat) => {
    const job = [shape, format, url].join(' ');
    const current = pending.get(job);
    if (current) return current;
    // Whatever the width; AVIF has a bound of its own.
    const refused = format === 'avif' ? job : url;
    const makeOne = async () => {
      const failure = unusable.get(url) ?? unusable.get(job);
      if (failure) throw failure;
      const known = contents.get(url);
      const kept = known ? await store.get(PictureStore.nameOf(known.key, shape, format)) : null;
      const source = await original(url, kept ? (known?.etag ?? null) : null);
      if (!source) {
        contents.delete(url);
        return null;
      }
      const { body, ...about } = source;
      if (body === null) {
        if (known) contents.set(url, { ...known, ...about });
        return kept;
      }
      const key = contentKey(body);
      contents.set(url, { key, ...about });
      const name = PictureStore.nameOf(key, shape, format);
      const encode = () => makeOf(body, shape, format);
      return (
        (await store.get(name)) ??
        store.put(name, await (format === 'avif' ? encode() : making(encode)))
      );
    };
    const enqueue = format === 'avif' ? makingAvif : fetching;
    const picture = enqueue(makeOne)
      .catch((error: unknown) => {
        if (error instanceof UnusablePictureError && !unusable.has(refused)) {
          unusable.set(refused, error);
          // WebP is sent in place of a picture that is too large for AVIF.
          const level = format === 'avif' ? 'info' : 'warn';
          log[level]('unusable picture', { url, shape, format, error: textOf(error) });
        }
        throw error;
      })
      .finally(() => {
        if (pending.get(job) === picture) pending.delete(job);
      });
    pending.set(job, picture);
    return picture;
  };

  const logFailure = (details: LogFields, error: unknown) => {
    // It has its own line.
    if (!(error instanceof UnusablePictureError)) {
      log.info('picture', { ...details, error: textOf(error) });
    }
  };

  const makeLater = (url: string, shape: PictureShape, format: PictureFormat) => {
    make(url, shape, format).catch((error: unknown) => {
      logFailure({ url, shape, format }, error);
    });
  };

  return {
    forget(url) {
      contents.delete(url);
      unusable.delete(url);
    },
    purge() {
      purgedAtMs = Date.now();
      for (const map of [originals, pending, unusable]) map.clear();
      return contents.size;
    },
    async respond(request, response, { url, shape }) {
      const best = shape === 'share' ? 'jpeg' : formatFor(request.headers.accept);
      const formats: PictureFormat[] = best === 'avif' ? ['avif', 'webp'] : [best];
      const first = best === 'avif' ? 'webp' : best;
      const isPurged = (contents.get(url)?.checkedAtMs ?? Infinity) <= purgedAtMs;
      // If that fails, the kept one is sent.
      if (isPurged) await make(url, shape, first).catch(() => undefined);
      const content = contents.get(url);
      for (const format of content ? formats : []) {
        const kept = await store.get(PictureStore.nameOf(content?.key ?? '', shape, format));
        if (kept) {
          const isFinal = format === best;
          const ageMs = Date.now() - (content?.checkedAtMs ?? 0);
          const isOld = ageMs > (isVersion(url) ? VERSION_FRESH_MS : FRESH_MS);
          if (!isFinal || isOld) makeLater(url, shape, best);
          sendPicture(request, response, kept, format, cachingOf(url, isFinal));
          return;
        }
      }
      try {
        const made = await make(url, shape, first);
        if (!made) {
          sendText(request, response, 404, 'Not found');
          return;
        }
        if (best === 'avif') makeLater(url, shape, 'avif');
        sendPicture(request, response, made, first, cachingOf(url, best === first));
      } catch (error) {
        logFailure({ url, shape }, error);
        if (error instanceof QueueFullError) {
          sendText(request, response, 503, 'Too many pictures', { 'Retry-After': '1' });
        } else sendText(request, response, 502, 'The picture cannot be made');
      }
    },
  };
}

const isVersion = (url: string) => url.includes('?');

function cachingOf(url: string, isFinal: boolean): string {
  if (!isFinal) return CACHE_SHORTLY;
  return isVersion(url) ? CACHE_VERSION : CACHE_FINAL;
}

function contentKey(original: Buffer): string {
  return `sha256:${createHash('sha256').update(original).digest('hex')}`;
}

function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  { body, etag }: StoredPicture,
  format: PictureFormat,
  cacheControl: string,
): void {
  send(request, response, {
    status: 200,
    headers: {
      'Content-Type': `image/${format}`,
      'Cache-Control': cacheControl,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      ...resourcePolicy('image/'),
      ETag: etag,
      Vary: 'Accept',
    },
    body,
  });
}
