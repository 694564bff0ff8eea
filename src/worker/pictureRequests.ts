import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { STORED_RESPONSE_MS } from '../shared/config/times';
import { workerShop } from './workerShop';

const CACHE = `${workerShop.id}-pictures`;
const PICTURES_KEPT = 300;
/**
 * Pictures are negotiated as those of pages are, which no API tells: the server responds in the format that
 * is shown, or with 304 to what the HTTP cache holds.
 */
const ACCEPT = 'image/avif,image/webp,image/svg+xml,image/*;q=0.8,*/*;q=0.5';
/** Maximum number of pictures that a page may hand over at once. */
const HANDED_OVER = 100;

const strategy = new StaleWhileRevalidate({
  cacheName: CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    // Never opaque responses, which may not be pictures.
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({
      maxEntries: PICTURES_KEPT,
      maxAgeSeconds: STORED_RESPONSE_MS / 1_000,
      purgeOnQuotaError: true,
    }),
    {
      // Else Workbox throws, which browsers log as a script's fault.
      handlerDidError: async ({ request }) =>
        (await otherWidth(request)) ?? new Response(null, { status: 504 }),
    },
  ],
});

export function isPicture({
  request,
  sameOrigin,
}: {
  readonly request: Request;
  readonly sameOrigin: boolean;
}): boolean {
  return sameOrigin && request.destination === 'image';
}

/** Stale-while-revalidate for cached pictures; others load from the network. */
export function respondToPicture({
  request,
  event,
}: {
  readonly request: Request;
  readonly event: ExtendableEvent;
}): Promise<Response> {
  return strategy.handle({ event, request });
}

/** Caches pictures that the page loaded before this worker controlled it. */
export async function keepPictures(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const url of urls.slice(0, HANDED_OVER)) {
    try {
      const request = new Request(url, { headers: { Accept: ACCEPT } });
      if (await cache.match(request, { ignoreVary: true })) continue;
      const response = await fetch(request);
      if (response.status === 200) await cache.put(request, response);
    } catch {
      // The picture is missing offline.
    }
  }
}

/** A cached picture in another width, as fallback offline. */
async function otherWidth(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(request, { ignoreSearch: true, ignoreVary: true });
}
