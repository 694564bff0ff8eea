import { failures } from '../../api/apiErrors';
import { hasFailed } from '../../api/areaDefaults';
import { warnOfFallback } from '../../api/fallback';
import { backendPaths } from '../../shared/config/backendPaths';
import { bannerTags, bannersApi } from './bannersApi';
import { type Banner, bannersResponse } from './bannerSchema';

/**
 * The public call of spec §7. No screen uses it: a file that imports this one adds it to the area.
 */
export const activeBannersApi = bannersApi.injectEndpoints({
  endpoints: (build) => ({
    getActiveBanners: build.query<readonly Banner[], void>({
      query: () => ({ path: backendPaths.activeBanners, failure: failures.loadContent }),
      forceRefetch: hasFailed,
      rawResponseSchema: bannersResponse,
      onQueryStarted: warnOfFallback('banners'),
      providesTags: bannerTags,
    }),
  }),
});
