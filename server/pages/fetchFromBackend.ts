import { type Transport, decodedText, toBackendResponse } from '../../src/api/transport';
import type { HeadersOf } from '../backendHeaders';
import { fetchBounded } from '../http/fetchBounded';
import { carriesJson } from '../http/jsonType';
import { type Log, textOf } from '../log';

/** Larger than 100,000 listings. */
const RESPONSE_BYTES_MAX = 64 * 1_048_576;

/** Longer than a page waits, because a response too late for one page may serve the next. */
const RESPONSE_TIMEOUT_MS = 20_000;

/**
 * Sends requests of pages to backends, bounded and without redirects. Failures are logged. (`server/proxy`
 * forwards requests of visitors.)
 */
export function fetchFromBackend(log: Log, headersOf: HeadersOf): Transport {
  return async (url, init) => {
    try {
      const headers = new Headers(init.headers);
      for (const [name, value] of Object.entries(headersOf(url))) headers.set(name, value);
      const { response, body } = await fetchBounded(
        url,
        { ...init, headers },
        {
          bytesMax: RESPONSE_BYTES_MAX,
          timeoutMs: RESPONSE_TIMEOUT_MS,
          wants: (head) => !head.ok || carriesJson(typeOf(head)),
        },
      );
      const type = typeOf(response);
      if (response.ok && !carriesJson(type)) {
        throw new Error(`The backend responded with ${type === '' ? 'no type' : type}`);
      }
      const text = decodedText(response, new Uint8Array(body));
      if (!response.ok && response.status !== 304) {
        log.warn('backend', { url, status: response.status });
      }
      return toBackendResponse(response, text);
    } catch (error) {
      log.warn('backend', { url, error: reasonOf(error) });
      throw error;
    }
  };
}

/** `fetch` has the reason in its error's `cause`. */
function reasonOf(error: unknown): string {
  const hasCause = typeof error === 'object' && error !== null && 'cause' in error;
  return hasCause ? `${textOf(error)}: ${textOf(error.cause)}` : textOf(error);
}

const typeOf = ({ headers }: Response) => headers.get('Content-Type') ?? '';
