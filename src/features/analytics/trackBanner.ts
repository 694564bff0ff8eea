import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../../api/services';
import { type BannerEvent, type TrackingResult, analyticsApi } from './analyticsApi';
import { newEventId } from './eventId';

/** What a screen tells of an impression or a click. */
export type SeenBanner = Pick<BannerEvent, 'kind' | 'bannerId' | 'source' | 'position'>;

/**
 * Tracks a banner's impression or click (spec §4, §7). Never throws: a failure, such as a missing
 * id ('Banner ID is required'), gives `success: false`. While DevTools shows a past state nothing
 * is tracked.
 */
export function trackBanner(
  seen: SeenBanner,
): ThunkAction<Promise<TrackingResult>, unknown, Services, UnknownAction> {
  return async (dispatch, _getState, services) => {
    if (!services.isLive()) return { success: false };
    const event = { ...seen, eventId: newEventId(), timestamp: new Date().toISOString() };
    const answer = await dispatch(
      analyticsApi.endpoints.trackBanner.initiate(event, { track: false }),
    );
    return answer.data ?? { success: false };
  };
}
