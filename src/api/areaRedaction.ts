import { QueryStatus } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { isSame } from '../shared/redaction/isSame';
import {
  type Redact,
  type Redaction,
  type SliceRedaction,
  alias,
  cacheKey,
  count,
  dictionary,
  fields,
  flag,
  isRecord,
  known,
  languageTag,
  list,
  oneOf,
  orNull,
  time,
} from '../shared/redaction/redaction';
import { failures } from './apiErrors';
import { itemIdOf, itemTag } from './tags';

/** The redaction of one endpoint's calls. */
interface EndpointReport {
  readonly arg: Redact;
  readonly data: Redact;
  /** Its cache key, if not made of name and argument. */
  readonly key?: string;
}

export interface AreaRedaction extends SliceRedaction {
  /** Whether a key belongs to a call of this area whose argument may be in a report. */
  hasKey(key: string, redaction: Redaction): boolean;
}

const ownMessages: readonly string[] = [
  '',
  ...Object.values(failures).map(({ message }) => message),
];

/** Our own message, or the shape of a backend's sentence. */
const failureText: Redact = (value, { text }) => {
  if (typeof value !== 'string') return undefined;
  return ownMessages.includes(value) ? value : text(value);
};

/** `ApiError`, or an error as Redux Toolkit serializes it, without its stack. */
const callError = fields({
  status: known(
    v.union([v.number(), v.picklist(['FETCH_ERROR', 'INVALID_RESPONSE', 'INVALID_ARGUMENT'])]),
  ),
  name: oneOf('AbortError', 'ConditionError', 'Error', 'SchemaError', 'TypeError'),
  message: failureText,
  code: oneOf(...Object.values(failures).map(({ code }) => code)),
  language: languageTag,
});

/** The parts of a `createApi` that a report reads. */
interface ReportedArea {
  readonly reducerPath: string;
  readonly endpoints: object;
  readonly util: { readonly invalidateTags: object };
}

/** The names of an area's `tagTypes`. */
type TagTypes<Area extends ReportedArea> = Area['util']['invalidateTags'] extends (
  tags: (infer Tag)[],
) => unknown
  ? Extract<Tag, string>
  : never;

/**
 * The redaction of a backend area: its cache, and the calls that fill it.
 * @param tags every tag type of the area; the ids of tags are the ids of its items
 */
