import { createHash, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf } from './http/httpServer';

/** Wrong tokens of an address within a minute, after which every token of it is refused. */
const FAILURES_MAX = 10;
const MINUTE_MS = 60_000;

/** Why a token is refused. */
export interface TokenRefusal {
  readonly status: 401 | 429;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Compares sent tokens in constant time, and counts wrong ones by the client's network.
 * @returns why one is refused; null for the right one
 */
export function tokenGate(token: string): (sent: string, client: string) => TokenRefusal | null {
  /** Times of wrong tokens, in ms since the epoch. */
  const failures = new LRUCache<string, readonly number[]>({ max: 10_000 });
  return (sent, client) => {
    const now = Date.now();
    const network = networkOf(client);
    const before = (failures.get(network) ?? []).filter((atMs) => now - atMs < MINUTE_MS);
    if (before.length >= FAILURES_MAX)
      return { status: 429, text: 'Too many wrong tokens', headers: { 'Retry-After': '60' } };
    if (isSame(sent, token)) return null;
    failures.set(network, [...before, now]);
    const headers = { 'WWW-Authenticate': 'Bearer' };
    return { status: 401, text: 'The token is wrong', headers };
  };
}

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const hash = (one: string) => createHash('sha256').update(one).digest();
  return timingSafeEqual(hash(a), hash(b));
}
