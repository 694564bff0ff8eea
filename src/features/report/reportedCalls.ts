import { QueryStatus } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { failures } from '../../api/apiErrors';
import { isRecord } from '../../api/coercions';
import { itemIdOf, itemTag } from '../../api/tags';
import { type AreaPath, apiSlices } from '../../app/apiSlices';
import { isSame } from '../../shared/lib/isSame';
import { bannerDomain } from '../banners/bannerSchema';
import type { listingsApi } from '../bikes/listingsApi';
import type { listingsArea } from '../bikes/listingsArea';
import { categoryDomain } from '../categories/categorySchema';
import { productDomain } from '../products/productSchema';
import { vehicleTypeDomain } from '../vehicles/vehicleTypeSchema';
import { publicItem } from './publicItem';
import {
  type Redact,
  alias,
  count,
  dictionary,
  fields,
  flag,
  isoTime,
  items,
  known,
  languageTag,
  list,
  nothing,
  oneOf,
  orNull,
  publicId,
  text,
  time,
} from './redact';
import { bikeList } from './reportedBikes';

/** What a report has of an endpoint's calls. */
interface Call {
  readonly arg: Redact;
  readonly data: Redact;
  /** Its cache key, if not made of name and argument. */
  readonly key?: string;
}

type Area = Exclude<(typeof apiSlices)[number], typeof listingsArea> | typeof listingsApi;
type EndpointsOf<Each extends Area> = Extract<keyof Each['endpoints'], string>;
type TagOf<Each extends Area> = Parameters<Each['util']['invalidateTags']>[0] extends (infer Tag)[]
  ? Extract<Tag, string>
  : never;

/** What a report has of an area. */
interface ReportedArea<Tag = string, Endpoint extends string = string> {
  /** Names its items; null for an area without tags. */
  readonly tag: [Tag] extends [never] ? null : Tag;
  readonly calls: Readonly<Record<Endpoint, Call>>;
}

/** The allowlist of calls. The types require every area, endpoint and tag. */
const areas: {
  readonly [Each in Area as Each['reducerPath']]: ReportedArea<TagOf<Each>, EndpointsOf<Each>>;
} = {
  analytics: {
    tag: null,
    calls: {
      trackBanner: {
        arg: fields({
          eventId: alias,
          kind: oneOf('banner-click', 'banner-impression'),
          bannerId: publicId('banners'),
          timestamp: isoTime,
          source: oneOf('hero-slider', 'promo-card'),
          position: count,
        }),
        data: fields({ success: flag, isRefused: flag, retryAfterMs: count }),
      },
    },
  },
  banners: {
    tag: 'Banner',
    calls: {
      getBanners: {
        arg: fields({ includeInactive: flag, status: oneOf('active', 'inactive') }),
        data: items(publicItem(bannerDomain)),
      },
    },
  },
  categories: {
    tag: 'Category',
    calls: {
      getCategories: {
        arg: fields({ includeProductCount: flag, sortBy: oneOf('popular', 'name') }),
        data: items(publicItem(categoryDomain)),
      },
    },
  },
  listings: { tag: 'Listing', calls: { getBikes: { arg: nothing, data: bikeList } } },
  products: {
    tag: 'Product',
    calls: {
      getFeaturedProducts: {
        arg: fields({ limit: count }),
        data: items(publicItem(productDomain)),
      },
    },
  },
  types: {
    tag: 'VehicleType',
    calls: {
      getVehicleTypes: { arg: nothing, data: items(publicItem(vehicleTypeDomain)), key: 'cars' },
    },
  },
};

const all = Object.entries<ReportedArea<unknown>>(areas);
const byName = new Map<unknown, Call>(all.flatMap(([, { calls }]) => Object.entries(calls)));
/** The areas whose items the tags name. */
const tagAreas = all.flatMap(([path, { tag }]) =>
  typeof tag === 'string' ? [[tag, path as AreaPath] as const] : [],
);

/** The cache key of a known call, which contains its argument; uncached calls have their name. */
export const cacheKey = text((key, redaction) => {
  const isKey = ([name, call]: readonly [unknown, Call]) => {
    if (key === name || call.key !== undefined) return key === name || key === call.key;
    const [, json] = key.startsWith(`${String(name)}(`) ? (/\((.*)\)$/s.exec(key) ?? []) : [];
    if (json === undefined) return false;
    try {
      const arg: unknown = json === 'undefined' ? undefined : JSON.parse(json);
      return isSame(call.arg(arg, redaction), arg);
    } catch {
      return false;
    }
  };
  return [...byName].some(isKey) ? key : undefined;
});

const ownMessages = ['', ...Object.values(failures).map(({ message }) => message)];

