import type { AppStore } from '../app/store';
import { selectLocation } from './locationSlice';

/** Elements of the head that describe one page to search engines, previews and Share. */
const OF_ONE_PAGE = [
  'link[rel="canonical"]',
  'link[hreflang]',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'script[type="application/ld+json"]',
].join();

/**
 * Removes the first page's elements from the head on navigation; otherwise the browser would share the
 * first page's address. Search engines load each page from the server.
 */
export function removeServerHead({ getState, subscribe }: AppStore): void {
  const unsubscribe = subscribe(forget);
  forget();

  function forget() {
    if (selectLocation(getState()).arrival === 'load') return;
    for (const element of document.head.querySelectorAll(OF_ONE_PAGE)) element.remove();
    unsubscribe();
  }
}
