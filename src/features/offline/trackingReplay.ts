import { wentOnline } from '../../api/connectionSlice';
import { type AppStore, extraOf } from '../../app/store';
import { flushEvents, replayEvents } from '../analytics/trackBanner';

/**
 * Retries unsent tracked events: those of earlier visits at the start, and pending ones when the browser
 * is back online and when the page hides.
 * @returns a function that stops it
 */
export function replayTracking(store: AppStore): () => void {
  void store.dispatch(replayEvents());
  const stop = extraOf(store).startListening({
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
