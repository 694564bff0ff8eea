/** Hot reloading of slices and API slices for `npm run dev`; not in a production build. */

import { isHotReplacing } from '../../shared/lib/hotReplacement';

interface Injectable {
  inject: (slice: never, config?: { overrideExisting?: boolean }) => unknown;
}

const listeners = new Set<() => void>();
let isReplaced = false;

/** Calls `listener` after reducers were replaced. */
export function onReplaced(listener: () => void): void {
  listeners.add(listener);
}

/** Lets injected slices of an edited module replace their former version. */
export function replaceInjected(reducer: Injectable): void {
  const { inject } = reducer;
  reducer.inject = (slice, config) => {
    if (!isHotReplacing()) return inject(slice, config);
    if (!isReplaced) setTimeout(tell);
    isReplaced = true;
    return inject(slice, { ...config, overrideExisting: true });
  };
}

function tell(): void {
  isReplaced = false;
  for (const listener of listeners) listener();
}

/** Reloads the page, unless this update replaced reducers. */
export function reloadUnlessReplaced(): void {
  // Self-accepting modules, such as components, are replaced afterwards.
  let isNeeded = true;
  const stop = () => {
    isNeeded = false;
    listeners.delete(stop);
  };
  listeners.add(stop);
  setTimeout(() => {
    if (isNeeded && !isReplaced) window.location.reload();
  });
}
