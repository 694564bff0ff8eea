import { LANGUAGE_TAG } from '../shared/i18n/languages';

/** The response of a backend. */
export interface BackendResponse {
  /** HTTP status. */
  readonly status: number;
  /** Parsed JSON; null for an empty body, undefined for invalid JSON. */
  readonly body: unknown;
  readonly etag: string | null;
  /** The `Retry-After` header. */
  readonly retryAfter: string | null;
  /** The `Date` header, the backend's clock. CORS may hide it. */
  readonly date: string | null;
  /** `Content-Language` (a BCP 47 tag); null if it names none or several. */
  readonly language: string | null;
}

/** Sends a request to a backend; rejects if there is no response. */
export type Transport = (url: string, init: RequestInit) => Promise<BackendResponse>;

/** Nobody reads the response of a write that succeeds: any 2xx is a success, whatever its body. */
export const fetchResponse: Transport = async (url, init) => {
  const response = await fetch(url, init);
  if (response.ok && init.method !== 'GET') {
    response.body?.cancel().catch(() => undefined);
    return toBackendResponse(response, '');
  }
  return toBackendResponse(response, await response.text());
};

/** @param text the body */
export function toBackendResponse({ status, headers }: Response, text: string): BackendResponse {
  return {
    status,
    body: text === '' ? null : parseJson(text),
    etag: headers.get('ETag'),
    retryAfter: headers.get('Retry-After'),
    date: headers.get('Date'),
    language: languageOf(headers.get('Content-Language')),
  };
}

function languageOf(header: string | null): string | null {
  const tag = header?.trim() ?? '';
  return LANGUAGE_TAG.test(tag) ? tag : null;
}

/** A JSON escape of a lone surrogate, or an escaped backslash in front of one. */
const LONE_SURROGATE =
  /\\\\u[dD]|\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F]/;

/**
 * Replaces lone surrogates, as UTF-8 encoding does. Otherwise the HTML of a page would differ from its
 * state, and hydration would fail.
 */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, LONE_SURROGATE.test(text) ? wellFormed : undefined);
  } catch {
    return undefined;
  }
}
