import { type RuntimeConfig, ownOriginConfig } from '../shared/config/runtimeConfig';
import { type RetryBell, makeRetryBell } from './retryBell';
import { type Transport, fetchAnswer } from './transport';

/**
 * What the store's surroundings give to thunks, base query and listeners (the thunk extra
 * argument): the server and the browser differ here and nowhere else.
 */
export interface Services {
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
export interface StoreServices extends Services {
  readonly retryBell: RetryBell;
}

export function browserServices(config: RuntimeConfig = ownOriginConfig): Services {
  return {
    config,
    origins: { api: config.apiHost, listings: config.listingsHost },
    transport: fetchAnswer,
    retries: true,
    untilLive: () => Promise.resolve(),
    isLive: () => true,
  };
}

/** The part of a store's services that belongs to one store only. */
export function storeServices(services: Services): StoreServices {
  return { ...services, retryBell: makeRetryBell() };
}

/** The services behind RTK Query's untyped `extra`. */
export function servicesOf(extra: unknown): StoreServices {
  if (isServices(extra)) return extra;
  throw new Error('The store was made without services');
}

function isServices(extra: unknown): extra is StoreServices {
  return typeof extra === 'object' && extra !== null && 'origins' in extra && 'retryBell' in extra;
}
