import { areaRedaction } from '../../api/areaRedaction';
import { publicItem } from '../../shared/redaction/publicItem';
import { fields, flag, items, oneOf } from '../../shared/redaction/redaction';
import type { bannersApi } from './bannersApi';
import { bannerDomain } from './bannerSchema';

export const bannersRedaction = areaRedaction<typeof bannersApi>(
  'banners',
  {
    getBanners: {
      arg: fields({ includeInactive: flag, status: oneOf('active', 'inactive') }),
      data: items(publicItem(bannerDomain)),
    },
  },
  { Banner: true },
);
