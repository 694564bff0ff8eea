import { LRUCache } from 'lru-cache';

/** A token bucket for each client: `burst` requests at once, refilled at `perSecond`. */
export interface RateLimitSettings {
  perSecond: number;
  burst: number;
}

export const DEFAULT_RATE_LIMIT: RateLimitSettings = { perSecond: 50, burst: 200 };

/** Clients that are remembered. */
const CLIENT_LIMIT = 10_000;
const SECOND_MS = 1_000;

interface Bucket {
  tokens: number;
  refilledAtMs: number;
}

export class RateLimit {
  readonly #buckets = new LRUCache<string, Bucket>({ max: CLIENT_LIMIT });
  constructor(
    private readonly settings: RateLimitSettings,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Takes one request of a client.
   * @returns 0 when it may pass, else the whole seconds to wait (for `Retry-After`).
   */
  take(client: string): number {
    const { perSecond, burst } = this.settings;
    const now = this.now();
    const last = this.#buckets.get(client) ?? { tokens: burst, refilledAtMs: now };
    const tokens = Math.min(
      burst,
      last.tokens + (Math.max(0, now - last.refilledAtMs) / SECOND_MS) * perSecond,
    );
    const passes = tokens >= 1;
    this.#buckets.set(client, { tokens: passes ? tokens - 1 : tokens, refilledAtMs: now });
    return passes ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond));
  }

  /** Number of clients remembered. */
  get size(): number {
    return this.#buckets.size;
  }
}
