import { createApi } from '@reduxjs/toolkit/query/react';
import { silentFailure } from '../../api/apiErrors';
import { areaDefaults } from '../../api/areaDefaults';
import { withPersistence } from '../../api/persistedResponses';
import { isFinalStatus } from '../../api/retry';
import { backendPaths } from '../../shared/config/backendPaths';
import type { BannerEvent } from './bannerEvent';

/** Whether the backend counted the event; tracking fails silently (spec §8). */
export interface TrackingResult {
  readonly success: boolean;
}

export interface Delivery extends TrackingResult {
  /** Whether the backend refused the event for good. */
  readonly isRefused: boolean;
  /** The delay that the backend requests (`Retry-After`), in ms. */
  readonly retryAfterMs: number;
}

/** Banner impressions and clicks, spec §7. */
export const analyticsApi = withPersistence(
  createApi({
    ...areaDefaults,
    reducerPath: 'analytics',
    endpoints: (build) => ({
      /** Sends an event of the outbox, which has validated it. */
      trackBanner: build.mutation<Delivery, BannerEvent>({
        queryFn: async ({ kind, ...event }, _api, _extra, send) => {
          const { error, meta } = await send({
            path:
              kind === 'banner-click' ? backendPaths.bannerClick : backendPaths.bannerImpression,
            method: 'POST',
            body: event,
            // A click may unload the page.
            keepalive: true,
            failure: silentFailure,
          });
          const isRefused = typeof error?.status === 'number' && isFinalStatus(error.status);
          const retryAfterMs = meta?.retryAfterMs ?? 0;
          return { data: { success: error === undefined, isRefused, retryAfterMs } };
        },
        // `sendEvents.ts` retries: `Retry-After` may be longer than 30 s.
        extraOptions: { maxRetries: 0 },
      }),
    }),
  }),
  {},
);
