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

/**
 * Nobody reads the response of a write that succeeds: any 2xx is a success, whatever its body. Freshness
 * is RTK Query's: without `no-cache`, browsers take a tenth of `Last-Modified`'s age for it.
 */
export const fetchResponse: Transport = async (url, init) => {
  const response = await fetch(url, { ...init, cache: 'no-cache' });
  if (response.ok && init.method !== 'GET') {
    response.body?.cancel().catch(() => undefined);
    return toBackendResponse(response, '');
  }
  return toBackendResponse(response, decodedText(response, await response.arrayBuffer()));
};

/**
 * The text of a body in the charset that its type names, UTF-8 by default.
 * @throws TypeError for an invalid body, if `fatal`
 */
export function decodedText(
  { headers }: Pick<Response, 'headers'>,
  body: ArrayBuffer | Uint8Array<ArrayBuffer>,
  fatal = false,
): string {
  const type = headers.get('Content-Type') ?? '';
  const [, charset = 'utf-8'] = /;\s*charset="?([\w-]{1,40})/i.exec(type) ?? [];
  const decoder = () => {
    try {
      return new TextDecoder(charset, { fatal });
    } catch {
      return new TextDecoder('utf-8', { fatal });
    }
  };
  return decoder().decode(body);
}

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

/** Integers that a number may not hold, and strings, to skip their digits. */
const LONG_INTEGER = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

/** Quotes integers beyond 2^53, such as ids of 64 bits, which would lose digits as numbers. */
function withLongIntegers(json: string): string {
  return json.replace(LONG_INTEGER, (found) =>
    found.startsWith('"') || Number.isSafeInteger(Number(found)) ? found : `"${found}"`,
  );
}

/** Parses JSON; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    const reviver = LONE_SURROGATE.test(text) ? wellFormed : undefined;
    const parsed: unknown = JSON.parse(text, reviver);
    // Valid JSON has no open string, so that the pattern is linear.
    return /\d{16}/.test(text) ? JSON.parse(withLongIntegers(text), reviver) : parsed;
  } catch {
    return undefined;
  }
}
