import { createApi } from '@reduxjs/toolkit/query/react';
import { failures } from '../../api/apiErrors';
import { areaDefaults, hasFailed } from '../../api/areaDefaults';
import { warnOfFallback } from '../../api/fallback';
import { fetchedSchema } from '../../api/fetchedSchema';
import { persistedList, withPersistence } from '../../api/persistedResponses';
import { itemTag } from '../../api/tags';
import { backendPaths } from '../../shared/config/backendPaths';
import { CACHED_SECONDS, FRESH_SECONDS } from '../../shared/config/times';
import type { Banner } from './bannerSchema';

export interface BannersQuery {
  readonly status?: 'active' | 'inactive';
  readonly includeInactive?: boolean;
}

const fetchSchemas = () => import(/* webpackChunkName: "background" */ './bannerSchema');

/** Banners and hero slides, spec §7. */
export const bannersApi = withPersistence(
  createApi({
    ...areaDefaults,
    reducerPath: 'banners',
    tagTypes: ['Banner'],
    refetchOnMountOrArgChange: FRESH_SECONDS.banners,
    keepUnusedDataFor: CACHED_SECONDS.banners,
    endpoints: (build) => ({
      /** The banners, in the order of the response. */
      getBanners: build.query<readonly Banner[], BannersQuery>({
        query: ({ status, includeInactive }) => ({
          path: backendPaths.banners,
          query: { status, include_inactive: includeInactive },
          hasTimestampWhenForced: true,
          failure: failures.loadContent,
        }),
        forceRefetch: hasFailed,
        rawResponseSchema: fetchedSchema(async () => (await fetchSchemas()).bannersResponse),
        onQueryStarted: warnOfFallback('banners'),
        providesTags: bannerTags,
      }),
    }),
  }),
  {
    getBanners: persistedList(async () => (await fetchSchemas()).checkStoredBanners, {
      isFallbackLogged: true,
      changesAt: (banners) => banners.flatMap(({ startDate, endDate }) => [startDate, endDate]),
    }),
  },
);

export const { useGetBannersQuery } = bannersApi;

/** The tags of a list of banners. */
export function bannerTags(banners: readonly Banner[] = []) {
  return [
    { type: 'Banner', id: 'LIST' } as const,
    ...banners.map(({ id }) => itemTag('Banner', id)),
  ];
}
