import {
  type PageAddress,
  addressChanged,
  addressOf,
  selectLocation,
} from '../../shared/location/locationSlice';
import type { AppStore } from '../store';

/**
 * Ties the store's address to the browser's history, both ways. The address bar follows the
 * store, also when DevTools shows another state (then in place, without new history entries).
 * Returns a function that unties them.
 */
export function syncHistory(store: AppStore): () => void {
  const { history, location } = window;
  let shown = selectLocation(store.getState());
  history.replaceState({ key: shown.key }, '');

  const unsubscribe = store.subscribe(() => {
    const address = selectLocation(store.getState());
    if (address === shown) return;
    const isNew = address.key !== shown.key;
    shown = address;
    const href = hrefOf(address);
    if (isNew && address.arrival === 'push' && store.isLive()) {
      history.pushState({ key: address.key }, '', href);
    } else if (address.arrival !== 'pop' || !store.isLive()) {
      history.replaceState({ key: address.key }, '', href);
    }
  });

  const onPopState = (event: PopStateEvent) => {
    if (!store.isLive()) {
      // The past is read only: the address bar goes back to what is shown.
      history.replaceState({ key: shown.key }, '', hrefOf(shown));
      return;
    }
    const href = location.pathname + location.search + location.hash;
    store.dispatch(addressChanged(addressOf(href, 'pop', keyOf(event.state))));
  };
  window.addEventListener('popstate', onPopState);
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', onPopState);
  };
}

/** The key of the history entry that the browser shows, as it stands after a reload too. */
export function historyKey(): string | undefined {
  return keyOf(window.history.state);
}

function hrefOf({ pathname, search, hash }: PageAddress): string {
  return pathname + search + hash;
}

function keyOf(state: unknown): string | undefined {
  return typeof state === 'object' &&
    state !== null &&
    'key' in state &&
    typeof state.key === 'string'
    ? state.key
    : undefined;
}
