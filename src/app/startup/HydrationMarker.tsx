import { useEffect } from 'react';
import { replayEarlyEvents } from './eventReplay';

/**
 * Does what waits until the page listens. It stands beside each screen, as a screen that is waited
 * for is hydrated after the frame around it.
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
