import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; false on the server and while hydrating. Use it for the order of
 * elements, which CSS cannot change for the keyboard and screen readers.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
