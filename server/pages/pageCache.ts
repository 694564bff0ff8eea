import type { PageEntry } from './pageEntry';
import { type PageTimes, pageTimes } from './pageTimes';

export type CacheResult = 'hit' | 'stale' | 'miss' | 'rescued';

interface Kept {
  readonly entry: PageEntry;
  /** When it was made. */
  readonly at: number;
  /** No new one is tried before this. */
  pausedUntil: number;
}

interface Found {
  readonly entry: PageEntry;
  readonly result: CacheResult;
  /** Since it was made, in ms. */
  readonly age: number;
}

interface PageCacheOptions {
  readonly bytes: number;
  readonly times?: PageTimes;
  readonly now?: () => number;
}

/**
 * Pages in memory, the least recently used go first. Everybody who asks for a page that is being
 * made waits for that one (single flight). An incomplete page is never kept and never replaces a
 * good one.
 */
export class PageCache {
  private readonly kept = new Map<string, Kept>();
  private readonly flights = new Map<string, Promise<PageEntry>>();
  private readonly limit: number;
  private readonly times: PageTimes;
  private readonly now: () => number;
  private used = 0;

  constructor({ bytes, times = pageTimes, now = () => Date.now() }: PageCacheOptions) {
    this.limit = bytes;
    this.times = times;
    this.now = now;
  }

  get bytes(): number {
    return this.used;
  }

  get size(): number {
    return this.kept.size;
  }

  /** The page, kept or made. Rejects only when it cannot be made and no copy is left. */
  async get(key: string, make: () => Promise<PageEntry>): Promise<Found> {
    const kept = this.kept.get(key);
    const age = kept ? this.now() - kept.at : Infinity;
    const { fresh, whileRevalidate, ifError } = this.times;
    if (kept && age < whileRevalidate) {
      // The youngest use stands last.
      this.kept.delete(key);
      this.kept.set(key, kept);
      if (age < fresh) return { entry: kept.entry, result: 'hit', age };
      // Whatever becomes of it, this visitor is served.
      if (!this.isPaused(kept)) this.fly(key, make).catch(() => undefined);
      return { entry: kept.entry, result: 'stale', age };
    }
    const rescue: Found | null =
      kept && age < ifError ? { entry: kept.entry, result: 'rescued', age } : null;
    if (rescue && kept && this.isPaused(kept)) return rescue;
    try {
      const entry = await this.fly(key, make);
      return rescue && !entry.isComplete ? rescue : { entry, result: 'miss', age: 0 };
    } catch (error) {
      if (rescue) return rescue;
      throw error;
    }
  }

  private isPaused({ pausedUntil }: Kept): boolean {
    return this.now() < pausedUntil;
  }

  private fly(key: string, make: () => Promise<PageEntry>): Promise<PageEntry> {
    const under = this.flights.get(key);
    if (under) return under;
    const flight = make()
      .then(
        (entry) => {
          if (entry.isComplete) this.keep(key, entry);
          else this.pause(key);
          return entry;
        },
        (error: unknown) => {
          this.pause(key);
          throw error;
        },
      )
      .finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }

  /** A backend in trouble is not asked by every visitor who can be served without it. */
  private pause(key: string): void {
    const kept = this.kept.get(key);
    if (kept) kept.pausedUntil = this.now() + this.times.pause;
  }

  private keep(key: string, entry: PageEntry): void {
    this.drop(key);
    this.kept.set(key, { entry, at: this.now(), pausedUntil: 0 });
    this.used += entry.bytes + key.length;
    for (const oldest of this.kept.keys()) {
      if (this.used <= this.limit) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const kept = this.kept.get(key);
    if (!kept) return;
    this.kept.delete(key);
    this.used -= kept.entry.bytes + key.length;
  }
}
