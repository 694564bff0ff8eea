import type { UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import {
  RESPONSE_OVERDUE_MS,
  MUTATION_RETRIES,
  QUERY_RETRIES,
  RETRY_DELAY_LIMIT_MS,
  retryDelayMs,
} from '../shared/config/times';
import { acceptLanguage } from '../shared/i18n/contentLanguageSlice';
import type { ApiError, Failure } from './apiErrors';
import {
  requestSettled,
  responseOverdue,
  retryScheduled,
  retryStarted,
  selectRecovering,
} from './connectionSlice';
import { isFinalStatus } from './finalStatus';
import { pause } from './pause';
import { type StoreEnvironment, type ThunkExtra, thunkExtraOf } from './thunkExtra';
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
}

export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, object, ResponseMeta>;

/**
 * Sends a request in the language of the address (`Accept-Language`), with the retries of spec §9:
 * queries 3 times, mutations once, after 1 s, doubling to 30 s at most. A 4xx response is final, except
 * 408 and 429; `Retry-After` is respected. While DevTools shows a past state, new requests fail at once,
 * and pending ones wait for the present.
 *
 * RTK Query's `retry` does not fit: its `backoff` has access neither to the response (`Retry-After`) nor
 * to the store (countdown, 'Try Again', time travel).
 */
export const baseQuery: ApiBaseQuery = async (request, api) => {
  const environment = thunkExtraOf(api.extra);
  if (environment.isPaused()) {
    return { error: { status: 'FETCH_ERROR', ...request.failure } };
  }
  const key = api.queryCacheKey ?? api.endpoint;
  const inConnectionSlice = { isNoted: false };
  const note = (action: UnknownAction) => {
    inConnectionSlice.isNoted = true;
    api.dispatch(action);
  };
  const onOverdue = () => {
    if (environment.retries) note(responseOverdue(key));
  };
  let retries = 0;
  for (;;) {
    const sent = api.forced === true ? withTimestamp(request) : request;
    // All our stores have both slices.
    const language = acceptLanguage(api.getState() as Parameters<typeof acceptLanguage>[0]);
    const outcome = await sendWatched(sent, language, environment, api.signal, onOverdue);
    await environment.untilResumed(api.signal);
    // A request that 'Try Again' aborted is sent again at once, which does not count as a retry.
    if (outcome.wasGivenUp && !api.signal.aborted) continue;
    if (!outcome.canRetry || retries >= retryLimit(environment, api) || api.signal.aborted) {
      if (inConnectionSlice.isNoted) api.dispatch(requestSettled(key));
      return outcome.result;
    }
    const waitMs = Math.max(retryDelayMs(retries), outcome.retryAfterMs);
    retries += 1;
    const now = Date.now();
    note(retryScheduled({ key, endpoint: api.endpoint, attempt: retries, at: now + waitMs, now }));
    await pause(waitMs, api.signal, environment.nextRetry());
    await environment.untilResumed(api.signal);
    api.dispatch(retryStarted(key));
  }
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

/**
 * Sends a request without a timeout (spec §7). Once the response is overdue, 'Try Again' aborts the
 * request and sends it again, because a hanging socket may never settle.
 */
async function sendWatched(
  request: ApiRequest,
  language: string,
  environment: ThunkExtra,
  signal: AbortSignal,
  onOverdue: () => void,
): Promise<Attempt & { readonly wasGivenUp: boolean }> {
  const giveUp = new AbortController();
  const abort = () => {
    giveUp.abort();
  };
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  let retry: AbortSignal | undefined;
  const timer = setTimeout(() => {
    onOverdue();
    retry = environment.nextRetry();
    retry.addEventListener('abort', abort);
  }, RESPONSE_OVERDUE_MS);
  try {
    const attempt = await send(request, language, environment, giveUp.signal);
    return { ...attempt, wasGivenUp: giveUp.signal.aborted && !signal.aborted };
  } finally {
    clearTimeout(timer);
    retry?.removeEventListener('abort', abort);
    signal.removeEventListener('abort', abort);
  }
}

function retryLimit(environment: StoreEnvironment, api: BaseQueryApi): number {
  if (!environment.retries) return 0;
  if (api.type === 'mutation') return MUTATION_RETRIES;
  // All our stores have the connection slice.
  const recovering = selectRecovering(api.getState() as Parameters<typeof selectRecovering>[0]);
  return (api.queryCacheKey ?? '') in recovering ? 0 : QUERY_RETRIES;
}

interface Attempt {
  readonly result:
    | { readonly data: unknown; readonly meta: ResponseMeta }
    | { readonly error: ApiError; readonly meta: ResponseMeta };
  /** Whether a retry may succeed. */
  readonly canRetry: boolean;
  /** The delay that the backend requests, in ms; 0 by default. */
  readonly retryAfterMs: number;
}

async function send(
  request: ApiRequest,
  language: string,
  { origins, config, transport }: StoreEnvironment,
  signal: AbortSignal,
): Promise<Attempt> {
  const isListings = request.host === 'listings';
  const publicOrigin = isListings ? config.listingsHost : config.apiHost;
  const url = `${isListings ? origins.listings : origins.api}${request.path}${queryString(request.query)}`;
  const fail = (status: ApiError['status'], failure: Failure, canRetry: boolean, waitMs = 0) => ({
    result: { error: { status, ...failure }, meta: { publicOrigin } },
    canRetry,
    retryAfterMs: waitMs,
  });
  let response: BackendResponse;
  try {
    response = await transport(url, {
      method: request.method ?? 'GET',
      credentials: 'omit',
      keepalive: request.keepalive ?? false,
      signal,
      headers: {
        'Accept-Language': language,
        ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
  } catch {
    return fail('FETCH_ERROR', request.failure, true);
  }
  const { status, body, language: contentLanguage } = response;
  if (status < 200 || status > 299) {
    const isFinal = isFinalStatus(status);
    const failure = (isFinal ? backendFailure(response) : null) ?? request.failure;
    return fail(status, failure, !isFinal, retryAfterMs(response));
  }
  if (body === undefined) return fail('INVALID_RESPONSE', request.failure, true);
  const meta: ResponseMeta = { publicOrigin, contentLanguage };
  return { result: { data: body, meta }, canRetry: false, retryAfterMs: 0 };
}

function queryString(query: ApiRequest['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `?${search.toString()}` : '';
}

const errorBody = v.object({
  error: v.object({ message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)) }),
});

function backendFailure({ body, language }: BackendResponse): Failure | null {
  const result = v.safeParse(errorBody, body);
  if (!result.success) return null;
  const { message } = result.output.error;
  return language === null ? { message } : { message, language };
}

/** `Retry-After` in ms (RFC 9110 §10.2.3: seconds or a date), clamped to our maximum delay. */
function retryAfterMs({ retryAfter, date }: BackendResponse): number {
  if (retryAfter === null) return 0;
  const seconds = Number(retryAfter);
  const now = date === null ? Date.now() : Date.parse(date);
  const waitMs = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(retryAfter) - now;
  return Number.isFinite(waitMs) ? Math.min(Math.max(waitMs, 0), RETRY_DELAY_LIMIT_MS) : 0;
}
