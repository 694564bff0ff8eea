import { QueryStatus } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { failures } from '../../api/apiErrors';
import { isRecord } from '../../api/coercions';
import type { apiSlices } from '../../app/apiSlices';
import { isSame } from '../../shared/lib/isSame';
import type { analyticsApi } from '../analytics/analyticsApi';
import { bannerDomain } from '../banners/bannerSchema';
import { reportedBikeList } from '../bikes/bikesReport';
import type { listingsApi } from '../bikes/listingsApi';
import type { listingsArea } from '../bikes/listingsArea';
import { categoryDomain } from '../categories/categorySchema';
import { productDomain } from '../products/productSchema';
import { vehicleTypeDomain } from '../vehicles/vehicleTypeSchema';
import {
  type Redact,
  alias,
  count,
  dictionary,
  fields,
  flag,
  items,
  known,
  languageTag,
  list,
  nothing,
  oneOf,
  orNull,
  publicItem,
  text,
  time,
} from './reportFields';

/** What a report has of an endpoint's calls. */
interface Call {
  readonly arg: Redact;
  readonly data: Redact;
  /** Its cache key, if not made of name and argument. */
  readonly key?: string;
}

/** Areas with queries. */
type Area =
  | Exclude<(typeof apiSlices)[number], typeof listingsArea | typeof analyticsApi>
  | typeof listingsApi;

/** The allowlist of calls. The types require every area, and every endpoint. */
const areas: {
  readonly [Each in Area as Each['reducerPath']]: Readonly<
    Record<Extract<keyof Each['endpoints'], string>, Call>
  >;
} = {
  banners: {
    getBanners: {
      arg: fields({ includeInactive: flag, status: oneOf('active', 'inactive') }),
      data: items(publicItem(bannerDomain)),
    },
  },
  categories: {
    getCategories: {
      arg: fields({ includeProductCount: flag, sortBy: oneOf('popular', 'name') }),
      data: items(publicItem(categoryDomain)),
    },
  },
  listings: { getBikes: { arg: nothing, data: reportedBikeList } },
  products: {
    getFeaturedProducts: { arg: fields({ limit: count }), data: items(publicItem(productDomain)) },
  },
  types: {
    getVehicleTypes: { arg: nothing, data: items(publicItem(vehicleTypeDomain)), key: 'cars' },
  },
};

const byName = new Map(
  Object.values<Readonly<Record<string, Call>>>(areas).flatMap((calls) => Object.entries(calls)),
);

/** What retries of tracked events are noted by. */
const TRACKING = 'trackBanner' satisfies keyof typeof analyticsApi.endpoints;

/** The cache key of a known call, which contains its argument; uncached calls have their name. */
export const cacheKey = text((key, redaction) => {
  if (key === TRACKING) return key;
  const isKey = ([name, call]: readonly [string, Call]) => {
    if (key === name || call.key !== undefined) return key === name || key === call.key;
    const [, json] = key.startsWith(`${name}(`) ? (/^[^(]*\((.*)\)$/s.exec(key) ?? []) : [];
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
  type: oneOf('query'),
  status: oneOf(...Object.values(QueryStatus)),
  requestStatus: oneOf('pending', 'fulfilled', 'rejected'),
  endpointName: oneOf(...byName.keys()),
  requestId: alias,
  queryCacheKey: cacheKey,
  startedTimeStamp: time,
  fulfilledTimeStamp: time,
  subscribe: flag,
  forceRefetch: flag,
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
    const call = byName.get(String(partOf(value, [...path, 'endpointName'])));
    return call && fields(description(call, value))(value, redaction);
  };
}

const call = ofCall([], ({ arg, data }) => ({ ...facts, originalArgs: arg, data }));

const callAction = ofCall(['meta', 'arg'], ({ data }, action) => ({
  payload: partOf(action, ['meta', 'requestStatus']) === 'rejected' ? callError : data,
  error: callError,
  meta: fields({ ...facts, arg: call }),
}));

/** The cache of a backend area: its queries, which screens show. */
export const areaState = fields({ queries: dictionary(cacheKey, call) });

/** The actions of a backend area, by what follows its path in their types. */
export const areaActions: Readonly<Record<string, Redact>> = {
  ...Object.fromEntries(
    ['pending', 'fulfilled', 'rejected'].map((status) => [`executeQuery/${status}`, callAction]),
  ),
  'queries/removeQueryResult': fields({ payload: fields({ queryCacheKey: cacheKey }) }),
  'queries/cacheEntriesUpserted': fields({
    payload: list(
      ofCall(['queryDescription'], ({ data }) => ({
        queryDescription: call,
        value: data,
        // RTK Query's reducer requires a list.
        providedTags: () => [],
      })),
    ),
    meta: fields({
      ...facts,
      timestamp: time,
      restored: fields({
        area: oneOf(...Object.keys(areas)),
        fulfilledTimeStamps: dictionary(cacheKey, time),
      }),
    }),
  }),
};
