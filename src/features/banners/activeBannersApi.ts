import { failures } from '../../api/apiErrors';
import { warnOfFallback } from '../../api/fallback';
import { hasFailed, listResponse } from '../../api/responses';
import { bannerTags, bannersApi, toBanners } from './bannersApi';
import type { Banner } from './bannerSchema';

/**
 * The public call of spec §7. No screen uses it: a file that imports this one adds it to the area.
 */
export const activeBannersApi = bannersApi.injectEndpoints({
  endpoints: (build) => ({
    getActiveBanners: build.query<Banner[], void>({
      query: () => ({ path: '/api/v1/banners/public/active', failure: failures.loadContent }),
      forceRefetch: hasFailed,
      rawResponseSchema: listResponse,
      transformResponse: toBanners,
      onQueryStarted: warnOfFallback('banners'),
      providesTags: bannerTags,
    }),
  }),
});
