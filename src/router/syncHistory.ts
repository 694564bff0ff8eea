import type { AppStore } from '../app/store';
import { hasMessages, loadMessages } from '../shared/i18n/messages';
import { yieldToMain } from '../shared/lib/yieldToMain';
import { languageFailed } from './languageSlice';
import {
  type LocationState,
  addressChanged,
  addressOf,
  hrefOf,
  selectLanguage,
  selectLocation,
} from './locationSlice';

/**
 * Safari lets a page change its address 100 times in 30 s, and a held key changes filters faster:
 * after this many changes in a row, the address is written only once they have stopped.
 */
const CHANGES_AT_ONCE = 10;
const REST_MS = 300;

/**
 * Ties the store's address to the browser's history, both ways. The address bar follows the
 * store, also when DevTools shows another state (then in place, without new history entries). A
 * visitor who has gone back or forward since the page was rendered is followed at once.
 * Returns a function that unties them.
 */
export function syncHistory(store: AppStore): () => void {
  const { history } = window;
  let shown = selectLocation(store.getState());
  /** Marks the history entry that stands for the store's address. */
  let entryKey = shown.key;
  let wasPaused = store.isPaused();
  let changes = 0;
  /** The browser's address is still the one before a change in place. */
  let isBehind = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    isBehind = false;
    // The browser is at another entry, which must stay as it is.
    if (historyKey() !== entryKey) return;
    // A past state is shown in the present entry: its own key may belong to another one.
    if (!store.isPaused()) entryKey = shown.key;
    history.replaceState({ key: entryKey }, '', hrefOf(shown));
  };
  const catchUp = () => {
    if (isBehind) write();
  };
  const rest = () => {
    clearTimeout(timer);
    changes = 0;
    catchUp();
  };
  const writeInTime = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, REST_MS);
    changes++;
    isBehind = true;
    // A task later, so that the frame can come first: the browser's own work would hold it up.
    if (changes <= CHANGES_AT_ONCE) void yieldToMain().then(catchUp);
  };

  const unsubscribe = store.subscribe(() => {
    const address = selectLocation(store.getState());
    const isPaused = store.isPaused();
    // The visitor did not cause the step from a past state to the present.
    const isStep = !isPaused && !wasPaused;
    wasPaused = isPaused;
    if (address === shown) return;
    const { key, arrival } = address;
    if (isStep && arrival === 'push' && key !== shown.key) {
      rest();
      history.pushState({ key }, '', hrefOf(address));
      entryKey = key;
      shown = address;
    } else if (isStep && arrival === 'pop') {
      changes = 0;
      const href = hrefOf(address);
      if (historyKey() !== key || browserHref() !== href) history.replaceState({ key }, '', href);
      entryKey = key;
      shown = address;
    } else {
      shown = address;
      if (isStep) writeInTime();
      else write();
    }
  });

  const arrive = async (address: LocationState) => {
    const { dispatch, getState } = store;
    if (!hasMessages(address.language)) {
      const isLoaded = await loadMessages(address.language).then(
        () => true,
        () => false,
      );
      if (historyKey() !== address.key || store.isPaused()) return;
      if (!isLoaded) {
        dispatch(languageFailed(address.language));
        dispatch(addressChanged({ ...address, language: selectLanguage(getState()) }));
        return;
      }
    }
    dispatch(addressChanged(address));
  };
  const follow = () => {
    const key = historyKey();
    const href = browserHref();
    if (key === entryKey) {
      if (href !== hrefOf(shown)) write();
    } else if (!store.isPaused()) {
      void arrive(addressOf(href, 'pop', key));
    }
  };
  window.addEventListener('popstate', follow);
  if (browserHref() === hrefOf(shown)) history.replaceState({ key: entryKey }, '');
  else follow();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    isBehind = false;
    window.removeEventListener('popstate', follow);
  };
}

/** Shows an address in place of the one of the page, before `syncHistory` ties it to the store. */
export function overwriteAddress(address: LocationState): void {
  window.history.replaceState({ key: address.key }, '', hrefOf(address));
}

/** The key of the history entry that the browser shows. It survives a reload. */
export function historyKey(): string | undefined {
  const state: unknown = window.history.state;
  return typeof state === 'object' &&
    state !== null &&
    'key' in state &&
    typeof state.key === 'string'
    ? state.key
    : undefined;
}

/** The address that the browser shows. */
export function browserHref(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
