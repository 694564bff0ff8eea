import { startTransition } from 'react';
import { browserEnvironment } from '../../api/thunkExtra';
import { idle } from '../../shared/lib/idle';
import { yieldToMain } from '../../shared/lib/yieldToMain';
import { addressOf } from '../../shared/location/locationSlice';
import { App } from '../App';
import { preloadMenus } from '../layout/menus';
import { matchRoute } from '../routing/routes';
import { startScreen } from '../routing/screen';
import { historyKey, syncHistory } from '../routing/syncHistory';
import { makeStore } from '../store';
import { readPageState } from './pageState';
import { makeStyleCache } from './styleCache';

/** Takes over the page that the server rendered, or renders the shell. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const { config, state } = readPageState(document);
  /** A rendered page is read meanwhile: in small steps, the browser may paint and answer. */
  const breathe = () => (state ? yieldToMain() : undefined);
  const match = matchRoute(window.location.pathname);
  // A screen that does not arrive is asked for again where it stands, and its failure is said there.
  const screenArrived = match?.route.screen.preload().catch(() => undefined);
  // The app shell shows saved copies: they are wanted at once. A rendered page has its data.
  if (!state) void loadBackground().catch(() => undefined);
  await breathe();
  const screen = await screenArrived;
  await breathe();
  const environment = browserEnvironment(config);
  const devTools = config.devTools
    ? (await import(/* webpackChunkName: "devTools" */ '../timeTravel/devTools')).devTools
    : undefined;
  const { pathname, search, hash } = window.location;
  const location = addressOf(pathname + search + hash, 'load', historyKey());
  const store = makeStore(environment, { ...state, location }, devTools);
  // At once: what the visitor navigates from here on is heard.
  syncHistory(store);
  await breathe();
  if (screen) startScreen(store, screen);

  const styles = makeStyleCache();
  await breathe();
  // In the entry, but run only now: all in one go would keep the browser for too long.
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  if (state) {
    const serverState = store.getState();
    await breathe();
    // Interruptible, for the same reason.
    startTransition(() => {
      hydrateRoot(root, <App store={store} styles={styles} serverState={serverState} />);
    });
  } else {
    createRoot(root).render(<App store={store} styles={styles} />);
  }
  if (state) await idle();
  void preloadMenus();
  // Without it the shop works, but keeps nothing.
  const background = await loadBackground().catch(() => undefined);
  await background?.startBackground(store);
}

function loadBackground() {
  return import(/* webpackChunkName: "background" */ './background');
}
