import * as v from 'valibot';
import { count, idFields, idOf } from '../../api/responses';

/** The metrics of a banner, spec §7 `/banners/metrics`. */
export interface BannerMetrics {
  readonly id: string;
  readonly impressions: number;
  readonly clicks: number;
  /** Clicks per impression, 0 to 1. */
  readonly clickThroughRate: number;
  /** Conversions per click, as far as the backend counts them. */
  readonly conversionRate: number;
}

export const bannerMetricsSchema: v.GenericSchema<unknown, BannerMetrics> = v.pipe(
  v.object({
    ...idFields,
    bannerId: v.optional(v.union([v.string(), v.number()])),
    impressions: count(0),
    clicks: count(0),
    clickThroughRate: v.fallback(v.number(), 0),
    conversionRate: v.fallback(v.number(), 0),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }): BannerMetrics => {
    const { bannerId, impressions, clicks, clickThroughRate, conversionRate, ...wire } =
      dataset.value;
    const id = bannerId === undefined ? idOf(wire) : String(bannerId);
    if (id === '') {
      addIssue({ message: 'Metrics need the id of their banner' });
      return NEVER;
    }
    return { id, impressions, clicks, clickThroughRate, conversionRate };
  }),
);
