import { useSyncExternalStore } from 'react';
import { useAppStore } from '../app/hooks';
import { subscribeToMessages } from '../shared/i18n/messages';
import { selectTitle } from './routeTable';

/**
 * The title of the document, or null until the screen's code is there. It follows the state, and the
 * arrival of a screen with its texts.
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
