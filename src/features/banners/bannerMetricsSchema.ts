import * as v from 'valibot';
import { idFields, idOf, wire } from '../../api/coercions';
import { wireItem } from '../../api/wireItem';

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

export const bannerMetricsSchema = v.pipe(
  wireItem({
    ...idFields,
    bannerId: wire.id,
    impressions: wire.count,
    clicks: wire.count,
    clickThroughRate: wire.number,
    conversionRate: wire.number,
  }),
  v.check(({ bannerId, ...item }) => (bannerId ?? idOf(item)) !== ''),
  v.transform(({ bannerId, ...item }): BannerMetrics => ({
    id: bannerId ?? idOf(item),
    impressions: item.impressions ?? 0,
    clicks: item.clicks ?? 0,
    clickThroughRate: item.clickThroughRate ?? 0,
    conversionRate: item.conversionRate ?? 0,
  })),
);
