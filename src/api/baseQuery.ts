import type { UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import {
  RESPONSE_OVERDUE_MS,
  MUTATION_RETRIES,
  QUERY_RETRIES,
  RETRY_DELAY_MS,
  RETRY_DELAY_LIMIT_MS,
} from '../shared/config/times';
import type { ApiError } from './apiErrors';
import { responseOverdue, requestSettled, retryScheduled, retryStarted } from './connectionSlice';
import { type StoreEnvironment, type ThunkExtra, thunkExtraOf } from './thunkExtra';
import type { BackendResponse } from './transport';

export interface ApiRequest {
  /** Which backend answers; the API host unless said otherwise. */
  readonly host?: 'api' | 'listings';
  /** Path from the host's root. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Query string; undefined values are left out. */
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  /** Lets the request outlive the page; for small bodies only. */
  readonly keepalive?: boolean;
  /** What a failure reads when the backend says nothing of its own (spec §8). */
  readonly failure: string;
}

/** What a transform may know of the answer besides its body. */
export interface ResponseMeta {
  /** Origin under which a browser reaches the host that answered; '' for our own. */
  readonly publicOrigin: string;
}

export type ApiBaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, object, ResponseMeta>;

/**
 * Sends a request and repeats it as spec §9 says: queries 3 times, mutations once, after 1 s,
 * doubling to 30 s at most. A 4xx answer is final, except 408 and 429; `Retry-After` is respected.
 * While DevTools shows a past state nothing is sent: what begins there was asked for by the
 * repainted screen and fails, what was under way goes on when the present is back.
 */
export const baseQuery: ApiBaseQuery = async (request, api) => {
  const services = thunkExtraOf(api.extra);
  if (!services.isLive()) {
    return { error: { status: 'FETCH_ERROR', message: request.failure } };
  }
  const key = api.queryCacheKey ?? api.endpoint;
  const retries = retryLimit(services, api.type);
  const trouble = { isNoted: false };
  const note = (action: UnknownAction) => {
    trouble.isNoted = true;
    api.dispatch(action);
  };
  const onOverdue = () => {
    if (services.retries) note(responseOverdue(key));
  };
  for (let attempt = 0; ; attempt++) {
    const answer = await sendWatched(request, services, api.signal, onOverdue);
    await services.untilLive(api.signal);
    const isLast = attempt >= retries && !answer.wasGivenUp;
    if (!answer.again || isLast || api.signal.aborted) {
      if (trouble.isNoted) api.dispatch(requestSettled(key));
      return answer.result;
    }
    if (answer.wasGivenUp) continue;
    const wait = Math.max(retryDelay(attempt), answer.retryAfter);
    const now = Date.now();
    note(
      retryScheduled({ key, endpoint: api.endpoint, attempt: attempt + 1, at: now + wait, now }),
    );
    await services.retrySignal.wait(wait, api.signal);
    await services.untilLive(api.signal);
    api.dispatch(retryStarted(key));
  }
};

/**
 * Sends a request. There is no timeout (spec §7); when the answer is overdue, whoever asks to try
 * again makes it be given up and sent anew, as a socket that hangs may hang for ever.
 */
async function sendWatched(
  request: ApiRequest,
  services: ThunkExtra,
  signal: AbortSignal,
  onOverdue: () => void,
): Promise<Attempt & { readonly wasGivenUp: boolean }> {
  const own = new AbortController();
  const stop = () => {
    own.abort();
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  let forget: (() => void) | undefined;
  const timer = setTimeout(() => {
    onOverdue();
    forget = services.retrySignal.onRing(stop);
  }, RESPONSE_OVERDUE_MS);
  try {
    const answer = await send(request, services, own.signal);
    return { ...answer, wasGivenUp: own.signal.aborted && !signal.aborted };
  } finally {
    clearTimeout(timer);
    forget?.();
    signal.removeEventListener('abort', stop);
  }
}

/** Delay in ms before repetition `attempt` (0 for the first): 1 s, doubling, 30 s at most. */
export function retryDelay(attempt: number): number {
  return Math.min(RETRY_DELAY_MS * 2 ** attempt, RETRY_DELAY_LIMIT_MS);
}

function retryLimit(services: StoreEnvironment, type: BaseQueryApi['type']): number {
  if (!services.retries) return 0;
  return type === 'query' ? QUERY_RETRIES : MUTATION_RETRIES;
}

interface Attempt {
  readonly result:
    | { readonly data: unknown; readonly meta: ResponseMeta }
    | { readonly error: ApiError; readonly meta: ResponseMeta };
  /** Whether repeating the request may help. */
  readonly again: boolean;
  /** What the backend asked to wait, in ms. */
  readonly retryAfter: number;
}

async function send(
  request: ApiRequest,
  { origins, config, transport }: StoreEnvironment,
  signal: AbortSignal,
): Promise<Attempt> {
  const isListings = request.host === 'listings';
  const meta: ResponseMeta = { publicOrigin: isListings ? config.listingsHost : config.apiHost };
  const url = `${isListings ? origins.listings : origins.api}${request.path}${queryString(request.query)}`;
  const fail = (status: ApiError['status'], message: string, again: boolean, retryAfter = 0) => ({
    result: { error: { status, message }, meta },
    again,
    retryAfter,
  });
  let answer: BackendResponse;
  try {
    answer = await transport(url, {
      method: request.method ?? 'GET',
      credentials: 'omit',
      keepalive: request.keepalive ?? false,
      signal,
      ...(request.body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request.body),
      }),
    });
  } catch {
    return fail('FETCH_ERROR', request.failure, true);
  }
  const { status, body } = answer;
  if (status < 200 || status > 299) {
    const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
    const message = (isFinal ? backendMessage(body) : null) ?? request.failure;
    return fail(status, message, !isFinal, retryAfter(answer.retryAfter));
  }
  if (body === undefined) return fail('INVALID_RESPONSE', request.failure, true);
  return { result: { data: body, meta }, again: false, retryAfter: 0 };
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

function backendMessage(body: unknown): string | null {
  const result = v.safeParse(errorBody, body);
  return result.success ? result.output.error.message : null;
}

/** `Retry-After` in ms (RFC 9110 §10.2.3: seconds or a date), within what we are ready to wait. */
function retryAfter(header: string | null): number {
  if (header === null) return 0;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), RETRY_DELAY_LIMIT_MS) : 0;
}
