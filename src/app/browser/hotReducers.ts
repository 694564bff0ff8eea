/** What `npm run dev` does when a slice or an API slice is edited; no part of a production build. */

import { isHotReplacing } from '../../shared/lib/hotReplacement';

interface Injectable {
  inject: (slice: never, config?: { overrideExisting?: boolean }) => unknown;
}

const listeners = new Set<() => void>();
let isReplaced = false;

/** Calls a function after reducers were replaced. */
export function onReplaced(listener: () => void): void {
  listeners.add(listener);
}

/** Lets slices that join a reducer again, as their module was edited, take their old place. */
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

/** Loads the page again, unless reducers have been replaced in this update. */
export function reloadUnlessReplaced(): void {
  // Modules that accept themselves, as components do, are replaced afterwards.
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
