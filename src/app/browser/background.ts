import {
  followConnection,
  recoverContent,
  runConnectionClock,
} from '../../features/offline/connection';
import { startPersistence } from '../../features/offline/persistence';
import { runResponseClock } from '../../features/offline/responseClock';
import { registerServiceWorker } from '../../features/offline/serviceWorkerRegistration';
import { replayTracking } from '../../features/offline/trackingReplay';
import { noteProblems } from '../../features/report/noteProblems';
import { followLanguage } from '../../features/shell/languages/followLanguage';
import { offerLanguage } from '../../features/shell/languages/offerLanguage';
import { prefetchLinks } from '../../router/prefetchLinks';
import { removeServerHead } from '../../router/removeServerHead';
import type { Language } from '../../shared/i18n/languages';
import { focusPressed } from '../../shared/lib/focusPressed';
import { yieldToMain } from '../../shared/lib/yieldToMain';
import { type AppStore, extraOf } from '../store';

/** What stores content, which drafts are not for. */
const storing: readonly unknown[] = [startPersistence, registerServiceWorker, replayTracking];

const parts = [
  focusPressed,
  prefetchLinks,
  noteProblems,
  removeServerHead,
  followConnection,
  startPersistence,
  runResponseClock,
  runConnectionClock,
  recoverContent,
  replayTracking,
  registerServiceWorker,
  offerLanguage,
] as const;

/**
 * Starts the background work of a page. It neither delays nor changes the first view. Each part starts
 * in its own task, so that the browser can paint and react to input.
 * @param language  the language in which the page was loaded
 */
export async function startBackground(store: AppStore, language: Language): Promise<void> {
  followLanguage(store, language);
  const { isPreview } = extraOf(store).config;
  for (const start of parts) {
    if (isPreview && storing.includes(start)) continue;
    void start(store);
    await yieldToMain();
  }
}
