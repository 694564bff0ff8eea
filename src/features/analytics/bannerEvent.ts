import * as v from 'valibot';

/** Spec §5; no screen shows it. */
const BANNER_ID_REQUIRED = 'Banner ID is required';

/** A tracked event of a banner (spec §4, §7). */
export const bannerEventSchema = v.object({
  /** A UUID, by which the backend dedupes deliveries. */
  eventId: v.pipe(v.string(), v.minLength(1)),
  kind: v.picklist(['banner-click', 'banner-impression']),
  bannerId: v.pipe(v.string(BANNER_ID_REQUIRED), v.trim(), v.minLength(1, BANNER_ID_REQUIRED)),
  /** ISO 8601. */
  timestamp: v.string(),
  source: v.picklist(['hero-slider', 'promo-card']),
  /** Index of the slide. */
  position: v.number(),
});

export type BannerEvent = v.InferOutput<typeof bannerEventSchema>;
