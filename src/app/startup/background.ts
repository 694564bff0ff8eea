import { yieldToMain } from '../../shared/lib/yieldToMain';
import { forgetFirstHead } from '../head/forgetFirstHead';
import { offerLanguage } from '../language/offerLanguage';
import { followConnection, runConnectionClock } from '../offline/connection';
import { startPersistence } from '../offline/persistence';
import { recoverContent } from '../offline/recovery';
import { registerServiceWorker } from '../offline/serviceWorkerRegistration';
import { replayTracking } from '../offline/trackingReplay';
import { noteProblems } from '../report/noteProblems';
import type { AppStore } from '../store';

const parts = [
  noteProblems,
  forgetFirstHead,
  followConnection,
  startPersistence,
  runConnectionClock,
  recoverContent,
  replayTracking,
  registerServiceWorker,
  offerLanguage,
] as const;

/**
 * What a page does once it stands, for as long as it is open: nothing here delays or changes the
 * first view. Each part starts in a task of its own, so that the browser can paint and react to input.
 */
export async function startBackground(store: AppStore): Promise<void> {
  for (const start of parts) {
    void start(store);
    await yieldToMain();
  }
}
