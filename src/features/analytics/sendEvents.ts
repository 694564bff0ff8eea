import { pause } from '../../api/pause';
import { retryDelayMs } from '../../shared/config/times';
import { type Delivery, analyticsApi } from './analyticsApi';
import type { BannerEvent } from './bannerEvent';
import { outbox } from './outbox';
import type { TrackingThunk } from './trackBanner';

/** In ms. */
const DELIVERY_LIMIT_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the waiting events one after the other, the newest first, until the delivery of one fails that may
 * succeed later. Then kept events wait for 30 s, or in all tabs for `Retry-After`; a new event waits only
 * for `Retry-After`.
 * @param trackedId the id of an event that was just tracked
 * @returns the ids of the events that the backend has counted
 */
export function sendEvents(trackedId?: string): TrackingThunk<readonly string[]> {
  return async (dispatch, _getState, extra) => {
    const counted: string[] = [];
    if (trackedId !== undefined) outbox.track(trackedId);
    await outbox.exclusively(async () => {
      for (let event = outbox.next(); event; event = outbox.next()) {
        if (extra.isPaused()) break;
        const delivery = await dispatch(deliver(event));
        if (delivery.success) counted.push(event.eventId);
        if (delivery.success || delivery.isRefused) outbox.delivered(event);
        else outbox.failed(event, delivery.retryAfterMs);
      }
    });
    clearTimeout(timer);
    const waitMs = outbox.waitMs();
    if (waitMs > 0) timer = setTimeout(() => void dispatch(sendEvents()), waitMs);
    return counted;
  };
}

/** Sends an event, and retries it once, as every mutation (spec §9), unless the backend requests a wait. */
function deliver(event: BannerEvent): TrackingThunk<Delivery> {
  return async (dispatch, _getState, { canRetry }) => {
    const delivery = await dispatch(send(event));
    if (
      delivery?.success === false &&
      !delivery.isRefused &&
      delivery.retryAfterMs === 0 &&
      canRetry
    ) {
      await pause(retryDelayMs(0));
      return (await dispatch(send(event))) ?? failedDelivery;
    }
    return delivery ?? failedDelivery;
  };
}

const failedDelivery: Delivery = { success: false, isRefused: false, retryAfterMs: 0 };

/**
 * Sends one request; undefined if there was no response in time. A request that hangs must not stop the
 * events of all tabs.
 */
function send(event: BannerEvent): TrackingThunk<Delivery | undefined> {
  return async (dispatch) => {
    const call = dispatch(analyticsApi.endpoints.trackBanner.initiate(event, { track: false }));
    const limit = setTimeout(call.abort, DELIVERY_LIMIT_MS);
    const { data } = await call;
    clearTimeout(limit);
    return data;
  };
}
