import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { acceptLanguage } from '../shared/i18n/contentLanguageSlice';
import type { ApiError, Failure } from './apiErrors';
import { type Attempt, type RetryOptions, isFinalStatus, retryAfterMs, withRetries } from './retry';
import { type StoreEnvironment, thunkExtraOf } from './thunkExtra';
import type { BackendResponse } from './transport';

export interface ApiRequest {
  /** Backend to call; the API host by default. */
  readonly host?: 'api' | 'listings';
  /** Path from the host's root. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Query string; undefined values are omitted. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** Lets the request outlive the page; for small bodies only. */
  readonly keepalive?: boolean;
  /** Whether a forced refetch has a `timestamp`, which bypasses HTTP caches (spec §7). */
  readonly hasTimestampWhenForced?: boolean;
  /** The error if the backend sends no message (spec §8). */
  readonly failure: Failure;
}

/** Metadata of a response for `transformResponse`. */
export interface ResponseMeta {
  /** Origin of the responding host as browsers reach it; '' for our own. */
  readonly publicOrigin: string;
  /** Language of a successful response (`Content-Language`); null if it names none. */
  readonly contentLanguage?: string | null;
  /** `Retry-After` of a failure, in ms. */
  readonly retryAfterMs?: number;
}

export type ApiBaseQuery = BaseQueryFn<
  ApiRequest,
  unknown,
  ApiError,
  RetryOptions | undefined,
  ResponseMeta
>;

/**
 * Sends a request in the language of the address (`Accept-Language`), with retries (`retry.ts`). A new
 * request fails at once while DevTools shows a past state.
 */
export const baseQuery: ApiBaseQuery = async (request, api, options) => {
  const environment = thunkExtraOf(api.extra);
  if (environment.isPaused()) {
    return { error: { status: 'FETCH_ERROR', ...request.failure } };
  }
  const sendAttempt = (signal: AbortSignal) => {
    // All our stores have both slices.
    const language = acceptLanguage(api.getState() as Parameters<typeof acceptLanguage>[0]);
    const sent = api.forced === true ? withTimestamp(request) : request;
    return send(sent, language, environment, signal);
  };
  return withRetries(sendAttempt, api, environment, options);
};

/**
 * Each attempt has its own timestamp: an HTTP cache may still wait for an earlier one.
 * RTK Query forces a query when it refreshes data: on 'Try Again', back online, after a mutation, and
 * when a screen opens with stale data. A first request is not forced.
 */
function withTimestamp(request: ApiRequest): ApiRequest {
  if (request.hasTimestampWhenForced !== true) return request;
  return { ...request, query: { ...request.query, timestamp: Date.now() } };
}

type Result =
  | { readonly data: unknown; readonly meta: ResponseMeta }
  | { readonly error: ApiError; readonly meta: ResponseMeta };

async function send(
  request: ApiRequest,
  language: string,
  { origins, config, transport }: StoreEnvironment,
  signal: AbortSignal,
): Promise<Attempt<Result>> {
  const isListings = request.host === 'listings';
  const publicOrigin = isListings ? config.listingsHost : config.apiHost;
  const url = `${isListings ? origins.listings : origins.api}${request.path}${queryString(request.query)}`;
  const fail = (
    status: ApiError['status'],
    failure: Failure,
    { isFinal = false, waitMs = 0 } = {},
  ): Attempt<Result> => ({
    result: { error: { status, ...failure }, meta: { publicOrigin, retryAfterMs: waitMs } },
    isFinal,
    retryAfterMs: waitMs,
  });
  let response: BackendResponse;
  try {
    response = await transport(url, {
      method: request.method ?? 'GET',
      // The cookie of a preview.
      credentials: config.isPreview ? 'same-origin' : 'omit',
      keepalive: request.keepalive ?? false,
      signal,
      headers: {
        'Accept-Language': language,
        ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
  } catch {
    return fail('FETCH_ERROR', request.failure);
  }
  const { status, body, language: contentLanguage } = response;
  if (status < 200 || status > 299) {
    const isFinal = isFinalStatus(status);
    const failure = (isFinal ? backendFailure(response) : null) ?? request.failure;
    return fail(status, failure, { isFinal, waitMs: retryAfterMs(response) });
  }
  if (body === undefined) return fail('INVALID_RESPONSE', request.failure);
  const meta: ResponseMeta = { publicOrigin, contentLanguage };
  return { result: { data: body, meta }, isFinal: true, retryAfterMs: 0 };
}

function queryString(query: ApiRequest['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search.toString()}` : '';
}

/** Maximum length of a backend's own sentence, in characters. */
const SENTENCE_MAX = 300;

/** The backend's own sentence about a failure: `{ "error": { "message": "..." } }`. */
function backendFailure({ body, language }: BackendResponse): Failure | null {
  const sent = (body as { error?: { message?: unknown } | null } | null | undefined)?.error
    ?.message;
  const message = typeof sent === 'string' ? sent.trim() : '';
  if (message === '' || message.length > SENTENCE_MAX) return null;
  return language === null ? { message } : { message, language };
}
