import { startTransition } from 'react';
import { browserEnvironment } from '../../api/thunkExtra';
import type { RuntimeConfig } from '../../shared/config/runtimeConfig';
import { idle } from '../../shared/lib/idle';
import { yieldToMain } from '../../shared/lib/yieldToMain';
import { addressOf } from '../../shared/location/locationSlice';
import { App } from '../App';
import { preloadMenus } from '../layout/menus';
import { matchRoute } from '../routing/routes';
import { startScreen } from '../routing/screen';
import { historyKey, syncHistory } from '../routing/syncHistory';
import { type AppStore, makeStore } from '../store';
import { type PageState, readPageState } from './pageState';
import { makeStyleCache } from './styleCache';

/** Hydrates the page that the server rendered, or renders into the app shell. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const { config, state } = readPageState(document);
  /** The visitor already reads a rendered page: each step there is a task of its own. */
  const nextTask = () => (state ? yieldToMain() : undefined);

  const screenLoaded = loadScreen();
  // The app shell has only saved copies to show: it needs them at once.
  if (!state) void loadBackground();
  await nextTask();
  const screen = await screenLoaded;
  await nextTask();
  const store = await startStore(config, state);
  await nextTask();
  if (screen) startScreen(store, screen);
  const styles = makeStyleCache();
  await nextTask();
  // In the entry's file, but run only now.
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  if (state) {
    const serverState = store.getState();
    await nextTask();
    // A transition can be interrupted.
    startTransition(() => {
      hydrateRoot(root, <App store={store} styles={styles} serverState={serverState} />);
    });
    await idle();
  } else {
    createRoot(root).render(<App store={store} styles={styles} />);
  }
  void preloadMenus();
  // Without the background the shop works, but keeps nothing.
  const background = await loadBackground();
  await background?.startBackground(store);
}

/** A screen that fails to load is requested again where it is rendered, which shows its failure. */
async function loadScreen() {
  return matchRoute(window.location.pathname)
    ?.route.screen.preload()
    .catch(() => undefined);
}

async function startStore(config: RuntimeConfig, state?: PageState['state']): Promise<AppStore> {
  const devTools = config.devTools
    ? (await import(/* webpackChunkName: "devTools" */ '../timeTravel/devTools')).devTools
    : undefined;
  const { pathname, search, hash } = window.location;
  const location = addressOf(pathname + search + hash, 'load', historyKey());
  const store = makeStore(browserEnvironment(config), { ...state, location }, devTools);
  // In the same task: no navigation may be missed.
  syncHistory(store);
  return store;
}

function loadBackground() {
  return import(/* webpackChunkName: "background" */ './background').catch(() => undefined);
}
