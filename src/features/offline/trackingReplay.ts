import { wentOnline } from '../../api/connectionSlice';
import { addAppListener } from '../../app/listeners';
import type { AppStore } from '../../app/store';
import { outbox } from '../analytics/outbox';
import { sendEvents } from '../analytics/sendEvents';

/**
 * Sends waiting tracked events: those of earlier visits at the start, and all when the browser is back
 * online and when the page hides.
 */
export function replayTracking(store: AppStore): void {
  void store.dispatch(sendEvents());
  store.dispatch(
    addAppListener({
      actionCreator: wentOnline,
      effect: async (_action, { dispatch }) => {
        outbox.endWait();
        await dispatch(sendEvents());
      },
    }),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void store.dispatch(sendEvents());
  });
}
