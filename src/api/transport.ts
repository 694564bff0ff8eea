import { LANGUAGE_TAG } from '../shared/i18n/languages';

/** The response of a backend. */
export interface BackendResponse {
  /** HTTP status. */
  readonly status: number;
  /** The JSON: null when there is none, undefined when it is invalid. */
  readonly body: unknown;
  readonly etag: string | null;
  /** `Retry-After` as it was sent. */
  readonly retryAfter: string | null;
  /** `Date` as it was sent: the backend's clock. Hosts of another origin may hide it. */
  readonly date: string | null;
  /** `Content-Language`: the language of its texts (a BCP 47 tag), null when it names none or several. */
  readonly language: string | null;
}

/** Carries a request to a backend; rejects when there is no response. */
export type Transport = (url: string, init: RequestInit) => Promise<BackendResponse>;

export const fetchResponse: Transport = async (url, init) => {
  const response = await fetch(url, init);
  return toBackendResponse(response, await response.text());
};

/** @param text what the response carries */
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

/** Half a character as JSON escapes it; an escaped backslash before it hides what follows. */
const LONE_SURROGATE =
  /\\\\u[dD]|\\u[dD][89abAB][\da-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][\da-fA-F]{2})\\u[dD][c-fC-F]/;

/**
 * Replaces half a character, as UTF-8 does: the HTML of a page would otherwise have another text than
 * its state, and hydration would fail.
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
