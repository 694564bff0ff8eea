import { type AppStore, extraOf } from '../app/store';
import { hasMessages, loadMessages } from '../shared/i18n/messages';
import { reloadForNewTexts } from '../shared/lib/lostChunks';
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
import { screenAt } from './routeTable';

/**
 * Safari lets a page change its address 100 times in 30 s, and a held key changes filters faster. After
 * this many changes in a row, writing the address is debounced.
 */
const CHANGES_AT_ONCE = 10;
const REST_MS = 300;

/**
 * Syncs the store's address and the browser's history in both directions. The address bar follows the
 * store, also when DevTools shows another state (then without new history entries). If the visitor has
 * gone back or forward since the page was rendered, the store follows at once.
 * Returns a function that stops the sync.
 */
export function syncHistory(store: AppStore): () => void {
  const { history } = window;
  const timeline = extraOf(store);
  let shown = selectLocation(store.getState());
  /** The key of the store's history entry. */
  let entryKey = shown.key;
  let wasPaused = timeline.isPaused();
  let changes = 0;
  /** Whether a replaced address is not written to the browser yet. */
  let isBehind = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    isBehind = false;
    // The browser is at another entry, which must not change.
    if (historyKey() !== entryKey) return;
    // A past state is shown in the current entry: its key may belong to another one.
    if (!timeline.isPaused()) entryKey = shown.key;
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
    // In a later task, because the browser's own work would delay the frame.
    if (changes <= CHANGES_AT_ONCE) void yieldToMain().then(catchUp);
  };

  const unsubscribe = store.subscribe(() => {
    const address = selectLocation(store.getState());
    const isPaused = timeline.isPaused();
    // The step from a past state to the present is no navigation.
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

  const changeAddress = async (address: LocationState) => {
    const { dispatch, getState } = store;
    if (!hasMessages(address.language)) {
      // Its code beside its messages; a failure is shown by the screen, which loads again.
      screenAt(address.pathname)
        .preload(address.language)
        .catch(() => undefined);
      const isLoaded = await loadMessages(address.language).then(
        () => true,
        // The address bar has the language already.
        (error: unknown) => (reloadForNewTexts(error) ? null : false),
      );
      if (isLoaded === null || historyKey() !== address.key || timeline.isPaused()) return;
      if (!isLoaded) {
        dispatch(languageFailed(address.language));
        dispatch(addressChanged({ ...address, language: selectLanguage(getState()) }));
        return;
      }
    }
    dispatch(addressChanged(address));
  };
  const followBrowser = () => {
    const key = historyKey();
    const href = browserHref();
    if (key === entryKey) {
      if (href !== hrefOf(shown)) write();
    } else if (!timeline.isPaused()) {
      void changeAddress(addressOf(href, 'pop', key));
    }
  };
  window.addEventListener('popstate', followBrowser);
  if (browserHref() === hrefOf(shown)) history.replaceState({ key: entryKey }, '');
  else followBrowser();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    isBehind = false;
    window.removeEventListener('popstate', followBrowser);
  };
}

/** Replaces the browser's address, before `syncHistory` starts. */
export function overwriteAddress(address: LocationState): void {
  window.history.replaceState({ key: address.key }, '', hrefOf(address));
}

/** The key of the current history entry, which survives a reload. */
export function historyKey(): string | undefined {
  const state: unknown = window.history.state;
  return typeof state === 'object' &&
    state !== null &&
    'key' in state &&
    typeof state.key === 'string'
    ? state.key
    : undefined;
}

/** The browser's current address. */
export function browserHref(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