/** `ApiError`, or an error as Redux Toolkit serializes it, without its stack. */
const callError = fields({
  status: known(
    v.union([v.number(), v.picklist(['FETCH_ERROR', 'INVALID_RESPONSE', 'INVALID_ARGUMENT'])]),
  ),
  name: oneOf('AbortError', 'ConditionError', 'Error', 'SchemaError', 'TypeError'),
  // Our own, or the shape of a backend's sentence.
  message: text((message, redaction) =>
    ownMessages.includes(message) ? message : redaction.text(message),
  ),
  code: oneOf(...Object.values(failures).map(({ code }) => code)),
  language: languageTag,
});

/** What RTK Query says of any call, in its cache and its actions. */
const facts = {
  type: oneOf('query', 'mutation'),
  status: oneOf(...Object.values(QueryStatus)),
  requestStatus: oneOf('pending', 'fulfilled', 'rejected'),
  endpointName: oneOf(...all.flatMap(([, { calls }]) => Object.keys(calls))),
  requestId: alias,
  queryCacheKey: cacheKey,
  startedTimeStamp: time,
  fulfilledTimeStamp: time,
  subscribe: flag,
  forceRefetch: flag,
  track: flag,
  aborted: flag,
  condition: flag,
  rejectedWithValue: flag,
  baseQueryMeta: fields({ contentLanguage: orNull(languageTag) }),
  error: callError,
};

const partOf = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((part, name) => (isRecord(part) ? part[name] : undefined), value);

/** Describes a value by the call that is named in it; a value without a known call is left out. */
function ofCall(
  path: readonly string[],
  description: (call: Call, value: unknown) => Readonly<Record<string, Redact>>,
): Redact {
  return (value, redaction) => {
    const call = byName.get(partOf(value, [...path, 'endpointName']));
    return call && fields(description(call, value))(value, redaction);
  };
}

const call = ofCall([], ({ arg, data }) => ({ ...facts, originalArgs: arg, data }));

const callAction = ofCall(['meta', 'arg'], ({ data }, action) => ({
  payload: partOf(action, ['meta', 'requestStatus']) === 'rejected' ? callError : data,
  error: callError,
  meta: fields({ ...facts, arg: call }),
}));

/** The id of an item, or of a whole list. */
const tagId = (kind: AreaPath) =>
  text((id, redaction) => {
    const itemId = itemIdOf(id);
    if (itemId !== null) return itemTag('', redaction.publicId(kind, itemId)).id;
    // Earlier releases recorded ids without a prefix.
    const isList = ['LIST', 'FEATURED', '__internal_without_id'].includes(id);
    return isList ? id : redaction.publicId(kind, id);
  });

const tag: Redact = (value, redaction) => {
  const known = tagAreas.find(([type]) => type === partOf(value, ['type']));
  return known && fields({ type: oneOf(known[0]), id: tagId(known[1]) })(value, redaction);
};

const area = oneOf(...apiSlices.map(({ reducerPath }) => reducerPath));

/** The cache of a backend area. */
export const areaState = fields({
  queries: dictionary(cacheKey, call),
  mutations: dictionary(alias, call),
  provided: fields({
    tags: fields(
      Object.fromEntries(
        tagAreas.map(([type, kind]) => [type, dictionary(tagId(kind), list(cacheKey))]),
      ),
    ),
    keys: dictionary(cacheKey, list(tag)),
  }),
  config: fields({
    reducerPath: area,
    online: flag,
    focused: flag,
    keepUnusedDataFor: count,
    invalidationBehavior: oneOf('delayed', 'immediately'),
    refetchOnMountOrArgChange: known(v.union([v.boolean(), v.number()])),
    refetchOnFocus: flag,
    refetchOnReconnect: flag,
  }),
});

/** The actions of a backend area, by what follows its path in their types. */
export const areaActions: Readonly<Record<string, Redact>> = {
  ...Object.fromEntries(
    ['executeQuery', 'executeMutation'].flatMap((thunk) =>
      ['pending', 'fulfilled', 'rejected'].map((status) => [`${thunk}/${status}`, callAction]),
    ),
  ),
  'queries/removeQueryResult': fields({ payload: fields({ queryCacheKey: cacheKey }) }),
  'queries/cacheEntriesUpserted': fields({
    payload: list(
      ofCall(['queryDescription'], ({ data }) => ({
        queryDescription: call,
        value: data,
        providedTags: list(tag),
      })),
    ),
    meta: fields({
      ...facts,
      timestamp: time,
      restored: fields({ area, fulfilledTimeStamps: dictionary(cacheKey, time) }),
    }),
  }),
};
