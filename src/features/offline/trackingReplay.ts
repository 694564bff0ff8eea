import { wentOnline } from '../../api/connectionSlice';
import type { AppStore } from '../../app/store';
import { flushEvents, replayEvents } from '../analytics/trackBanner';

/**
 * Sends tracked events that could not be sent: those of earlier visits at the start, those that
 * wait when the browser is back online, and all that wait when the page hides.
 * @returns stops sending
 */
export function replayTracking(store: AppStore): () => void {
  void store.dispatch(replayEvents());
  const stop = store.startListening({
    actionCreator: wentOnline,
    effect: async (_action, { dispatch }) => {
      await dispatch(replayEvents());
    },
  });
  const onHide = () => {
    if (document.visibilityState === 'hidden') void store.dispatch(flushEvents());
  };
  document.addEventListener('visibilitychange', onHide);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onHide);
  };
}
