/** Hot reloading of `npm run dev`; not in a production build. */

import { rootReducer } from '../rootReducer';
import type { RootState } from '../rootReducer';
import { dehydrate } from '../server/dehydrate';
import { type AppStore, storeReducer } from '../store';

/** Key in `sessionStorage`. */
const KEPT_STATE = 'hot-reload-state';

/** Whether the update replaced a slice, and whether it changed code that only a reload can replace. */
let isReplaced = false;
let isReloadNeeded = false;

/** Reloads the page once the update is applied, unless it replaced slices. */
export function reloadUnlessReplaced(): void {
  isReloadNeeded = true;
}

/**
 * Lets edited lazy slices replace their former version: the state stays, and DevTools recomputes its
 * history, as in Redux's guide to hot reloading. Where a script reloads the page, the state is kept.
 */
export function hotReload(store: AppStore): void {
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- one signature, of any slice
  const inject = rootReducer.inject as (slice: object, config?: object) => typeof rootReducer;
  const replace: typeof inject = (slice, config) => {
    if (module.hot?.status() !== 'apply') return inject(slice, config);
    isReplaced = true;
    return inject(slice, { ...config, overrideExisting: true });
  };
  Object.assign(rootReducer, { inject: replace });
  module.hot?.addStatusHandler((status) => {
    if (status !== 'idle') return;
    if (isReplaced) store.replaceReducer(storeReducer);
    else if (isReloadNeeded) window.location.reload();
    isReplaced = isReloadNeeded = false;
  });
  // Some browsers lack the Navigation API. It does not report a reload by the developer.
  const { navigation } = window as { readonly navigation?: Navigation };
  navigation?.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType !== 'reload') return;
    try {
      sessionStorage.setItem(KEPT_STATE, JSON.stringify(dehydrate(store.getState())));
    } catch {
      // Too long for the storage, such as the responses of a large backend.
    }
  });
}

/** The state before the reload; each is used once. */
export function takeKeptState(): Partial<RootState> {
  const kept = sessionStorage.getItem(KEPT_STATE) ?? '{}';
  sessionStorage.removeItem(KEPT_STATE);
  return JSON.parse(kept) as Partial<RootState>;
}
