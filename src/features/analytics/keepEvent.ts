import { storageName } from '../../shared/shop/currentShop';
import type { BannerEvent } from './bannerEvent';

/** The prefix of the entries of events in `localStorage`. */
export const eventPrefix = () => storageName('tracked:');

/** The events that storage refused, by id, until the page closes. */
export const unstoredEvents = new Map<string, BannerEvent>();

/**
 * Keeps an event until a backend has counted it. `localStorage` writes synchronously, even while a page
 * closes. Each event is a separate entry, so that tabs do not overwrite each other's. The outbox, which
 * loads later, validates and sends it.
 */
export function keepEvent(event: BannerEvent): void {
  try {
    localStorage.setItem(eventPrefix() + event.eventId, JSON.stringify(event));
  } catch {
    unstoredEvents.set(event.eventId, event);
  }
}
