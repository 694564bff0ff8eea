import { useEffect } from 'react';
import { replayEarlyEvents } from '../shared/lib/eventReplay';

/**
 * Runs what waits for hydration. It is rendered beside each screen, as a screen that suspends is
 * hydrated after the frame around it.
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
