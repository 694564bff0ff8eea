import { type RuntimeConfig, ownOriginConfig } from '../shared/config/runtimeConfig';
import { type RetrySignal, createRetrySignal } from './retrySignal';
import { type Transport, fetchResponse } from './transport';

/**
 * What the store's surroundings give to thunks, base query and listeners (the thunk extra
 * argument): the server and the browser differ here and nowhere else.
 */
export interface StoreEnvironment {
  /** Hosts as the visitor's browser reaches them. */
  readonly config: RuntimeConfig;
  /** Origins that requests of this store go to; the server may use internal addresses. */
  readonly origins: { readonly api: string; readonly listings: string };
  /** How requests travel. */
  readonly transport: Transport;
  /** The server asks once; the browser repeats as spec §9 says. */
  readonly retries: boolean;
  /** Resolves when the store shows the present; while DevTools shows a past state it waits. */
  untilLive(signal: AbortSignal): Promise<void>;
  /** False while DevTools shows a past state. */
  isLive(): boolean;
}

/** What a store adds to its services. */
export interface ThunkExtra extends StoreEnvironment {
  readonly retrySignal: RetrySignal;
}

export function browserEnvironment(config: RuntimeConfig = ownOriginConfig): StoreEnvironment {
  return {
    config,
    origins: { api: config.apiHost, listings: config.listingsHost },
    transport: fetchResponse,
    retries: true,
    untilLive: () => Promise.resolve(),
    isLive: () => true,
  };
}

/** The part of a store's services that belongs to one store only. */
export function makeThunkExtra(services: StoreEnvironment): ThunkExtra {
  return { ...services, retrySignal: createRetrySignal() };
}

/** The services behind RTK Query's untyped `extra`. */
export function thunkExtraOf(extra: unknown): ThunkExtra {
  if (isServices(extra)) return extra;
  throw new Error('The store was made without services');
}

function isServices(extra: unknown): extra is ThunkExtra {
  return (
    typeof extra === 'object' && extra !== null && 'origins' in extra && 'retrySignal' in extra
  );
}
