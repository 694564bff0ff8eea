import { type ReactNode, startTransition, useEffect } from 'react';
import { browserServices } from './api/services';
import { App } from './app/App';
import { replayEarlyEvents } from './app/earlyEvents';
import { preloadMenus } from './app/layout/menus';
import { historyKey, syncHistory } from './app/location/syncHistory';
import { readPageState } from './app/pageState';
import { matchRoute } from './app/routes';
import { startScreen } from './app/screen';
import { makeStore } from './app/store';
import { makeStyleCache } from './app/styleCache';
import { nextTask } from './shared/lib/nextTask';
import { addressOf } from './shared/location/locationSlice';

/** Takes over the page that the server rendered, or renders the shell. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const { config, state } = readPageState(document);
  const match = matchRoute(window.location.pathname);
  // A screen that does not arrive is asked for again where it stands, and its failure is said there.
  const screenArrived = match?.route.screen.preload().catch(() => undefined);
  // The app shell shows saved copies: they are wanted at once. A rendered page has its data.
  if (state) await nextTask();
  else void loadBackground().catch(() => undefined);
  const screen = await screenArrived;
  const services = browserServices(config);
  const devTools = config.devTools
    ? (await import(/* webpackChunkName: "devTools" */ './app/devTools')).devTools
    : undefined;
  const { pathname, search, hash } = window.location;
  const location = addressOf(pathname + search + hash, 'load', historyKey());
  const store = makeStore(services, { ...state, location }, devTools);
  syncHistory(store);
  if (screen) startScreen(store, screen);

  const styles = makeStyleCache();
  if (state) await nextTask();
  // In the entry, but run only now: all in one go would keep the browser for too long.
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  if (state) {
    const serverState = store.getState();
    await nextTask();
    // In small steps, between which the browser may paint and answer the visitor.
    startTransition(() => {
      hydrateRoot(
        root,
        <Hydrated>
          <App store={store} styles={styles} serverState={serverState} />
        </Hydrated>,
      );
    });
  } else {
    createRoot(root).render(
      <Hydrated>
        <App store={store} styles={styles} />
      </Hydrated>,
    );
  }
  if (state) await idle();
  void preloadMenus();
  // Without it the shop works, but keeps nothing.
  const background = await loadBackground().catch(() => undefined);
  background?.startBackground(store);
}

function loadBackground() {
  return import(/* webpackChunkName: "background" */ './app/background');
}

/** Resolves when the page is loaded and the browser has nothing better to do. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}

/** Does what has to wait until the page listens. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    replayEarlyEvents();
  }, []);
  return children;
}
