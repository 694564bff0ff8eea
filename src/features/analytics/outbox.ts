import * as v from 'valibot';
import { RECOVERY_INTERVAL_MS } from '../../shared/config/times';
import { storageName } from '../../shared/shop/currentShop';
import { type BannerEvent, bannerEventSchema } from './bannerEvent';
import { eventPrefix, unstoredEvents } from './keepEvent';

/** Maximum number of pending events; beyond it, the oldest are dropped. */
export const OUTBOX_LIMIT = 200;
/** Longest `Retry-After` that is respected: a wait beyond it may come from a clock that was wrong. */
const RETRY_AFTER_LIMIT_MS = 60 * 60_000;

const waitName = () => storageName('tracking-wait');

/** The wait after a failure. */
interface Wait {
  /** Whether the backend requests it (`Retry-After`). */
  readonly isRequested: boolean;
  /** In ms since the epoch. */
  readonly until: number;
}

const noWait: Wait = { isRequested: false, until: 0 };

/**
 * The kept events (`keepEvent.ts`), and the wait after failures. A requested wait is in `localStorage`, so
 * that all tabs respect it; if storage is refused or full, it stays in memory until the page closes.
 */
class Outbox {
  readonly #removed = new Set<string>();
  /** The events that this page has just tracked and not sent yet, by id. */
  readonly #fresh = new Set<string>();
  /** The kinds of the events that failed on this page, by id. */
  readonly #failed = new Map<string, BannerEvent['kind']>();
  #wait = noWait;
  #last: Promise<unknown> = Promise.resolve();

  /** Runs one delivery at a time: in all tabs where Web Locks exist (secure origins), else in this one. */
  exclusively(work: () => Promise<void>): Promise<void> {
    // Locks are refused where storage is.
    if ('locks' in navigator) return navigator.locks.request(waitName(), work).catch(work);
    const done = this.#last.then(work);
    this.#last = done;
    return done;
  }

  /** Notes an event that was just tracked: it waits only if the backend requests it. */
  track(eventId: string): void {
    this.#fresh.add(eventId);
  }

  /** How long kept events wait, in ms. */
  waitMs(): number {
    const waitMs = this.#readWait().until - Date.now();
    return waitMs > RETRY_AFTER_LIMIT_MS ? 0 : Math.max(waitMs, 0);
  }

  /** Notes that a delivery failed: kept events wait for 30 s, or for `Retry-After`. */
  failed({ eventId, kind }: BannerEvent, retryAfterMs: number): void {
    this.#fresh.delete(eventId);
    this.#failed.set(eventId, kind);
    const isRequested = retryAfterMs > 0;
    const waitMs = isRequested
      ? Math.min(retryAfterMs, RETRY_AFTER_LIMIT_MS)
      : RECOVERY_INTERVAL_MS;
    this.#writeWait({ isRequested, until: Date.now() + waitMs });
  }

  /** Notes that the backend responded: the wait ends, unless an event of the other kind has failed. */
  delivered({ eventId, kind }: BannerEvent): void {
    this.remove(eventId);
    if ([...this.#failed.values()].every((failed) => failed === kind)) this.endWait();
  }

  /** Ends the wait, such as when the browser is back online. */
  endWait(): void {
    this.#writeWait(noWait);
  }

  #readWait(): Wait {
    try {
      const stored = localStorage.getItem(waitName());
      if (stored === null) return this.#wait;
      const until = Number(stored);
      return Number.isFinite(until) ? { isRequested: true, until } : noWait;
    } catch {
      return this.#wait;
    }
  }

  #writeWait(wait: Wait): void {
    this.#wait = wait;
    try {
      if (wait.isRequested) {
        localStorage.setItem(waitName(), String(wait.until));
        this.#wait = noWait;
      } else localStorage.removeItem(waitName());
    } catch {
      // It is in memory.
    }
  }

  remove(eventId: string): void {
    unstoredEvents.delete(eventId);
    this.#fresh.delete(eventId);
    this.#failed.delete(eventId);
    this.#removed.add(eventId);
    try {
      localStorage.removeItem(eventPrefix() + eventId);
    } catch {
      // `waiting` skips it.
    }
  }

  /** Waiting events, oldest first; removes invalid entries, and the oldest ones beyond the limit. */
  waiting(): readonly BannerEvent[] {
    const found = new Map<string, BannerEvent>();
    for (const event of unstoredEvents.values()) {
      if (v.is(bannerEventSchema, event)) found.set(event.eventId, event);
    }
    for (const key of storedKeys()) {
      const event = readEvent(key);
      if (event && !this.#removed.has(event.eventId)) found.set(event.eventId, event);
      else this.remove(key.slice(eventPrefix().length));
    }
    const waiting = [...found.values()].sort(
      (a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp),
    );
    for (const { eventId } of waiting.slice(0, -OUTBOX_LIMIT)) this.remove(eventId);
    return waiting.slice(-OUTBOX_LIMIT);
  }

  /**
   * The newest event that may be sent now: one that was just tracked, or after the wait any. One that
   * failed comes after all others, so that it does not block them.
   */
  next(): BannerEvent | undefined {
    const waiting = this.waiting();
    const isWait = this.waitMs() > 0;
    if (isWait && this.#readWait().isRequested) return undefined;
    const fresh = waiting.findLast(({ eventId }) => this.#fresh.has(eventId));
    if (fresh || isWait) return fresh;
    const next = waiting.findLast(({ eventId }) => !this.#failed.has(eventId));
    if (!next) this.#failed.clear();
    return next ?? waiting.at(-1);
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(eventPrefix()));
  } catch {
    return [];
  }
}

function readEvent(key: string): BannerEvent | null {
  try {
    const result = v.safeParse(bannerEventSchema, JSON.parse(localStorage.getItem(key) ?? ''));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** The outbox of this page. */
export const outbox = new Outbox();
