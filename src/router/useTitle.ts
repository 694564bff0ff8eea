import { useSyncExternalStore } from 'react';
import { useAppStore } from '../app/hooks';
import { subscribeToMessages } from '../shared/i18n/messages';
import { selectTitle } from './routeTable';

/**
 * The document's title, or null until the screen's code is loaded. It updates with the state, and when
 * a screen and its messages are loaded.
 */
export function useTitle(): string | null {
  const store = useAppStore();
  const title = () => selectTitle(store.getState());
  return useSyncExternalStore(
    (listener) => {
      const stops = [store.subscribe(listener), subscribeToMessages(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    title,
    title,
  );
}
