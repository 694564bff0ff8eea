import { areaRedaction } from '../../api/areaRedaction';
import {
  alias,
  count,
  fields,
  flag,
  isoTime,
  oneOf,
  publicId,
} from '../../shared/redaction/redaction';
import type { analyticsApi } from './analyticsApi';

export const analyticsRedaction = areaRedaction<typeof analyticsApi>(
  'analytics',
  {
    trackBanner: {
      arg: fields({
        eventId: alias,
        kind: oneOf('banner-click', 'banner-impression'),
        bannerId: publicId('banners'),
        timestamp: isoTime,
        source: oneOf('hero-slider', 'promo-card'),
        position: count,
      }),
      data: fields({ success: flag, isRefused: flag }),
    },
  },
  {},
);
