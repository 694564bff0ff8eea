import { followConnection, runConnectionClock } from '../../features/offline/connection';
import { startPersistence } from '../../features/offline/persistence';
import { recoverContent } from '../../features/offline/recovery';
import { registerServiceWorker } from '../../features/offline/serviceWorkerRegistration';
import { replayTracking } from '../../features/offline/trackingReplay';
import { noteProblems } from '../../features/report/noteProblems';
import { followLanguage } from '../../features/shell/languages/followLanguage';
import { offerLanguage } from '../../features/shell/languages/offerLanguage';
import { removeServerHead } from '../../router/removeServerHead';
import type { Language } from '../../shared/i18n/languages';
import { focusPressed } from '../../shared/lib/focusPressed';
import { yieldToMain } from '../../shared/lib/yieldToMain';
import type { AppStore } from '../store';

const parts = [
  focusPressed,
  noteProblems,
  removeServerHead,
  followConnection,
  startPersistence,
  runConnectionClock,
  recoverContent,
  replayTracking,
  registerServiceWorker,
  offerLanguage,
] as const;

/**
 * The work of a page after the first view, which it neither delays nor changes, for as long as the
 * page is open. Each part starts in a task of its own, so that the browser can paint and react to
 * input.
 * @param language  in which the page was loaded
 */
export async function startBackground(store: AppStore, language: Language): Promise<void> {
  followLanguage(store, language);
  for (const start of parts) {
    void start(store);
    await yieldToMain();
  }
}
