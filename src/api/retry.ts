import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import {
  MUTATION_RETRIES,
  QUERY_RETRIES,
  RESPONSE_OVERDUE_MS,
  RETRY_DELAY_LIMIT_MS,
  retryDelayMs,
} from '../shared/config/times';
import { responseOverdue, retryScheduled, retryStarted, selectRecovering } from './connectionSlice';
import { pause } from './pause';

/** `extraOptions` of an endpoint whose retries differ from spec §9. */
export interface RetryOptions {
  /** Number of retries after the first attempt; by default 3 for queries and 1 for mutations. */
  readonly maxRetries?: number;
}

/** One request with its outcome. */
export interface Attempt<Result> {
  readonly result: Result;
  /** Whether a retry is pointless: it has succeeded, or the backend refuses it for good. */
  readonly isFinal: boolean;
  /** The delay that the backend requests (`Retry-After`), in ms; 0 by default. */
  readonly retryAfterMs: number;
}

/** Signals 'Try Again' to the requests of a store. */
export interface RetrySignal {
  /** Ends all retry delays, and aborts requests that hang. */
  retryNow(): void;
  /** Aborts at the next `retryNow`. */
  nextRetry(): AbortSignal;
}

export function makeRetrySignal(): RetrySignal {
  let next = new AbortController();
  return {
    retryNow: () => {
      const ended = next;
      next = new AbortController();
      ended.abort();
    },
    nextRetry: () => next.signal,
  };
}

interface RetryEnvironment extends RetrySignal {
  readonly canRetry: boolean;
  untilResumed(signal?: AbortSignal): Promise<void>;
}

/**
 * Sends a request with the retries of spec §9: queries 3 times, mutations once, or as often as the
 * endpoint's `extraOptions` say; after 1 s, doubling to 30 s at most, and not before `Retry-After`. While
 * DevTools shows a past state, responses and retries wait for the present.
 *
 * 'Try Again' (`tryAgain.ts`) ends the delay of every request. The automatic recovery of failed content
 * (`features/offline/connection.ts`) marks its queries as recovering: they get one attempt.
 *
 * RTK Query's `retry` does not fit: its `backoff` has access neither to the response (`Retry-After`) nor
 * to the store (countdown, 'Try Again', time travel).
 * @param send sends one attempt, which the signal aborts
 */
export async function withRetries<Result>(
  send: (signal: AbortSignal) => Promise<Attempt<Result>>,
  api: BaseQueryApi,
  environment: RetryEnvironment,
  options: RetryOptions = {},
): Promise<Result> {
  const key = api.queryCacheKey ?? api.endpoint;
  const onOverdue = () => {
    if (environment.canRetry) api.dispatch(responseOverdue(key));
  };
  for (let attempt = 1; ;) {
    const { result, isFinal, retryAfterMs, wasGivenUp } = await watched(
      send,
      environment,
      api.signal,
      onOverdue,
    );
    await environment.untilResumed(api.signal);
    // A request that 'Try Again' aborted is sent again at once, which does not count as a retry.
    if (wasGivenUp && !api.signal.aborted) continue;
    if (isFinal || attempt > maxRetries(environment, api, options) || api.signal.aborted)
      return result;
    const waitMs = Math.max(
      retryDelayMs(attempt - 1),
      Math.min(retryAfterMs, RETRY_DELAY_LIMIT_MS),
    );
    const now = Date.now();
    api.dispatch(retryScheduled({ key, endpoint: api.endpoint, attempt, at: now + waitMs, now }));
    attempt += 1;
    await pause(waitMs, api.signal, environment.nextRetry());
    await environment.untilResumed(api.signal);
    api.dispatch(retryStarted(key));
  }
}

function maxRetries(
  { canRetry }: RetryEnvironment,
  api: BaseQueryApi,
  options: RetryOptions,
): number {
  if (!canRetry) return 0;
  if (api.type === 'mutation') return options.maxRetries ?? MUTATION_RETRIES;
  // All our stores have the connection slice.
  const recovering = selectRecovering(api.getState() as Parameters<typeof selectRecovering>[0]);
  if ((api.queryCacheKey ?? '') in recovering) return 0;
  return options.maxRetries ?? QUERY_RETRIES;
}

/**
 * The watchdog. Requests have no timeout (spec §7); once the response is overdue, 'Try Again' aborts the
 * request, because a hanging socket may never settle.
 */
async function watched<Result>(
  send: (signal: AbortSignal) => Promise<Attempt<Result>>,
  { nextRetry }: RetrySignal,
  signal: AbortSignal,
  onOverdue: () => void,
): Promise<Attempt<Result> & { readonly wasGivenUp: boolean }> {
  const giveUp = new AbortController();
  const abort = () => {
    giveUp.abort();
  };
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  let retry: AbortSignal | undefined;
  const timer = setTimeout(() => {
    onOverdue();
    retry = nextRetry();
    retry.addEventListener('abort', abort);
  }, RESPONSE_OVERDUE_MS);
  try {
    const attempt = await send(giveUp.signal);
    return { ...attempt, wasGivenUp: giveUp.signal.aborted && !signal.aborted };
  } finally {
    clearTimeout(timer);
    retry?.removeEventListener('abort', abort);
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Whether a request must not be retried: a client error (4xx), except 408 Request Timeout and 429
 * Too Many Requests.
 */
export function isFinalStatus(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** `Retry-After` in ms (RFC 9110 §10.2.3: seconds or a date by the backend's clock); 0 if there is none. */
export function retryAfterMs({
  retryAfter,
  date,
}: {
  readonly retryAfter: string | null;
  readonly date: string | null;
}): number {
  if (retryAfter === null) return 0;
  const seconds = Number(retryAfter);
  const now = date === null ? Date.now() : Date.parse(date);
  const waitMs = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(retryAfter) - now;
  return Number.isFinite(waitMs) ? Math.max(waitMs, 0) : 0;
}
