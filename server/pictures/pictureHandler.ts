import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { PICTURE_WIDTHS } from '../../src/shared/lib/picture';
import { resourcePolicy, send, sendText } from '../http/sendResponse';
import { QueueFullError, workQueue } from '../http/workQueue';
import { type Log, type LogFields, textOf } from '../log';
import { UnusablePictureError, makePicture } from './makePicture';
import { type PictureOrigins, fetchOriginal } from './originals';
import { PICTURE_FORMATS, type PictureFormat, type PictureShape, formatFor } from './pictureFormat';
import { PictureStore, type StoredPicture } from './pictureStore';

/** After this a picture is made again, in case the original has changed. */
const FRESH_MS = 86_400_000;
const CACHE_LONG = 'public, max-age=86400, stale-while-revalidate=604800';
/** A cold page of large photos is made within this time; a request that waits longer fails. */
const WAIT_LIMIT_MS = 15_000;
/** For what is sent while a better format is being made. */
const CACHE_SHORTLY = 'public, max-age=60';
/** How long an unusable original is not fetched again. */
const UNUSABLE_MS = 60_000;

export interface Pictures {
  /** Drops a picture in all its shapes and formats. */
  forget(url: string): Promise<void>;
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

interface Content {
  readonly key: string;
  /** In ms since the epoch. */
  readonly fetchedAtMs: number;
}

interface PicturesOptions {
  readonly store: PictureStore;
  readonly log: Log;
  /** Where redirects may lead. */
  readonly origins: PictureOrigins;
  /** What the picture at a URL is known by in the store. */
  readonly keptAs?: (url: string) => string;
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
  keptAs = (url) => url,
  waitLimitMs = WAIT_LIMIT_MS,
  makeOf = makePicture,
}: PicturesOptions): Pictures {
  // Each holds an original of at most 20 MB; enough that some slow ones do not block the rest.
  const fetching = workQueue({ concurrency: 16, waitingMax: 200, waitLimitMs });
  // Each needs up to 200 MB for an original of the largest size.
  const making = workQueue({ concurrency: 2, waitingMax: 200, waitLimitMs });
  const makingAvif = workQueue({ concurrency: 1, waitingMax: 500 });
  const pending = new Map<string, Promise<StoredPicture | null>>();
  const originals = new Map<string, Promise<Buffer | null>>();
  const unusable = new LRUCache<string, UnusablePictureError>({ max: 10_000, ttl: UNUSABLE_MS });

  /**
   * Addresses with a query, by the content of their pictures: a renewed signature is no other picture, and
   * made-up queries neither cost an encoding nor evict a picture.
   */
  const contents = new LRUCache<string, Content>({ max: 50_000 });

  /** What a picture is known by in the store; undefined before an address with a query is fetched. */
  const keyOf = (url: string) => (hasQuery(url) ? contents.get(url)?.key : keptAs(url));

  /** One fetch for all the widths that a page requests at once. */
  const original = (url: string) => {
    const known = originals.get(url);
    if (known) return known;
    const fetched = fetchOriginal(url, origins).finally(() => originals.delete(url));
    originals.set(url, fetched);
    return fetched;
  };

  const make = (url: string, shape: PictureShape, format: PictureFormat) => {
    const job = [shape, format, url].join(' ');
    const current = pending.get(job);
    if (current) return current;
    // Whatever the width; AVIF has a bound of its own.
    const refused = format === 'avif' ? job : url;
    const makeOne = async () => {
      const known = unusable.get(url) ?? unusable.get(job);
      if (known) throw known;
      const source = await original(url);
      const knownKey = keyOf(url);
      if (!source) {
        if (knownKey !== undefined) {
          await store.forget(
            PICTURE_FORMATS.map((each) => PictureStore.nameOf(knownKey, shape, each)),
          );
        }
        return null;
      }
      if (hasQuery(url)) {
        contents.set(url, { key: contentKey(source), fetchedAtMs: Date.now() });
      }
      const name = PictureStore.nameOf(keyOf(url) ?? url, shape, format);
      const same = hasQuery(url) ? await store.get(name) : null;
      const body = () => makeOf(source, shape, format);
      return same ?? store.put(name, await (format === 'avif' ? body() : making(body)));
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
      .finally(() => pending.delete(job));
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
    async forget(url) {
      const key = keyOf(url);
      unusable.delete(url);
      if (key === undefined) return;
      const shapes = [...PICTURE_WIDTHS, 'share'] as const;
      await store.forget(
        shapes.flatMap((shape) =>
          PICTURE_FORMATS.map((each) => PictureStore.nameOf(key, shape, each)),
        ),
      );
    },
    async respond(request, response, { url, shape }) {
      const best = shape === 'share' ? 'jpeg' : formatFor(request.headers.accept);
      const formats: PictureFormat[] = best === 'avif' ? ['avif', 'webp'] : [best];
      const key = keyOf(url);
      for (const format of key === undefined ? [] : formats) {
        const kept = await store.get(PictureStore.nameOf(key ?? '', shape, format));
        if (kept) {
          const isFinal = format === best;
          const knownSinceMs = contents.get(url)?.fetchedAtMs ?? kept.madeAtMs;
          if (!isFinal || Date.now() - knownSinceMs > FRESH_MS) makeLater(url, shape, best);
          sendPicture(request, response, kept, format, isFinal);
          return;
        }
      }
      const first = best === 'avif' ? 'webp' : best;
      try {
        const made = await make(url, shape, first);
        if (!made) {
          sendText(request, response, 404, 'Not found');
          return;
        }
        if (best === 'avif') makeLater(url, shape, 'avif');
        sendPicture(request, response, made, first, best === first);
      } catch (error) {
        logFailure({ url, shape }, error);
        if (error instanceof QueueFullError) {
          sendText(request, response, 503, 'Too many pictures', { 'Retry-After': '1' });
        } else sendText(request, response, 502, 'The picture cannot be made');
      }
    },
  };
}

const hasQuery = (url: string) => url.includes('?');

function contentKey(original: Buffer): string {
  return `sha256:${createHash('sha256').update(original).digest('hex')}`;
}

function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  { body, etag }: StoredPicture,
  format: PictureFormat,
  isFinal: boolean,
): void {
  send(request, response, {
    status: 200,
    headers: {
      'Content-Type': `image/${format}`,
      'Cache-Control': isFinal ? CACHE_LONG : CACHE_SHORTLY,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      ...resourcePolicy('image/'),
      ETag: etag,
      Vary: 'Accept',
    },
    body,
  });
}
