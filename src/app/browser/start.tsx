import { startTransition } from 'react';
import { retryListener } from '../../api/retryListener';
import { browserEnvironment } from '../../api/thunkExtra';
import { preloadMenus } from '../../features/shell/menus/menus';
import { type LocationState, addressOf, hrefOf, selectLocation } from '../../router/locationSlice';
import { screenAt, selectScreenQueries } from '../../router/routeTable';
import { startScreen } from '../../router/screen';
import { browserHref, historyKey, overwriteAddress, syncHistory } from '../../router/syncHistory';
import type { RuntimeConfig } from '../../shared/config/runtimeConfig';
import { languages, splitLanguage } from '../../shared/i18n/languages';
import { loadMessages } from '../../shared/i18n/messages';
import { idle } from '../../shared/lib/idle';
import { untilLoaded } from '../../shared/lib/lostChunks';
import { yieldToMain } from '../../shared/lib/yieldToMain';
import { setShop } from '../../shared/shop/currentShop';
import { makeStyleCache } from '../../shared/theme/styleCache';
import { uiMessages } from '../../shared/ui/uiMessages';
import { App } from '../App';
import { type AppStore, type RootState, makeStore } from '../store';
import { type PageState, readPageState } from './pageState';

/** Hydrates the page that the server rendered, or renders into the app shell. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const page = readPageState(document);
  if (!page) {
    await giveUp(root);
    return;
  }
  const { config, state } = page;
  setShop({ [config.language]: config.shop });
  const location = startAddress(state);
  /** The visitor already reads a rendered page: each step there is a task of its own. */
  const nextTask = () => (state ? yieldToMain() : undefined);

  const screenLoaded = loadScreen(location);
  // The app shell has only stored responses to show: it needs them at once.
  if (!state) void loadBackground();
  await nextTask();
  let screen = await screenLoaded;
  await nextTask();
  const store = await startStore(config, { ...state, location });
  await nextTask();
  // In the entry's file, but run only now.
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const shown = selectLocation(store.getState());
  const isRestored = shown !== location;
  if (isRestored) {
    // DevTools has restored a history, for whose state the page was not rendered.
    overwriteAddress(shown);
    screen = await loadScreen(shown);
  }
  if (screen) startScreen(store, screen);
  const styles = makeStyleCache();
  if (state && !isRestored) {
    const serverState = store.getState();
    await nextTask();
    // A transition can be interrupted.
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
  // Without the background the shop works, but stores nothing.
  const background = await loadBackground();
  await background?.startBackground(store, location.language);
}

/**
 * The state cannot be read: the page is not of this shop, or was damaged on its way. A page that
 * the server rendered stays readable, and its links and forms work. An app shell is empty, and says
 * that something went wrong.
 */
async function giveUp(root: HTMLElement): Promise<void> {
  // No more events are kept for the replay.
  window.earlyEvents?.();
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
 * The address that the page was rendered for. The visitor may have gone back or forward since, to
 * an entry of the same document: the history follows when the page is being hydrated.
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
 * A screen that fails to load is requested again when it is rendered, and its failure is shown
 * there. Without the messages of the frame nothing can be rendered, so they are awaited.
 */
async function loadScreen({ language, pathname }: LocationState) {
  const [screen] = await Promise.all([
    screenAt(pathname)
      .preload(language)
      .catch(() => undefined),
    // Meanwhile a page that the server rendered stays as it is.
    untilLoaded(() => loadMessages(language)),
  ]);
  return screen;
}

async function startStore(config: RuntimeConfig, state: Partial<RootState>): Promise<AppStore> {
  const devTools = config.devTools
    ? (await import(/* webpackChunkName: "devTools" */ '../devtools/devTools')).devTools
    : undefined;
  const store = makeStore(browserEnvironment(config), state, devTools);
  store.startListening(retryListener(selectScreenQueries));
  return store;
}

function loadBackground() {
  return import(/* webpackChunkName: "background" */ './background').catch(() => undefined);
}
