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
  const { config, state } = readPageState(document);
  if (state) await hydratePage(config, state);
  else await renderShell(config);
}

/** The visitor already reads this page: each step is a task of its own, so that it stays responsive. */
async function hydratePage(
  config: RuntimeConfig,
  state: NonNullable<PageState['state']>,
): Promise<void> {
  const screenLoaded = loadScreen();
  await yieldToMain();
  const screen = await screenLoaded;
  await yieldToMain();
  const store = await startStore(config, state);
  await yieldToMain();
  if (screen) startScreen(store, screen);
  const styles = makeStyleCache();
  await yieldToMain();
  const { hydrateRoot } = await loadReactDom();
  const serverState = store.getState();
  await yieldToMain();
  // A transition can be interrupted.
  startTransition(() => {
    hydrateRoot(rootElement(), <App store={store} styles={styles} serverState={serverState} />);
  });
  await idle();
  await startRest(store);
}

/** The app shell is empty, and the background brings the saved copies: everything at once. */
async function renderShell(config: RuntimeConfig): Promise<void> {
  const screenLoaded = loadScreen();
  void loadBackground();
  const screen = await screenLoaded;
  const store = await startStore(config);
  if (screen) startScreen(store, screen);
  const { createRoot } = await loadReactDom();
  createRoot(rootElement()).render(<App store={store} styles={makeStyleCache()} />);
  await startRest(store);
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  return root;
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

/** In the entry's file, but run only when it is needed. */
function loadReactDom() {
  return import(/* webpackMode: "eager" */ 'react-dom/client');
}

/** What the first view does not need. Without the background the shop works, but keeps nothing. */
async function startRest(store: AppStore): Promise<void> {
  void preloadMenus();
  const background = await loadBackground();
  await background?.startBackground(store);
}

function loadBackground() {
  return import(/* webpackChunkName: "background" */ './background').catch(() => undefined);
}
