import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { ThunkExtra } from '../../api/thunkExtra';
import { type Delivery, type TrackingResult, analyticsApi } from './analyticsApi';
import { type BannerEvent, bannerEventSchema } from './bannerEvent';
import { newEventId } from './eventId';
import { outbox } from './outbox';

/** An impression or click as a screen reports it. */
export type SeenBanner = Pick<BannerEvent, 'kind' | 'bannerId' | 'source' | 'position'>;

/** In ms. */
const DELIVERY_LIMIT_MS = 30_000;

type TrackingThunk<Result> = ThunkAction<Promise<Result>, unknown, ThunkExtra, UnknownAction>;

/**
 * Tracks a banner's impression or click (spec §4, §7). Never throws: a failure, such as a missing id
 * ('Banner ID is required'), returns `success: false`. Unsent events are kept and retried later; the
 * backend dedupes them by id.
 */
export function trackBanner(seen: SeenBanner): TrackingThunk<TrackingResult> {
  return async (dispatch) => {
    const event = { ...seen, eventId: newEventId(), timestamp: new Date().toISOString() };
    if (!v.is(bannerEventSchema, event)) return { success: false };
    outbox.add(event);
    const counted = await dispatch(sendEvents());
    return { success: counted.includes(event.eventId) };
  };
}

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
