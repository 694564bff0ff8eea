import { createApi } from '@reduxjs/toolkit/query/react';
import { silentFailure } from '../../api/apiErrors';
import { areaDefaults } from '../../api/areaDefaults';
import { isFinalStatus } from '../../api/finalStatus';
import { withPersistence } from '../../api/persistedResponses';
import { backendPaths } from '../../shared/config/backendPaths';
import { type BannerEvent, bannerEventSchema } from './bannerEvent';

/** Whether the backend counted the event; tracking fails silently (spec §8). */
export interface TrackingResult {
  readonly success: boolean;
}

interface Delivery extends TrackingResult {
  /** Whether the backend refused the event for good. */
  readonly isRefused: boolean;
}

/** Banner impressions and clicks, spec §7. */
export const analyticsApi = withPersistence(
  createApi({
    ...areaDefaults,
    reducerPath: 'analytics',
    endpoints: (build) => ({
      trackBanner: build.mutation<Delivery, BannerEvent>({
        argSchema: bannerEventSchema,
        queryFn: async ({ kind, ...event }, _api, _extra, send) => {
          const { error } = await send({
            path:
              kind === 'banner-click' ? backendPaths.bannerClick : backendPaths.bannerImpression,
            method: 'POST',
            body: event,
            // A click may unload the page.
            keepalive: true,
            failure: silentFailure,
          });
          const isRefused = typeof error?.status === 'number' && isFinalStatus(error.status);
          return { data: { success: error === undefined, isRefused } };
        },
      }),
    }),
  }),
  {},
);
