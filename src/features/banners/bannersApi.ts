import { createApi } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { failures } from '../../api/apiErrors';
import { warnOfFallback } from '../../api/fallback';
import { persistedList, withPersistence } from '../../api/persistedResponses';
import { areaDefaults, hasFailed, listResponse, parseItems } from '../../api/responses';
import { CACHED_SECONDS, FRESH_SECONDS } from '../../shared/config/times';
import { type Banner, bannerDomain, bannerSchema } from './bannerSchema';

export interface BannersQuery {
  readonly status?: 'active' | 'inactive';
  readonly includeInactive?: boolean;
}

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
      getBanners: build.query<Banner[], BannersQuery>({
        query: ({ status, includeInactive }) => ({
          path: '/api/v1/banners',
          query: { status, include_inactive: includeInactive },
          hasTimestampWhenForced: true,
          failure: failures.loadContent,
        }),
        forceRefetch: hasFailed,
        rawResponseSchema: listResponse,
        transformResponse: toBanners,
        onQueryStarted: warnOfFallback('banners'),
        providesTags: bannerTags,
      }),
    }),
  }),
  { getBanners: persistedList(bannerDomain, 'banners') },
);

export const { useGetBannersQuery } = bannersApi;

/** The tags of a list of banners. */
export function bannerTags(banners: readonly Banner[] = []) {
  return ['LIST', ...banners.map(({ id }) => id)].map((id) => ({ type: 'Banner' as const, id }));
}

/** A banner with no explicit flag counts as active only if the response begins with it (spec §4). */
export function toBanners(items: unknown[]): Banner[] {
  const first = v.safeParse(bannerSchema, items[0]);
  return parseItems(bannerSchema, items, 'banners').map((banner) => ({
    ...banner,
    isActive: banner.isActive ?? (first.success && first.output.id === banner.id),
  }));
}
