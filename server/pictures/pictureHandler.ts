import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, sendText } from '../http/sendResponse';
import { type Log, textOf } from '../log';
import { makePicture } from './makePicture';
import { type Original, fetchOriginal } from './originals';
import { type PictureFormat, type PictureWidth, formatFor } from './pictureFormat';
import { PictureStore, type StoredPicture } from './pictureStore';
import { workQueue } from './workQueue';

/** After this a picture is made anew, in case the original has changed (ms). */
const FRESH_MS = 86_400_000;
const KEEP = 'public, max-age=86400, stale-while-revalidate=604800';
/** How long a picture waits for its turn before the original is passed on instead, in ms. */
const WAIT_LIMIT_MS = 2_000;
/** What stands in for a better format that is still being made. */
const KEEP_SHORTLY = 'public, max-age=60';

/** What caches are told of an original that stands in: browsers of another kind get another. */
export const originalCaching = { 'Cache-Control': KEEP_SHORTLY, Vary: 'Accept' } as const;

export interface Pictures {
  /**
   * Answers with a picture in a width and the best format that the browser shows.
   * @returns false when the original must be passed on as it is
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    picture: { readonly url: string; readonly width: PictureWidth },
  ): Promise<boolean>;
}

/**
 * Pictures in other widths and formats, made when they are first asked for and kept. AVIF takes
 * long to make, so the first visitors get WebP while it is made behind their backs.
 */
export function makePictures(store: PictureStore, log: Log): Pictures {
  // Each holds an original, of 20 MB at most; slow ones keep others waiting for a moment only.
  const fetching = workQueue({ concurrency: 8, waitingMax: 200, waitLimitMs: WAIT_LIMIT_MS });
  const making = workQueue({ concurrency: 2, waitingMax: 200 });
  const makingAvif = workQueue({ concurrency: 1, waitingMax: 500 });
  const flights = new Map<string, Promise<StoredPicture | null>>();
  const originals = new Map<string, Promise<Original | null>>();

  /** One fetch for all the widths that a page asks for at once. */
  const original = (url: string) => {
    const known = originals.get(url);
    if (known) return known;
    const fetched = fetchOriginal(url).finally(() => originals.delete(url));
    originals.set(url, fetched);
    return fetched;
  };

  const make = (url: string, width: PictureWidth, format: PictureFormat) => {
    const name = PictureStore.nameOf(url, width, format);
    const under = flights.get(name);
    if (under) return under;
    const makeOne = async () => {
      const source = await original(url);
      if (!source) return null;
      const body = () => makePicture(source.body, width, format);
      return store.put(name, await (format === 'avif' ? body() : making(body)));
    };
    const enqueue = format === 'avif' ? makingAvif : fetching;
    const flight = enqueue(makeOne).finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  };

  const makeLater = (url: string, width: PictureWidth, format: PictureFormat) => {
    make(url, width, format).catch((error: unknown) => {
      log.info('picture', { url, width, format, error: textOf(error) });
    });
  };

  return {
    async answer(request, response, { url, width }) {
      const best = formatFor(request.headers.accept);
      if (!best) return false;
      const formats: PictureFormat[] = best === 'avif' ? ['avif', 'webp'] : ['webp'];
      for (const format of formats) {
        const kept = await store.get(PictureStore.nameOf(url, width, format));
        if (kept) {
          const isFinal = format === best;
          if (!isFinal || Date.now() - kept.madeAt > FRESH_MS) makeLater(url, width, best);
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
      'Cache-Control': isFinal ? KEEP : KEEP_SHORTLY,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      ETag: etag,
      Vary: 'Accept',
    },
    body,
  });
}
