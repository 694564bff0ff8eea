import { wentOnline } from '../../api/connectionSlice';
import { addAppListener } from '../../app/listeners';
import type { AppStore } from '../../app/store';
import { flushEvents, replayEvents } from '../analytics/trackBanner';

/**
 * Retries unsent tracked events: those of earlier visits at the start, and pending ones when the browser
 * is back online and when the page hides.
 */
export function replayTracking(store: AppStore): void {
  void store.dispatch(replayEvents());
  store.dispatch(
    addAppListener({
      actionCreator: wentOnline,
      effect: async (_action, { dispatch }) => {
        await dispatch(replayEvents());
      },
    }),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void store.dispatch(flushEvents());
  });
}
