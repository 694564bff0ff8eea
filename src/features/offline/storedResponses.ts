import * as v from 'valibot';
import type { PersistedArea } from '../../api/persistedResponses';
import { STORED_RESPONSE_MS } from '../../shared/config/times';
import type { QueryEntry } from './restoredResponses';

/** Of each area, this many calls are stored: those with the newest responses. */
const STORED_CALLS_MAX = 8;

/** A clock may be corrected by a little between two visits. */
const CLOCK_SLACK_MS = 60_000;

const responseSchema = v.object({
  endpointName: v.string(),
  data: v.unknown(),
  /** When it came, in ms since the epoch. */
  fulfilledTimeStamp: v.number(),
  isPart: v.boolean(),
  /** Its `Content-Language`, if it named one. */
  language: v.optional(v.nullable(v.string()), null),
});

/** The last good response of a call, as it is stored. */
export type StoredResponse = v.InferOutput<typeof responseSchema>;

/** The stored responses of an area, by cache key and language. */
export type StoredArea = Readonly<Record<string, StoredResponse>>;

export function isStoredArea(value: unknown): value is StoredArea {
  return v.is(v.record(v.string(), responseSchema), value);
}

/** The calls of an area, and the language of its responses. */
export interface LanguageArea {
  readonly queries: Readonly<Record<string, QueryEntry | undefined>>;
  readonly language: string | null;
}

const storedKey = (key: string, language: string | null) =>
  language === null ? key : `${key} ${language}`;

/**
 * The stored response of a call: in a language if there is one, else without a language, else the
 * newest in any other one.
 */
export function storedIn(
  area: StoredArea,
  key: string,
  language: string,
): StoredResponse | undefined {
  const others = () =>
    Object.entries(area)
      .filter(([stored, response]) => stored === storedKey(key, response.language))
      .map(([, response]) => response)
      .sort((a, b) => b.fulfilledTimeStamp - a.fulfilledTimeStamp);
  return area[storedKey(key, language)] ?? area[key] ?? others()[0];
}

/**
 * What is stored of an area: its last good responses, within bounds, also of calls that have failed
 * since.
 */
export function storedPart(
  { persisted }: PersistedArea,
  { queries, language }: LanguageArea,
): StoredArea {
  const stored: Record<string, StoredResponse> = {};
  for (const [key, entry] of Object.entries(queries)) {
    const { endpointName = '', data, fulfilledTimeStamp } = entry ?? {};
    const how = persisted[endpointName];
    if (!how || data === undefined || fulfilledTimeStamp === undefined) continue;
    const isPart = how.isPart?.(data) ?? false;
    const bound = how.bound(data);
    stored[storedKey(key, language)] = {
      endpointName,
      data: bound,
      fulfilledTimeStamp,
      isPart,
      language,
    };
  }
  return stored;
}

/** Checks an area from the storage, and keeps what can be shown. */
export function checkedArea({ persisted }: PersistedArea, stored: unknown): StoredArea {
  return mapResponses(stored, (response) => {
    const { endpointName } = response;
    if (!Object.hasOwn(persisted, endpointName)) return null;
    const data = persisted[endpointName]?.read(response.data);
    return data === undefined ? null : { ...response, data };
  });
}

/**
 * Merges what two tabs, or two visits, have stored of an area: the newer response of each call
 * wins, but a part of a list never replaces the whole list.
 */
export function mergedArea(stored: unknown, fresh: unknown): StoredArea {
  const merged = mapResponses(stored, (response) => response);
  for (const [key, response] of Object.entries(mapResponses(fresh, (one) => one))) {
    merged[key] = better(merged[key], response);
  }
  const newestFirst = Object.entries(merged).sort(
    ([, a], [, b]) => b.fulfilledTimeStamp - a.fulfilledTimeStamp,
  );
  return Object.fromEntries(newestFirst.slice(0, STORED_CALLS_MAX));
}

function better(a: StoredResponse | undefined, b: StoredResponse): StoredResponse {
  if (!a) return b;
  const [older, newer] = a.fulfilledTimeStamp < b.fulfilledTimeStamp ? [a, b] : [b, a];
  return newer.isPart && !older.isPart ? older : newer;
}

/**
 * Changes the responses of an area, and drops those that are too old or that `change` makes null. A
 * response from the future is dropped, too: a clock was wrong, so its age is unknown, and no newer
 * response would replace it.
 */
function mapResponses(
  area: unknown,
  change: (response: StoredResponse) => StoredResponse | null,
): Record<string, StoredResponse> {
  if (typeof area !== 'object' || area === null) return {};
  const now = Date.now();
  return Object.fromEntries(
    Object.entries(area).flatMap(([key, entry]) => {
      const { success, output } = v.safeParse(responseSchema, entry);
      if (!success) return [];
      const ageMs = now - output.fulfilledTimeStamp;
      if (ageMs < -CLOCK_SLACK_MS || ageMs >= STORED_RESPONSE_MS) return [];
      const changed = change(output);
      return changed ? [[key, changed] as const] : [];
    }),
  );
}
