import { followConnection, runConnectionClock } from './connection';
import { startPersistence } from './persistence';
import { linkServiceWorker } from './serviceWorkerLink';
import type { AppStore } from './store';
import { replayTracking } from './trackingReplay';

/** What a page does once it stands: nothing here delays or changes the first view. */
export function startBackground(store: AppStore): () => void {
  const stops = [
    followConnection(store),
    startPersistence(store),
    runConnectionClock(store),
    replayTracking(store),
  ];
  void linkServiceWorker(store);
  return () => {
    for (const stop of stops) stop();
  };
}
