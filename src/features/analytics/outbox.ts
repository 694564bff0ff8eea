import * as v from 'valibot';
import { storageName } from '../../shared/shop/currentShop';
import { type BannerEvent, bannerEventSchema } from './bannerEvent';

/** Maximum number of pending events; beyond it, the oldest are dropped. */
export const OUTBOX_LIMIT = 200;
const prefix = () => storageName('tracked:');

/**
 * Unconfirmed events in `localStorage`, which writes synchronously, even while a page closes. Each event is
 * a separate entry, so that tabs do not overwrite each other's. If storage is refused or full, events stay
 * in memory until the page closes.
 */
class Outbox {
  readonly #memory = new Map<string, BannerEvent>();
  readonly #underWay = new Set<string>();

  /** Marks an event as pending; returns a function that marks it as done. */
  underWay(eventId: string): () => void {
    this.#underWay.add(eventId);
    return () => {
      this.#underWay.delete(eventId);
    };
  }

  isUnderWay(eventId: string): boolean {
    return this.#underWay.has(eventId);
  }

  add(event: BannerEvent): void {
    try {
      localStorage.setItem(prefix() + event.eventId, JSON.stringify(event));
    } catch {
      this.#memory.set(event.eventId, event);
    }
    this.#bound();
  }

  remove(eventId: string): void {
    this.#memory.delete(eventId);
    try {
      localStorage.removeItem(prefix() + eventId);
    } catch {
      // It is in memory only.
    }
  }

  /** Waiting events, oldest first; removes invalid entries. */
  waiting(): BannerEvent[] {
    const found = new Map(this.#memory);
    for (const key of storedKeys()) {
      const event = readEvent(key);
      if (event) found.set(event.eventId, event);
      else this.remove(key.slice(prefix().length));
    }
    return [...found.values()].sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
  }

  #bound(): void {
    if (storedKeys().length + this.#memory.size <= OUTBOX_LIMIT) return;
    const waiting = this.waiting();
    for (const { eventId } of waiting.slice(0, Math.max(0, waiting.length - OUTBOX_LIMIT))) {
      this.remove(eventId);
    }
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix()));
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
