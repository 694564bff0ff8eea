import { LRUCache } from 'lru-cache';
import type { BackendResponse, Transport } from './transport';

/** How many responses a server remembers. */
const RESPONSES_MAX = 20;

/** A request that is older is not shared: it may hang, and a new one may not. */
const SHARE_WITHIN_MS = 500;

interface PendingRequest {
  /** On the clock of `performance.now()`. */
  readonly sentAtMs: number;
  readonly response: Promise<BackendResponse>;
}

/**
 * A transport for a server, which sends the same requests again and again. Pages that are made at
 * the same time share a request, and an unchanged response (`ETag`) is neither sent nor parsed
 * again. Every page still sends its request, so a change shows at once. Response bodies are shared:
 * never change one.
 */
export function sharedTransport(transport: Transport, max = RESPONSES_MAX): Transport {
  const responses = new LRUCache<string, BackendResponse>({ max });
  const pending = new Map<string, PendingRequest>();

  const revalidate = async (url: string, init: RequestInit): Promise<BackendResponse> => {
    const known = responses.get(url);
    const response = await transport(url, {
      ...init,
      // Not the page's signal: what is late for one page may serve the next. The transport has a deadline.
      signal: null,
      ...(known?.etag && { headers: { 'If-None-Match': known.etag } }),
    });
    if (known && response.status === 304) return known;
    if (response.status === 200 && response.etag !== null && response.body !== undefined) {
      responses.set(url, response);
    }
    return response;
  };

  return (url, init) => {
    if (init.method !== 'GET') return transport(url, init);
    const current = pending.get(url);
    if (current && performance.now() - current.sentAtMs < SHARE_WITHIN_MS) return current.response;
    const request = {
      sentAtMs: performance.now(),
      response: revalidate(url, init).finally(() => {
        if (pending.get(url) === request) pending.delete(url);
      }),
    };
    pending.set(url, request);
    return request.response;
  };
}
