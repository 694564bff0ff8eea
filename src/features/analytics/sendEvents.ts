import { type Delivery, analyticsApi } from './analyticsApi';
import type { BannerEvent } from './bannerEvent';
import { outbox } from './outbox';
import type { TrackingThunk } from './trackBanner';

/** In ms. */
const DELIVERY_LIMIT_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the waiting events one after the other, the newest first, until one fails that may succeed later.
 * Then all tabs wait: 1 s, doubling to 30 s, and not before `Retry-After`; the next event, if it comes
 * earlier, waits too.
 * @returns the ids of the events that the backend has counted
 */
export function sendEvents(): TrackingThunk<readonly string[]> {
  return async (dispatch, _getState, extra) => {
    const counted: string[] = [];
    await outbox.exclusively(async () => {
      for (let event = outbox.next(); event; event = outbox.next()) {
        if (outbox.waitMs() > 0 || extra.isPaused()) break;
        const delivery = await dispatch(deliver(event));
        if (delivery.success) counted.push(event.eventId);
        if (delivery.success || delivery.isRefused) {
          outbox.remove(event.eventId);
          outbox.endWait();
        } else outbox.failed(event.eventId, delivery.retryAfterMs);
      }
    });
    clearTimeout(timer);
    const waitMs = outbox.waitMs();
    if (waitMs > 0) timer = setTimeout(() => void dispatch(sendEvents()), waitMs);
    return counted;
  };
}

/** A request that hangs must not stop the events of all tabs. */
function deliver(event: BannerEvent): TrackingThunk<Delivery> {
  return async (dispatch) => {
    const call = dispatch(analyticsApi.endpoints.trackBanner.initiate(event, { track: false }));
    const limit = setTimeout(call.abort, DELIVERY_LIMIT_MS);
    const { data } = await call;
    clearTimeout(limit);
    return data ?? { success: false, isRefused: false, retryAfterMs: 0 };
  };
}
