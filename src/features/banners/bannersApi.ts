import { createApi } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { messages } from '../../api/apiErrors';
import { warnOfFallback } from '../../api/fallback';
import { areaDefaults, listResponse, parseItems, staleAfter } from '../../api/responses';
import { CACHED_SECONDS, FRESH } from '../../shared/config/times';
import { type Banner, bannerSchema } from './bannerSchema';

const PATH = '/api/v1/banners';

export interface BannersQuery {
  readonly status?: 'active' | 'inactive';
  readonly includeInactive?: boolean;
  /** Asks past every cache on the way (spec §7: `timestamp`). */
  readonly force?: boolean;
}

const LIST = { type: 'Banner', id: 'LIST' } as const;

/** Banners and hero slides, spec §7. */
export const bannersApi = createApi({
  ...areaDefaults,
  reducerPath: 'banners',
  tagTypes: ['Banner'],
  keepUnusedDataFor: CACHED_SECONDS.banners,
  endpoints: (build) => ({
    /** The banners, in the order of the answer. */
    getBanners: build.query<Banner[], BannersQuery>({
      query: ({ status, includeInactive, force }) => ({
        path: PATH,
        query: {
          status,
          include_inactive: includeInactive,
          timestamp: force ? Date.now() : undefined,
        },
        failure: messages.loadContent,
      }),
      serializeQueryArgs: ({ queryArgs: { status, includeInactive } }) => ({
        status,
        includeInactive,
      }),
      forceRefetch: staleAfter(FRESH.banners),
      rawResponseSchema: listResponse,
      transformResponse: toBanners,
      onQueryStarted: warnOfFallback('banners'),
      providesTags: (banners = []) => [
        LIST,
        ...banners.map(({ id }) => ({ type: 'Banner' as const, id })),
      ],
    }),
    getActiveBanners: build.query<Banner[], void>({
      query: () => ({ path: `${PATH}/public/active`, failure: messages.loadContent }),
      forceRefetch: staleAfter(FRESH.banners),
      rawResponseSchema: listResponse,
      transformResponse: toBanners,
      onQueryStarted: warnOfFallback('banners'),
      providesTags: (banners = []) => [
        LIST,
        ...banners.map(({ id }) => ({ type: 'Banner' as const, id })),
      ],
    }),
  }),
});

export const { useGetBannersQuery } = bannersApi;

/** A banner with no explicit flag counts as active only if the answer begins with it (spec §4). */
function toBanners(items: unknown[]): Banner[] {
  const first = v.safeParse(bannerSchema, items[0]);
  return parseItems(bannerSchema, items, 'banners').map((banner) => ({
    ...banner,
    isActive: banner.isActive ?? (first.success && first.output.id === banner.id),
  }));
}
