import type { PageEntry } from './pageEntry';

/** How long a page is good, in ms after its rendering. */
export interface PageTimes {
  readonly fresh: number;
  /** Until then it is served while a new one is made. */
  readonly whileRevalidate: number;
  /** Until then it is served when no good new one can be made. */
  readonly ifError: number;
}

const pageTimes: PageTimes = {
  fresh: 60_000,
  whileRevalidate: 600_000,
  ifError: 86_400_000,
};

export type CacheResult = 'hit' | 'stale' | 'miss' | 'rescued';

interface Kept {
  readonly entry: PageEntry;
  readonly at: number;
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

  constructor({ bytes, times = pageTimes, now = Date.now }: PageCacheOptions) {
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

  /** The page, if it can be had at once: kept and not too old. */
  peek(key: string): { readonly entry: PageEntry; readonly isFresh: boolean } | null {
    const kept = this.kept.get(key);
    if (!kept) return null;
    const age = this.now() - kept.at;
    if (age >= this.times.whileRevalidate) return null;
    // The youngest use stands last.
    this.kept.delete(key);
    this.kept.set(key, kept);
    return { entry: kept.entry, isFresh: age < this.times.fresh };
  }

  /** The page, kept or made. Rejects only when it cannot be made and no copy is left. */
  async get(
    key: string,
    make: () => Promise<PageEntry>,
  ): Promise<{ readonly entry: PageEntry; readonly result: CacheResult }> {
    const kept = this.peek(key);
    if (kept) {
      if (kept.isFresh) return { entry: kept.entry, result: 'hit' };
      // Whatever becomes of it, this visitor is served.
      this.fly(key, make).catch(() => undefined);
      return { entry: kept.entry, result: 'stale' };
    }
    try {
      const entry = await this.fly(key, make);
      const rescue = entry.isComplete ? null : this.rescue(key);
      return rescue ? { entry: rescue, result: 'rescued' } : { entry, result: 'miss' };
    } catch (error) {
      const rescue = this.rescue(key);
      if (rescue) return { entry: rescue, result: 'rescued' };
      throw error;
    }
  }

  private fly(key: string, make: () => Promise<PageEntry>): Promise<PageEntry> {
    const under = this.flights.get(key);
    if (under) return under;
    const flight = make()
      .then((entry) => {
        if (entry.isComplete) this.keep(key, entry);
        return entry;
      })
      .finally(() => this.flights.delete(key));
    this.flights.set(key, flight);
    return flight;
  }

  private rescue(key: string): PageEntry | null {
    const kept = this.kept.get(key);
    return kept && this.now() - kept.at < this.times.ifError ? kept.entry : null;
  }

  private keep(key: string, entry: PageEntry): void {
    this.drop(key);
    this.kept.set(key, { entry, at: this.now() });
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
