import { useEffect } from 'react';
import { replayEarlyEvents } from '../shared/lib/eventReplay';

/**
 * Runs callbacks that wait for hydration. It renders beside each screen, because a suspended screen
 * hydrates after the shell around it.
 */
export function HydrationMarker() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.hydrated !== undefined) return;
    dataset.hydrated = '';
    void replayEarlyEvents();
  }, []);
  return null;
}
