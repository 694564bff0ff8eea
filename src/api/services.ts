import { type RuntimeConfig, ownOriginConfig } from '../shared/config/runtimeConfig';

/**
 * What the store's surroundings give to thunks, base query and listeners (the thunk extra
 * argument): the server and the browser differ here and nowhere else.
 */
export interface Services {
  /** Hosts as the visitor's browser reaches them. */
  readonly config: RuntimeConfig;
  /** Origins that requests of this store go to; the server may use internal addresses. */
  readonly origins: { readonly api: string; readonly listings: string };
  /** The server asks once; the browser repeats as spec §9 says. */
  readonly retries: boolean;
  /** Resolves when the store shows the present; while DevTools shows a past state it waits. */
  untilLive(signal: AbortSignal): Promise<void>;
  /** False while DevTools shows a past state. */
  isLive(): boolean;
}

export function browserServices(config: RuntimeConfig = ownOriginConfig): Services {
  return {
    config,
    origins: { api: config.apiHost, listings: config.listingsHost },
    retries: true,
    untilLive: () => Promise.resolve(),
    isLive: () => true,
  };
}

/** The services behind RTK Query's untyped `extra`. */
export function servicesOf(extra: unknown): Services {
  if (isServices(extra)) return extra;
  throw new Error('The store was made without services');
}

function isServices(extra: unknown): extra is Services {
  return typeof extra === 'object' && extra !== null && 'origins' in extra && 'config' in extra;
}
