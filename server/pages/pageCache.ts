import { LRUCache } from 'lru-cache';
import type { PageEntry } from './pageEntry';
import { type PageTimes, pageTimes } from './pageTimes';

export type CacheResult = 'hit' | 'stale' | 'miss' | 'rescued';

interface CachedPage {
  readonly entry: PageEntry;
  /** In ms since the epoch. */
  readonly renderedAtMs: number;
  /** Of its rendering, among those after which pages were purged. */
  readonly purges: number;
  /** No new rendering starts before this, in ms since the epoch. */
  pausedUntilMs: number;
}

interface Found {
  readonly entry: PageEntry;
  readonly result: CacheResult;
  /** Time since its rendering. */
  readonly ageMs: number;
}

/** Renders a page. A patient rendering waits longer for its data: after a purge, or while nobody waits for it. */
type Render = (isPatient: boolean) => Promise<PageEntry>;

interface PageCacheOptions {
  readonly bytes: number;
  /** Whether error pages are cached; unknown addresses are unlimited in number. */
  readonly keepsErrors?: boolean;
  readonly times?: PageTimes;
  readonly now?: () => number;
}

/**
 * A cache of pages in memory, with stale-while-revalidate and stale-if-error. Concurrent requests share a
 * rendering. An incomplete page is never cached and never replaces a complete one.
 */
export class PageCache {
  private readonly pages: LRUCache<string, CachedPage>;
  private readonly renderings = new Map<string, Promise<PageEntry>>();
  private readonly times: PageTimes;
  private readonly now: () => number;
  private readonly keepsErrors: boolean;
  private purges = 0;

  constructor({
    bytes,
    keepsErrors = true,
    times = pageTimes,
    now = () => Date.now(),
  }: PageCacheOptions) {
    this.pages = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ entry }, key) => entry.bytes + key.length,
    });
    this.times = times;
    this.keepsErrors = keepsErrors;
    this.now = now;
  }

  get bytes(): number {
    return this.pages.calculatedSize;
  }

  get size(): number {
    return this.pages.size;
  }

  /** Makes every page stale, and its next request wait for a rendering. Returns their number. */
  purge(): number {
    this.purges += 1;
    this.renderings.clear();
    for (const cached of this.pages.values()) cached.pausedUntilMs = 0;
    return this.pages.size;
  }

  /** The page, cached or rendered. Rejects only if rendering fails and no copy is cached. */
  async get(key: string, render: Render): Promise<Found> {
    const cached = this.pages.get(key);
    const ageMs = cached ? this.now() - cached.renderedAtMs : Infinity;
    const { freshMs, whileRevalidateMs, ifErrorMs } = this.times;
    const isPurged = cached !== undefined && cached.purges < this.purges;
    if (cached && !isPurged && ageMs < freshMs)
      return { entry: cached.entry, result: 'hit', ageMs };
    if (cached && !isPurged && ageMs < whileRevalidateMs) {
      // Revalidates in the background. If that fails, a later request retries.
      if (!this.isPaused(cached)) this.renderOnce(key, () => render(true)).catch(() => undefined);
      return { entry: cached.entry, result: 'stale', ageMs };
    }
    const rescue: Found | null =
      cached && ageMs < ifErrorMs ? { entry: cached.entry, result: 'rescued', ageMs } : null;
    if (rescue && cached && this.isPaused(cached)) return rescue;
    try {
      const entry = await this.renderOnce(key, () => render(isPurged));
      return rescue && !entry.isComplete ? rescue : { entry, result: 'miss', ageMs: 0 };
    } catch (error) {
      if (rescue) return rescue;
      throw error;
    }
  }

  private isPaused({ pausedUntilMs }: CachedPage): boolean {
    return this.now() < pausedUntilMs;
  }

  private renderOnce(key: string, render: () => Promise<PageEntry>): Promise<PageEntry> {
    const current = this.renderings.get(key);
    if (current) return current;
    const rendering = this.renderAndCache(key, render).finally(() => {
      if (this.renderings.get(key) === rendering) this.renderings.delete(key);
    });
    this.renderings.set(key, rendering);
    return rendering;
  }

  private async renderAndCache(key: string, render: () => Promise<PageEntry>): Promise<PageEntry> {
    const { purges } = this;
    const entry = await render().catch((error: unknown) => {
      this.pause(key, purges);
      throw error;
    });
    if (!entry.isComplete) this.pause(key, purges);
    else if (entry.status !== 200 && !this.keepsErrors) this.pages.delete(key);
    // A rendering from before a purge does not replace one from after it.
    else if (purges >= (this.pages.peek(key)?.purges ?? 0))
      this.pages.set(key, { entry, renderedAtMs: this.now(), purges, pausedUntilMs: 0 });
    return entry;
  }

  /** Pauses renderings of a cached page, to spare a failing backend; not those after a later purge. */
  private pause(key: string, purges: number): void {
    const cached = this.pages.peek(key);
    if (cached && purges === this.purges) cached.pausedUntilMs = this.now() + this.times.pauseMs;
  }
}
