import { nextTask } from '../shared/lib/nextTask';
import { followConnection, runConnectionClock } from './connection';
import { startPersistence } from './persistence';
import { linkServiceWorker } from './serviceWorkerLink';
import type { AppStore } from './store';
import { replayTracking } from './trackingReplay';

const parts = [
  followConnection,
  startPersistence,
  runConnectionClock,
  replayTracking,
  linkServiceWorker,
] as const;

/**
 * What a page does once it stands, for as long as it is open: nothing here delays or changes the
 * first view. Each part starts in a task of its own, so that the browser may paint and answer.
 */
export async function startBackground(store: AppStore): Promise<void> {
  for (const start of parts) {
    void start(store);
    await nextTask();
  }
}
