import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, sendText } from '../http/sendResponse';
import { workQueue } from '../http/workQueue';
import { type Log, textOf } from '../log';
import { makePicture } from './makePicture';
import { fetchOriginal } from './originals';
import { PICTURE_FORMATS, type PictureFormat, type PictureWidth, formatFor } from './pictureFormat';
import { PictureStore, type StoredPicture } from './pictureStore';

/** After this a picture is made again, in case the original has changed. */
const FRESH_MS = 86_400_000;
const CACHE_LONG = 'public, max-age=86400, stale-while-revalidate=604800';
/** A picture that waits longer for its turn is replaced by its original. */
const WAIT_LIMIT_MS = 2_000;
/** For what is sent while a better format is being made. */
const CACHE_SHORTLY = 'public, max-age=60';

/** For an original that is sent instead: browsers of another kind may get another format. */
export const originalCaching = { 'Cache-Control': CACHE_SHORTLY, Vary: 'Accept' } as const;

export interface Pictures {
  /**
   * Sends a picture in a width and the best format that the browser shows.
   * @returns false when the original must be passed on as it is
   */
  respond(
    request: IncomingMessage,
    response: ServerResponse,
    picture: { readonly url: string; readonly width: PictureWidth },
  ): Promise<boolean>;
}

/**
 * Pictures in other widths and formats, made on the first request and kept. AVIF takes long to make,
 * so the first visitors get WebP meanwhile.
 * @param keptAs what the picture at a URL is known by in the store
 * @param makeOf makes a picture of an original; tests bring their own
 */
export function makePictures(
  store: PictureStore,
  log: Log,
  keptAs: (url: string) => string = (url) => url,
  makeOf = makePicture,
): Pictures {
  // Each holds an original of at most 20 MB. The wait has a limit, so that a slow host does not block the rest.
  const fetching = workQueue({ concurrency: 8, waitingMax: 200, waitLimitMs: WAIT_LIMIT_MS });
  const making = workQueue({ concurrency: 2, waitingMax: 200, waitLimitMs: WAIT_LIMIT_MS });
  const makingAvif = workQueue({ concurrency: 1, waitingMax: 500 });
  const pending = new Map<string, Promise<StoredPicture | null>>();
  const originals = new Map<string, Promise<Buffer | null>>();

  const nameOf = (url: string, width: PictureWidth, format: PictureFormat) =>
    PictureStore.nameOf(keptAs(url), width, format);

  /** One fetch for all the widths that a page requests at once. */
  const original = (url: string) => {
    const known = originals.get(url);
    if (known) return known;
    const fetched = fetchOriginal(url).finally(() => originals.delete(url));
    originals.set(url, fetched);
    return fetched;
  };

  const make = (url: string, width: PictureWidth, format: PictureFormat) => {
    const name = nameOf(url, width, format);
    const current = pending.get(name);
    if (current) return current;
    const makeOne = async () => {
      const source = await original(url);
      if (!source) {
        await store.forget(PICTURE_FORMATS.map((each) => nameOf(url, width, each)));
        return null;
      }
      const body = () => makeOf(source, width, format);
      return store.put(name, await (format === 'avif' ? body() : making(body)));
    };
    const enqueue = format === 'avif' ? makingAvif : fetching;
    const picture = enqueue(makeOne).finally(() => pending.delete(name));
    pending.set(name, picture);
    return picture;
  };

  const makeLater = (url: string, width: PictureWidth, format: PictureFormat) => {
    make(url, width, format).catch((error: unknown) => {
      log.info('picture', { url, width, format, error: textOf(error) });
    });
  };

  return {
    async respond(request, response, { url, width }) {
      const best = formatFor(request.headers.accept);
      if (!best) return false;
      const formats: PictureFormat[] = best === 'avif' ? ['avif', 'webp'] : ['webp'];
      for (const format of formats) {
        const kept = await store.get(nameOf(url, width, format));
        if (kept) {
          const isFinal = format === best;
          if (!isFinal || Date.now() - kept.madeAtMs > FRESH_MS) makeLater(url, width, best);
          sendPicture(request, response, kept, format, isFinal);
          return true;
        }
      }
      try {
        const made = await make(url, width, 'webp');
        if (!made) {
          sendText(request, response, 404, 'Not found');
          return true;
        }
        if (best === 'avif') makeLater(url, width, 'avif');
        sendPicture(request, response, made, 'webp', best === 'webp');
        return true;
      } catch (error) {
        log.info('picture', { url, width, error: textOf(error) });
        return false;
      }
    },
  };
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
      'Cross-Origin-Resource-Policy': 'same-origin',
      ETag: etag,
      Vary: 'Accept',
    },
    body,
  });
}
