import * as v from 'valibot';
import { retryDelayMs } from '../../shared/config/times';
import { storageName } from '../../shared/shop/currentShop';
import { type BannerEvent, bannerEventSchema } from './bannerEvent';
import { eventPrefix, unstoredEvents } from './keepEvent';

/** Maximum number of pending events; beyond it, the oldest are dropped. */
export const OUTBOX_LIMIT = 200;
/** Longest `Retry-After` that is respected: a wait beyond it may come from a clock that was wrong. */
const RETRY_AFTER_LIMIT_MS = 60 * 60_000;

const waitName = () => storageName('tracking-wait');

/** The wait after failures. */
interface Wait {
  /** Number of failures in a row. */
  readonly failures: number;
  /** In ms since the epoch. */
  readonly until: number;
}

const noWait: Wait = { failures: 0, until: 0 };

/**
 * The kept events (`keepEvent.ts`), and the wait after failures, which is in `localStorage` too, so that all
 * tabs respect it. If storage is refused or full, it stays in memory until the page closes.
 */
class Outbox {
  readonly #removed = new Set<string>();
  readonly #failed = new Set<string>();
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

  /** How long to wait after failures, in ms. */
  waitMs(): number {
    const waitMs = this.#readWait().until - Date.now();
    return waitMs > RETRY_AFTER_LIMIT_MS ? 0 : Math.max(waitMs, 0);
  }

  /** Makes the wait longer: exponentially, and not before `Retry-After`. */
  failed(eventId: string, retryAfterMs: number): void {
    this.#failed.add(eventId);
    const { failures } = this.#readWait();
    const waitMs = Math.max(retryDelayMs(failures), Math.min(retryAfterMs, RETRY_AFTER_LIMIT_MS));
    this.#writeWait({ failures: failures + 1, until: Date.now() + waitMs });
  }

  /** Ends the wait: a delivery succeeded, or the browser is back online. */
  endWait(): void {
    this.#writeWait(noWait);
  }

  #readWait(): Wait {
    try {
      const stored = localStorage.getItem(waitName());
      if (stored === null) return this.#wait;
      const [failures = 0, until = 0] = stored.split(' ').map(Number);
      return Number.isFinite(failures + until) ? { failures, until } : noWait;
    } catch {
      return this.#wait;
    }
  }

  #writeWait(wait: Wait): void {
    this.#wait = noWait;
    try {
      if (wait === noWait) localStorage.removeItem(waitName());
      else localStorage.setItem(waitName(), `${String(wait.failures)} ${String(wait.until)}`);
    } catch {
      this.#wait = wait;
    }
  }

  remove(eventId: string): void {
    unstoredEvents.delete(eventId);
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

  /** The newest waiting event; one that failed comes after all others, so that it does not block them. */
  next(): BannerEvent | undefined {
    const waiting = this.waiting();
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
