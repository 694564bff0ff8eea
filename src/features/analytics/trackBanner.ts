import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ThunkExtra } from '../../api/thunkExtra';
import { idle } from '../../shared/lib/idle';
import type { TrackingResult } from './analyticsApi';
import type { BannerEvent } from './bannerEvent';
import { newEventId } from './eventId';
import { keepEvent } from './keepEvent';

/** An impression or click as a screen reports it. */
export type SeenBanner = Pick<BannerEvent, 'kind' | 'bannerId' | 'source' | 'position'>;

export type TrackingThunk<Result> = ThunkAction<
  Promise<Result>,
  unknown,
  ThunkExtra,
  UnknownAction
>;

/** The first idle time of the page; code and requests of impressions wait for it. */
let firstIdle: Promise<void> | undefined;

/**
 * Tracks a banner's impression or click (spec §4, §7). Never throws: a failure, such as a missing id
 * ('Banner ID is required'), returns `success: false`. Unsent events are kept and retried later; the
 * backend dedupes them by id.
 */
export function trackBanner(seen: SeenBanner): TrackingThunk<TrackingResult> {
  return async (dispatch) => {
    const event = { ...seen, eventId: newEventId(), timestamp: new Date().toISOString() };
    keepEvent(event);
    try {
      // A click may leave the page, so it is sent at once.
      if (seen.kind === 'banner-impression') await (firstIdle ??= idle());
      const { sendEvents } = await import(/* webpackChunkName: "background" */ './sendEvents');
      const counted = await dispatch(sendEvents(event.eventId));
      return { success: counted.includes(event.eventId) };
    } catch {
      // The next page sends it.
      return { success: false };
    }
  };
}
