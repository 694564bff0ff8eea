import { addAppListener } from '../../app/listeners';
import type { RootState } from '../../app/rootReducer';
import type { AppStore } from '../../app/store';
import { selectLocation } from '../../router/locationSlice';
import { screenAt, selectScreenQueries } from '../../router/routeTable';
import { entryScript } from '../../shared/lib/lostChunks';
import { WORKER_PATH } from '../../worker/workerPath';
import type { PageMessage } from '../../worker/workerScope';
import { updateAccepted, updateFound } from './releaseSlice';

/** How often an open page checks for a new release. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1_000;
/** A worker without a reply in this time belongs to another release. */
const WORKER_REPLY_LIMIT_MS = 2_000;

/**
 * Registers the service worker and offers 'Update' when a newer release is ready. Without service workers
 * (development, old browsers, private windows) it does nothing.
 * @param reload reloads the page in the new release
 */
export async function registerServiceWorker(
  store: AppStore,
  reload = () => {
    window.location.reload();
  },
): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  // Where cookies are refused, Firefox reports a refused worker in the console, caught or not.
  if (!navigator.cookieEnabled) return;
  // A worker fetches an offline visit in advance.
  if (savesData()) return;
  try {
    // Where cookies are refused, a browser may refuse each of these by an error.
    const workers = navigator.serviceWorker;
    const wasControlled = workers.controller !== null;
    // A page with a worker registers at once: a screen whose code is lost may need the update.
    if (!wasControlled) await screenShown(store);
    const registration = await workers.register(WORKER_PATH, { updateViaCache: 'none' });
    followUpdates(store, registration, reload);
    if (wasControlled) return;
    const { active } = await workers.ready;
    if (active) tell(active, { type: 'keep-pictures', urls: picturesOnThePage() });
  } catch {
    // Refused; the shop works without it.
  }
}

/** Whether the visitor asks for less data, which Chromium alone tells. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Resolves once the screen at the address has its code, its messages, and the responses of its calls. */
function screenShown({ getState, subscribe }: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const follow = () => {
      if (isScreenLoading(getState())) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(follow);
    follow();
  });
}

function isScreenLoading(state: RootState): boolean {
  if (!screenAt(selectLocation(state).pathname).loaded()) return true;
  return selectScreenQueries(state).some(({ select }) => {
    const { data, isError } = select(state);
    return data === undefined && !isError;
  });
}

function followUpdates(
  store: AppStore,
  registration: ServiceWorkerRegistration,
  reload: () => void,
): void {
  let isTaking = false;
  const consider = (worker: ServiceWorker | null) => {
    if (worker) void offer(store, worker);
  };
  consider(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) {
        consider(registration.waiting);
      }
    });
  });

  store.dispatch(
    addAppListener({
      actionCreator: updateAccepted,
      effect: () => {
        isTaking = true;
        if (registration.waiting) tell(registration.waiting, { type: 'take-over' });
        else reload();
      },
    }),
  );
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isTaking) reload();
    else consider(navigator.serviceWorker.controller);
  });

  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < UPDATE_CHECK_INTERVAL_MS)
      return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Activates a worker of this page's own release at once (the page came from the network), and offers one
 * of another release to the visitor.
 */
async function offer(store: AppStore, worker: ServiceWorker): Promise<void> {
  if (await knowsThisPage(worker)) {
    if (worker.state === 'installed') tell(worker, { type: 'take-over' });
  } else {
    store.dispatch(updateFound());
  }
}

function knowsThisPage(worker: ServiceWorker): Promise<boolean> {
  const url = entryScript();
  if (url === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      resolve(data === true);
    };
    setTimeout(() => {
      resolve(false);
    }, WORKER_REPLY_LIMIT_MS);
    const message: PageMessage = { type: 'is-your-script', url };
    worker.postMessage(message, [port2]);
  });
}

function tell(worker: ServiceWorker, message: PageMessage): void {
  worker.postMessage(message);
}

/** Pictures that are already loaded; the worker will see the others. */
function picturesOnThePage(): string[] {
  const urls = [...document.images]
    .filter((image) => image.complete && image.naturalWidth > 0)
    .map((image) => image.currentSrc);
  return [...new Set(urls)].filter((url) => url.startsWith('http'));
}
