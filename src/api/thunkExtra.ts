import { type RuntimeConfig, ownOriginConfig } from '../shared/config/runtimeConfig';
import { type RetrySignal, makeRetrySignal } from './retry';
import { type Transport, fetchResponse } from './transport';

/**
 * The environment of a store for thunks, base query and listeners (the thunk extra argument). It is the
 * only difference between server and browser.
 */
export interface StoreEnvironment {
  /** Hosts as browsers reach them. */
  readonly config: RuntimeConfig;
  /** Origins of this store's requests; the server may use internal ones. */
  readonly origins: { readonly api: string; readonly listings: string };
  readonly transport: Transport;
  /** Whether failed requests are retried (spec §9): in the browser, not on the server. */
  readonly canRetry: boolean;
  /** Whether the visit is recorded for 'Report a problem': in the browser, not on the server. */
  readonly isRecorded: boolean;
}

/** Whether a store shows the present, or a past state of Redux DevTools. */
export interface Timeline {
  /** True while DevTools shows a past state. */
  isPaused(): boolean;
  /** Resolves when the present is shown, or when the signal aborts. */
  untilResumed(signal?: AbortSignal): Promise<void>;
}

/** The environment with the store's own additions. */
export interface ThunkExtra extends StoreEnvironment, Timeline, RetrySignal {}

export function browserEnvironment(config: RuntimeConfig = ownOriginConfig): StoreEnvironment {
  return {
    config,
    origins: { api: config.apiHost, listings: config.listingsHost },
    transport: fetchResponse,
    canRetry: true,
    isRecorded: true,
  };
}

/** The timeline of a store without DevTools. */
const alwaysPresent: Timeline = { isPaused: () => false, untilResumed: () => Promise.resolve() };

/** The thunk extra argument of one store. */
export function makeThunkExtra(
  environment: StoreEnvironment,
  { isPaused, untilResumed }: Timeline = alwaysPresent,
): ThunkExtra {
  return { ...environment, isPaused, untilResumed, ...makeRetrySignal() };
}

/** Types RTK Query's untyped `extra` as ours. */
export function thunkExtraOf(extra: unknown): ThunkExtra {
  if (isThunkExtra(extra)) return extra;
  throw new Error('The store was made without an environment');
}

function isThunkExtra(extra: unknown): extra is ThunkExtra {
  return typeof extra === 'object' && extra !== null && 'origins' in extra && 'retryNow' in extra;
}
