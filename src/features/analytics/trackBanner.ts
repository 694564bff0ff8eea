import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { StoreEnvironment } from '../../api/thunkExtra';
import { type TrackingResult, analyticsApi } from './analyticsApi';
import { type BannerEvent, bannerEventSchema } from './bannerEvent';
import { newEventId } from './eventId';
import { outbox } from './outbox';

/** An impression or click as a screen reports it. */
export type SeenBanner = Pick<BannerEvent, 'kind' | 'bannerId' | 'source' | 'position'>;

type TrackingThunk<Result> = ThunkAction<Promise<Result>, unknown, StoreEnvironment, UnknownAction>;

/**
 * Tracks a banner's impression or click (spec §4, §7). Never throws: a failure, such as a missing id
 * ('Banner ID is required'), returns `success: false`. Unsent events are kept and retried later; the
 * backend dedupes them by id.
 */
export function trackBanner(seen: SeenBanner): TrackingThunk<TrackingResult> {
  return async (dispatch) => {
    const event = { ...seen, eventId: newEventId(), timestamp: new Date().toISOString() };
    if (!v.is(bannerEventSchema, event)) return { success: false };
    const hasOlder = outbox.waiting().length > 0;
    outbox.add(event);
    const { success, isOver } = await dispatch(deliver(event));
    if (isOver && hasOlder) await dispatch(replayEvents());
    return { success };
  };
}

/** Sends waiting events one after the other, until one fails that may succeed later. */
export function replayEvents(): TrackingThunk<void> {
  return async (dispatch) => {
    for (const event of outbox.waiting()) {
      if (outbox.isUnderWay(event.eventId)) continue;
      const { isOver } = await dispatch(deliver(event));
      if (!isOver) return;
    }
  };
}

/** Sends all events when the page hides, pending ones included, which may be lost with the page. */
export function flushEvents(): TrackingThunk<void> {
  return async (dispatch) => {
    await Promise.all(outbox.waiting().map((event) => dispatch(deliver(event))));
  };
}

interface Outcome extends TrackingResult {
  /** Whether to send the next event: this one has arrived, or never will. */
  readonly isOver: boolean;
}

function deliver(event: BannerEvent): TrackingThunk<Outcome> {
  return async (dispatch) => {
    const arrived = outbox.underWay(event.eventId);
    const { data } = await dispatch(
      analyticsApi.endpoints.trackBanner.initiate(event, { track: false }),
    );
    arrived();
    const success = data?.success === true;
    const isOver = success || data?.isRefused === true;
    if (isOver) outbox.remove(event.eventId);
    return { success, isOver };
  };
}
