import { LRUCache } from 'lru-cache';
import type { BackendResponse, Transport } from '../../src/api/transport';

/** Maximum number of cached responses. */
const RESPONSES_MAX = 20;

/** An older request is not shared, because it may hang. */
const SHARE_WITHIN_MS = 500;

interface PendingRequest {
  /** As of `performance.now()`. */
  readonly sentAtMs: number;
  readonly response: Promise<BackendResponse>;
}

/**
 * A transport for a server, which repeats the same requests. Concurrent renderings dedupe requests, and
 * an unchanged response (`ETag`) is neither sent nor parsed again. Every page still sends its request,
 * so a change shows at once. Response bodies are shared: never mutate one.
 */
export function sharedTransport(
  transport: Transport,
  max = RESPONSES_MAX,
): Transport & { readonly forget: () => void } {
  const responses = new LRUCache<string, BackendResponse>({ max });
  const pending = new Map<string, PendingRequest>();
  /** The requests since the last purge; undefined before the first. */
  let sinceForgotten: LRUCache<string, true> | undefined;

  const revalidate = async (
    key: string,
    url: string,
    init: RequestInit,
  ): Promise<BackendResponse> => {
    const known = responses.get(key);
    const headers = new Headers(init.headers);
    if (known?.etag) headers.set('If-None-Match', known.etag);
    // A cache between us and the content system, such as that of an adapter, asks it again.
    if (sinceForgotten?.has(key) === false) headers.set('Cache-Control', 'no-cache');
    sinceForgotten?.set(key, true);
    const response = await transport(url, {
      ...init,
      // Not the page's signal: a response too late for one page may serve the next.
      signal: null,
      headers,
    });
    if (known && response.status === 304) return known;
    if (response.status === 200 && response.etag !== null && response.body !== undefined) {
      responses.set(key, response);
    }
    return response;
  };

  const share: Transport = (url, init) => {
    if (init.method !== 'GET') return transport(url, init);
    // A backend may have the same URL in several languages.
    const key = `${url} ${new Headers(init.headers).get('Accept-Language') ?? ''}`;
    const current = pending.get(key);
    if (current && performance.now() - current.sentAtMs < SHARE_WITHIN_MS) return current.response;
    const request = {
      sentAtMs: performance.now(),
      response: revalidate(key, url, init).finally(() => {
        if (pending.get(key) === request) pending.delete(key);
      }),
    };
    pending.set(key, request);
    return request.response;
  };
  return Object.assign(share, {
    /** Drops the responses, and shares no request that was sent before. */
    forget: () => {
      responses.clear();
      pending.clear();
      sinceForgotten = new LRUCache({ max: 1_000 });
    },
  });
}