export function areaRedaction<Area extends ReportedArea>(
  reducerPath: Area['reducerPath'],
  endpoints: Readonly<Record<keyof Area['endpoints'] & string, EndpointReport>>,
  tags: Readonly<Record<TagTypes<Area>, true>>,
): AreaRedaction {
  const reports = new Map<unknown, EndpointReport>(Object.entries<EndpointReport>(endpoints));
  const names = oneOf(...Object.keys(endpoints));

  const argOf = (endpointName: unknown): Redact =>
    reports.get(endpointName)?.arg ?? (() => undefined);
  const dataOf = (endpointName: unknown): Redact =>
    reports.get(endpointName)?.data ?? (() => undefined);

  /** Drops calls without a report. */
  const ofKnownCall =
    (fieldsOf: (endpointName: unknown) => Readonly<Record<string, Redact>>): Redact =>
    (value, redaction) =>
      isRecord(value) && reports.has(value.endpointName)
        ? fields(fieldsOf(value.endpointName))(value, redaction)
        : undefined;

  const entry = ofKnownCall((endpointName) => ({
    status: oneOf(...Object.values(QueryStatus)),
    endpointName: names,
    requestId: alias,
    originalArgs: argOf(endpointName),
    startedTimeStamp: time,
    fulfilledTimeStamp: time,
    data: dataOf(endpointName),
    error: callError,
  }));

  const callArg = ofKnownCall((endpointName) => ({
    type: oneOf('query', 'mutation'),
    endpointName: names,
    originalArgs: argOf(endpointName),
    queryCacheKey: cacheKey,
    subscribe: flag,
    forceRefetch: flag,
    track: flag,
  }));

  const tagId: Redact = (id, redaction) => {
    if (typeof id !== 'string') return undefined;
    const itemId = itemIdOf(id);
    // Earlier releases recorded ids without a prefix.
    if (itemId === null) return noItem(id, redaction) ?? redaction.publicId(reducerPath, id);
    const publicId = redaction.publicId(reducerPath, itemId);
    return itemTag('', publicId).id;
  };
  const tag: Redact = (value, redaction) =>
    isRecord(value) && Object.hasOwn(tags, String(value.type))
      ? fields({ type: oneOf(...Object.keys(tags)), id: tagId })(value, redaction)
      : undefined;

  /** An action of a call. The endpoint describes its payload. */
  const call: Redact = (action, redaction) => {
    const meta = isRecord(action) && isRecord(action.meta) ? action.meta : {};
    const { endpointName } = isRecord(meta.arg) ? meta.arg : {};
    if (!reports.has(endpointName)) return undefined;
    const isFailure = meta.requestStatus === 'rejected';
    return fields({
      payload: isFailure ? callError : dataOf(endpointName),
      error: callError,
      meta: fields({
        arg: callArg,
        requestId: alias,
        requestStatus: oneOf('pending', 'fulfilled', 'rejected'),
        startedTimeStamp: time,
        fulfilledTimeStamp: time,
        aborted: flag,
        condition: flag,
        rejectedWithValue: flag,
        baseQueryMeta: fields({ contentLanguage: orNull(languageTag) }),
      }),
    })(action, redaction);
  };

  const upserted: Redact = (item, redaction) => {
    const description =
      isRecord(item) && isRecord(item.queryDescription) ? item.queryDescription : {};
    if (!reports.has(description.endpointName)) return undefined;
    return fields({
      queryDescription: callArg,
      value: dataOf(description.endpointName),
      providedTags: list(tag),
    })(item, redaction);
  };

  return {
    state: fields({
      queries: dictionary(cacheKey, entry),
      mutations: dictionary(alias, entry),
      provided: fields({
        tags: fields(
          Object.fromEntries(
            Object.keys(tags).map((type) => [type, dictionary(tagId, list(cacheKey))]),
          ),
        ),
        keys: dictionary(cacheKey, list(tag)),
      }),
      config: fields({
        reducerPath: oneOf(reducerPath),
        online: flag,
        focused: flag,
        keepUnusedDataFor: count,
        invalidationBehavior: oneOf('delayed', 'immediately'),
        refetchOnMountOrArgChange: known(v.union([v.boolean(), v.number()])),
        refetchOnFocus: flag,
        refetchOnReconnect: flag,
      }),
    }),
    actions: {
      ...Object.fromEntries(
        ['executeQuery', 'executeMutation'].flatMap((thunk) =>
          ['pending', 'fulfilled', 'rejected'].map((status) => [
            `${reducerPath}/${thunk}/${status}`,
            call,
          ]),
        ),
      ),
      [`${reducerPath}/queries/removeQueryResult`]: fields({
        payload: fields({ queryCacheKey: cacheKey }),
      }),
      [`${reducerPath}/queries/cacheEntriesUpserted`]: fields({
        payload: list(upserted),
        meta: fields({
          requestId: alias,
          timestamp: time,
          baseQueryMeta: fields({ contentLanguage: orNull(languageTag) }),
          restored: fields({
            area: oneOf(reducerPath),
            fulfilledTimeStamps: dictionary(cacheKey, time),
          }),
        }),
      }),
    },
    hasKey: (key, redaction) =>
      // The connection slice identifies uncached calls by their endpoint.
      reports.has(key) ||
      [...reports].some(([name, { arg, key: ownKey }]) => {
        if (ownKey !== undefined) return key === ownKey;
        const start = `${String(name)}(`;
        if (!key.startsWith(start) || !key.endsWith(')')) return false;
        const value = parsed(key.slice(start.length, -1));
        return isSame(arg(value, redaction), value);
      }),
  };
}

/** Ids of tags that stand for a whole list. */
const noItem = oneOf('LIST', 'FEATURED', '__internal_without_id');

function parsed(json: string): unknown {
  try {
    return json === 'undefined' ? undefined : JSON.parse(json);
  } catch {
    return unreadable;
  }
}

/** A value that no argument equals. */
const unreadable = Symbol('unreadable');
