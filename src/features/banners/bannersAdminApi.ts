import * as v from 'valibot';
import { managerMessages, silentFailure } from '../../api/apiErrors';
import { listResponse, withFallback, parseItems } from '../../api/responses';
import { itemTag } from '../../api/tags';
import { backendPaths } from '../../shared/config/backendPaths';
import { type BannerMetrics, bannerMetricsSchema } from './bannerMetricsSchema';
import { bannersApi } from './bannersApi';

const PATH = backendPaths.banners;
const LIST = [{ type: 'Banner', id: 'LIST' }] as const;

const slideId = v.pipe(
  v.string(managerMessages.slideIdRequired),
  v.trim(),
  v.minLength(1, managerMessages.slideIdRequired),
  // A path resolves them: the call would reach another address.
  v.check((id) => !/^\.{1,2}$/.test(id), managerMessages.slideIdRequired),
);

const slideFields = {
  title: v.string(),
  subtitle: v.optional(v.string()),
  discount: v.optional(v.string()),
  image: v.optional(v.string()),
  link: v.optional(v.string()),
  bgGradient: v.optional(v.string()),
  isActive: v.optional(v.boolean()),
  /** ISO 8601. */
  startDate: v.optional(v.string()),
  /** ISO 8601. */
  endDate: v.optional(v.string()),
  targetAudience: v.optional(v.array(v.string())),
};

const newSlideSchema = v.object({ ...slideFields, description: v.optional(v.string()) });
const slideChangeSchema = v.object({ id: slideId, ...v.partial(v.object(slideFields)).entries });
const orderSchema = v.pipe(
  v.array(
    v.object(
      {
        id: v.pipe(
          v.string(managerMessages.orderFormat),
          v.minLength(1, managerMessages.orderFormat),
        ),
        position: v.pipe(
          v.number(managerMessages.orderFormat),
          v.finite(managerMessages.orderFormat),
        ),
      },
      managerMessages.orderFormat,
    ),
    managerMessages.orderRequired,
  ),
  v.minLength(1, managerMessages.orderRequired),
);

export type NewSlide = v.InferInput<typeof newSlideSchema>;
export type SlideChange = v.InferInput<typeof slideChangeSchema>;
export type BannerOrder = v.InferInput<typeof orderSchema>;

/** `isActive` goes with the `status` that says the same. */
function withStatus<Slide extends { readonly isActive?: boolean | undefined }>(slide: Slide) {
  if (slide.isActive === undefined) return slide;
  return { ...slide, status: slide.isActive ? 'active' : 'inactive' };
}

/**
 * The calls of spec §7 that manage banners. No screen uses them: a file that imports this
 * one adds them to the area. Only changes that succeed refetch what is shown.
 */
export const bannersAdminApi = bannersApi.injectEndpoints({
  endpoints: (build) => ({
    /** The metrics of banners; a failure is an empty list (spec §8). */
    getBannerMetrics: build.query<readonly BannerMetrics[], readonly string[]>({
      queryFn: withFallback(
        (bannerIds) => ({
          path: `${PATH}/metrics`,
          query: { bannerIds: bannerIds.length > 0 ? bannerIds.join(',') : undefined },
          failure: silentFailure,
        }),
        (body) => parseItems(bannerMetricsSchema, v.parse(listResponse, body), 'banner metrics'),
        [],
      ),
      providesTags: (metrics = []) => metrics.map(({ id }) => itemTag('Banner', id)),
    }),
    /** Sets positions of banners: all of them or none. */
    updateBannerOrder: build.mutation<unknown, BannerOrder>({
      argSchema: orderSchema,
      query: (bannerOrder) => ({
        path: `${PATH}/order`,
        method: 'PUT',
        body: { bannerOrder, timestamp: Date.now() },
        failure: { message: managerMessages.updateBannerOrder },
      }),
      invalidatesTags: (_result, error) => (error ? [] : LIST),
    }),
    createSlide: build.mutation<unknown, NewSlide>({
      argSchema: newSlideSchema,
      query: (slide) => ({
        path: PATH,
        method: 'POST',
        body: {
          ...withStatus({ ...slide, isActive: slide.isActive ?? true }),
          bannerType: 'hero',
          order: 0,
        },
        failure: { message: managerMessages.createSlide },
      }),
      invalidatesTags: (_result, error) => (error ? [] : LIST),
    }),
    /** Changes what is given; the subtitle is also sent as the description. */
    updateSlide: build.mutation<unknown, SlideChange>({
      argSchema: slideChangeSchema,
      query: ({ id, ...change }) => ({
        path: `${PATH}/${encodeURIComponent(id)}`,
        method: 'PUT',
        body: withStatus(
          change.subtitle === undefined ? change : { ...change, description: change.subtitle },
        ),
        failure: { message: managerMessages.updateSlide },
      }),
      // The list too: a change may make a banner active, or take it out.
      invalidatesTags: (_result, error, { id }) => (error ? [] : [...LIST, itemTag('Banner', id)]),
    }),
    deleteSlide: build.mutation<unknown, string>({
      argSchema: slideId,
      query: (id) => ({
        path: `${PATH}/${encodeURIComponent(id)}`,
        method: 'DELETE',
        failure: { message: managerMessages.deleteSlide },
      }),
      invalidatesTags: (_result, error, id) => (error ? [] : [...LIST, itemTag('Banner', id)]),
    }),
  }),
});
