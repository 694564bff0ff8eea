import { createApi } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { areaDefaults } from '../../api/answers';
import { messages } from '../../api/errors';

/** Where a banner was seen or clicked (spec §4). */
export type BannerSource = 'hero-slider' | 'promo-card';

export interface BannerEvent {
  /** Makes the backend count the event once, however often it arrives. */
  readonly eventId: string;
  readonly kind: 'banner-click' | 'banner-impression';
  readonly bannerId: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly source: BannerSource;
  /** Place of the slide, from 0. */
  readonly position: number;
}

/** Whether the backend has counted the event; tracking failures are swallowed (spec §8). */
export interface TrackingResult {
  readonly success: boolean;
}

const bannerEventSchema = v.object({
  eventId: v.string(),
  kind: v.picklist(['banner-click', 'banner-impression']),
  bannerId: v.pipe(
    v.string(messages.bannerIdRequired),
    v.trim(),
    v.minLength(1, messages.bannerIdRequired),
  ),
  timestamp: v.string(),
  source: v.picklist(['hero-slider', 'promo-card']),
  position: v.number(),
});

/** Banner impressions and clicks, spec §7. */
export const analyticsApi = createApi({
  ...areaDefaults,
  reducerPath: 'analytics',
  endpoints: (build) => ({
    trackBanner: build.mutation<TrackingResult, BannerEvent>({
      argSchema: bannerEventSchema,
      queryFn: async ({ kind, ...event }, _api, _extra, send) => {
        const answer = await send({
          path: `/api/v1/analytics/${kind}`,
          method: 'POST',
          body: event,
          failure: '',
        });
        return { data: { success: answer.error === undefined } };
      },
    }),
  }),
});
