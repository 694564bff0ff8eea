import { startTransition } from 'react';
import { browserEnvironment } from '../../api/thunkExtra';
import { tryAgainListener } from '../../api/tryAgain';
import { preloadMenus } from '../../features/shell/menus/menus';
import { type LocationState, addressOf, hrefOf, selectLocation } from '../../router/locationSlice';
import { openPages } from '../../router/openPage';
import { screenAt, selectScreenQueries } from '../../router/routeTable';
import { startScreen } from '../../router/screen';
import { browserHref, historyKey, overwriteAddress, syncHistory } from '../../router/syncHistory';
import { setPictureOrigins } from '../../shared/config/pictureOrigins';
import type { RuntimeConfig } from '../../shared/config/runtimeConfig';
import { languages, splitLanguage } from '../../shared/i18n/languages';
import { loadMessages } from '../../shared/i18n/messages';
import { idle } from '../../shared/lib/idle';
import { untilLoaded, watchLeaving } from '../../shared/lib/lostChunks';
import { yieldToMain } from '../../shared/lib/yieldToMain';
import { setShop } from '../../shared/shop/currentShop';
import { makeStyleCache } from '../../shared/theme/styleCache';
import { uiMessages } from '../../shared/ui/uiMessages';
import { App } from '../App';
import { addAppListener } from '../listeners';
import type { RootState } from '../rootReducer';
import { type AppStore, makeStore } from '../store';
import { type PageState, readPageState } from './pageState';

/** Hydrates the server's page, or renders into the app shell. */
export async function start(): Promise<void> {
  watchLeaving();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const page = readPageState(document);
  if (!page) {
    await giveUp(root);
    return;
  }
  const { config, state } = page;
  setShop({ [config.language]: config.shop });
  setPictureOrigins(config.pictureOrigins);
  const location = startAddress(state);
  /** On a rendered page each step is a task of its own, so that the visitor can use the page. */
  const nextTask = () => (state ? yieldToMain() : undefined);

  const screenLoaded = loadScreen(location, state !== undefined);
  // The app shell shows stored responses, so it needs the background at once.
  if (!state) void loadBackground();
  await nextTask();
  let screen = await screenLoaded;
  await nextTask();
  const store = await startStore(config, { ...state, location });
  store.dispatch(addAppListener(tryAgainListener(selectScreenQueries)));
  await nextTask();
  // Bundled with the entry, but evaluated only now.
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const shown = selectLocation(store.getState());
  const isRestored = shown !== location;
  if (isRestored) {
    // DevTools restored a history, whose state the page was not rendered from.
    overwriteAddress(shown);
    screen = await loadScreen(shown);
  }
  openPages(store);
  if (screen) startScreen(store, screen);
  const styles = makeStyleCache();
  if (state && screen && !isRestored) {
    const serverState = store.getState();
    await nextTask();
    // A transition is interruptible.
    startTransition(() => {
      window.restorePage?.();
      hydrateRoot(root, <App store={store} styles={styles} serverState={serverState} />);
    });
    syncHistory(store);
    await idle();
  } else {
    syncHistory(store);
    createRoot(root).render(<App store={store} styles={styles} />);
  }
  void preloadMenus();
  // Without the background the shop works, but persists nothing.
  const background = await loadBackground();
  await background?.startBackground(store, location.language);
}

/**
 * Handles an invalid page state: the page is of another shop, or was damaged in transit. A rendered page
 * stays readable, and its links and forms work. The empty app shell shows an error.
 */
async function giveUp(root: HTMLElement): Promise<void> {
  // Stop keeping events for the replay.
  delete window.earlyEvents;
  if (root.hasChildNodes()) return;
  const { language } = splitLanguage(window.location.pathname);
  await untilLoaded(() => uiMessages.load(language));
  const notice = document.createElement('p');
  notice.lang = languages[language].tag;
  notice.role = 'alert';
  notice.textContent = uiMessages.in(language).pageWentWrong;
  root.append(notice);
}

/**
 * The address that the page was rendered for. The visitor may have gone back or forward since, to an
 * entry of the same document; `syncHistory` follows after hydration.
 */
function startAddress(state: PageState['state']): LocationState {
  const here = addressOf(browserHref(), 'load', historyKey());
  const [request] = performance.getEntriesByType('navigation');
  if (!state?.location || !request) return here;
  const { pathname, search } = new URL(request.name);
  const hasMoved = pathname + search !== hrefOf({ ...here, hash: '' });
  return hasMoved ? addressOf(hrefOf(state.location), 'load') : here;
}

/**
 * Loads the screen and the messages. A screen that fails to load is requested again, and shows its
 * failure, when it renders. The shell's messages are awaited, because nothing renders without them.
 * @param isHydrated whether the server rendered it
 */
async function loadScreen({ language, pathname }: LocationState, isHydrated = false) {
  const [screen] = await Promise.all([
    screenAt(pathname)
      .preload(language, isHydrated)
      .catch(() => undefined),
    // Meanwhile the server's page stays as it is.
    untilLoaded(() => loadMessages(language)),
  ]);
  return screen;
}

async function startStore(config: RuntimeConfig, state: Partial<RootState>): Promise<AppStore> {
  const devTools = config.devTools
    ? (await import(/* webpackChunkName: "devTools" */ '../devtools/devTools')).devTools
    : undefined;
  if (process.env.NODE_ENV !== 'development')
    return makeStore(browserEnvironment(config), state, devTools);
  const { hotReload, takeKeptState } = await import(/* webpackMode: "eager" */ './hotReload');
  const store = makeStore(browserEnvironment(config), { ...takeKeptState(), ...state }, devTools);
  hotReload(store);
  return store;
}

function loadBackground() {
  return import(/* webpackChunkName: "background" */ './background').catch(() => undefined);
}
