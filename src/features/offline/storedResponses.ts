import * as v from 'valibot';
import type { PersistedArea } from '../../api/persistedResponses';
import { STORED_RESPONSE_MS } from '../../shared/config/times';
import type { QueryEntry } from './restoredResponses';

/** Maximum number of stored calls of an area; the newest are kept. */
const STORED_CALLS_MAX = 8;

/** Tolerance for small clock corrections between visits. */
const CLOCK_SLACK_MS = 60_000;

const responseSchema = v.object({
  endpointName: v.string(),
  data: v.unknown(),
  /** When it arrived, in ms since the epoch. */
  fulfilledTimeStamp: v.number(),
  isPart: v.boolean(),
  /** Its `Content-Language`, if any. */
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
 * The stored response of a call: in the language, else without a language, else the newest in any other
 * language.
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
 * The part of an area to store: its last good responses, within bounds, even if the calls have failed
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

/** Validates a stored area, and keeps its valid responses. */
export function checkedArea({ persisted }: PersistedArea, stored: unknown): StoredArea {
  return mapResponses(stored, (response) => {
    const { endpointName } = response;
    if (!Object.hasOwn(persisted, endpointName)) return null;
    const data = persisted[endpointName]?.read(response.data);
    return data === undefined ? null : { ...response, data };
  });
}

/**
 * Merges the stored responses of two tabs or visits: the newer response of each call wins, but partial
 * data never replaces complete data.
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
 * Maps the responses of an area, and drops those that are too old or that `change` maps to null. It also
 * drops responses from the future: a clock was wrong, so their age is unknown, and no newer response would
 * replace them.
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
