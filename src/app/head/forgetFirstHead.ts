import { selectLocation } from '../../shared/location/locationSlice';
import type { AppStore } from '../store';

/** What the head says of one page alone, for search engines, previews and the browser's Share. */
const OF_ONE_PAGE = [
  'link[rel="canonical"]',
  'link[hreflang]',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'script[type="application/ld+json"]',
].join();

/**
 * Takes out of the head what the server said of the first page, once another one is shown: the
 * browser would share the address of the first. Search engines load each page from the server.
 */
export function forgetFirstHead({ getState, isLive, subscribe }: AppStore): void {
  const unsubscribe = subscribe(forget);
  forget();

  function forget() {
    if (!isLive() || selectLocation(getState()).arrival === 'load') return;
    for (const element of document.head.querySelectorAll(OF_ONE_PAGE)) element.remove();
    unsubscribe();
  }
}
