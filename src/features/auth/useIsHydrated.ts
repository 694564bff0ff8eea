import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False in the server's HTML and until the browser has taken it over. Until then a form has no
 * submit button, so that nothing typed is sent or lost: with two fields or more, browsers submit
 * by Enter only through one (HTML, implicit submission).
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
