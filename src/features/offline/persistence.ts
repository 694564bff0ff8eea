import { createPersistoid, createTransform, getStoredState } from 'redux-persist';
import * as v from 'valibot';
import { logFallback } from '../../api/fallback';
import type { PersistedArea } from '../../api/persistedResponses';
import { type AreaPath, apiSlices } from '../../app/apiSlices';
import { type AppStore, extraOf } from '../../app/store';
import { selectLanguage } from '../../router/locationSlice';
import { languages } from '../../shared/i18n/languages';
import { type ResponseStorage, indexedDbStorage } from './indexedDbStorage';
import { type AreaState, type QueryEntry, restoringAction } from './restoredResponses';
import {
  type LanguageArea,
  checkedArea,
  isStoredArea,
  mergedArea,
  storedIn,
  storedPart,
} from './storedResponses';

/**
 * The version of the stored format. Raise it when the domain schema of a persisted response changes.
 * Responses of an older version are dropped; those of a newer release are left alone. (redux-persist's
 * `version` and `migrate` only work for a persisted store.)
 */
const VERSION = 2;

/** redux-persist's stored state: areas by reducer path, and its `_persist`. */
const stateSchema = v.looseObject({ _persist: v.object({ version: v.number() }) });

/** redux-persist's `_persist`, one object because it compares by reference. */
const PERSIST = { version: VERSION, rehydrated: true };

/** Delay between two steps of redux-persist: each serializes one area, the last one writes. */
const WRITE_THROTTLE_MS = 100;

/**
 * Persists the last good responses in IndexedDB, and restores them for queries without data: at the
 * start, and when a call begins. Data on the screen is replaced at the start only, by responses that
 * arrived later than the page's data: a reload never goes back in time. Hearts, menus, filters and forms
 * are not persisted.
 * @returns a function that writes what is pending and stops persisting
 */
export function startPersistence(store: AppStore, storage = responseStorage()): () => void {
  const config = {
    key: 'responses',
    storage,
    transforms: apiSlices.map((area) =>
      // The format differs from that of the store: see `follow`.
      createTransform<object, unknown>(
        (calls) => storedPart(area, calls as LanguageArea),
        (stored) => checkedArea(area, stored),
        { whitelist: [area.reducerPath] },
      ),
    ),
    // IndexedDB stores objects.
    serialize: false,
    deserialize: false,
    throttle: WRITE_THROTTLE_MS,
  };
  const persistoid = createPersistoid(config);
  const { isPaused, untilResumed } = extraOf(store);
  const stopped = new AbortController();
  /** Ids of requests whose stored response was looked up. */
  const lookedUp = new Set<string | undefined>();
  const areas: Partial<Record<AreaPath, LanguageArea>> = {};

  let isStart = true;

  const restore = async () => {
    await prepareReading();
    const stored: unknown = await getStoredState(config).catch(() => undefined);
    if (!v.is(stateSchema, stored) || stored._persist.version !== VERSION) return;
    await untilResumed(stopped.signal);
    if (stopped.signal.aborted) return;
    restoreInto(store, stored, isStart);
    isStart = false;
  };
  const follow = (isFirst = false) => {
    if (isPaused()) return;
    const state = store.getState();
    for (const { reducerPath } of apiSlices) {
      const { queries } = state[reducerPath];
      const language = state.contentLanguage.areas[reducerPath] ?? null;
      const before = areas[reducerPath];
      // redux-persist compares by reference.
      if (before?.queries !== queries || before.language !== language)
        areas[reducerPath] = { queries, language };
    }
    persistoid.update({ ...areas, _persist: PERSIST });
    const requests = apiSlices
      .flatMap(({ reducerPath }) => entriesWithoutData(state[reducerPath]))
      .map(([, { requestId }]) => requestId);
    if (!isFirst && requests.every((requestId) => lookedUp.has(requestId))) return;
    for (const requestId of requests) lookedUp.add(requestId);
    void restore();
  };

  const unsubscribe = store.subscribe(() => {
    follow();
  });
  const onHide = () => {
    if (document.visibilityState === 'hidden') void persistoid.flush();
  };
  document.addEventListener('visibilitychange', onHide);
  follow(true);
  return () => {
    stopped.abort();
    unsubscribe();
    document.removeEventListener('visibilitychange', onHide);
    void persistoid.flush();
  };
}

/** Loads the validators of stored responses. */
export async function prepareReading(): Promise<void> {
  const fetching = apiSlices
    .flatMap(({ persisted }: PersistedArea) => Object.values(persisted))
    .flatMap((response) => response?.prepare?.() ?? []);
  await Promise.allSettled(fetching);
}

/** The storage of responses, shared by all tabs. */
export function responseStorage(): ResponseStorage {
  return indexedDbStorage(mergedState);
}

/** The parts of an area's API that restoring needs. */
export interface RestorableApi extends PersistedArea {
  readonly reducerPath: AreaPath;
  readonly util: {
    upsertQueryEntries(
      entries: { endpointName: string; arg: unknown; value: unknown }[],
    ): ReturnType<AppStore['dispatch']>;
  };
}

function restoreInto(
  store: AppStore,
  stored: Readonly<Record<string, unknown>>,
  isStart: boolean,
): void {
  const apis: readonly RestorableApi[] = apiSlices;
  for (const { reducerPath, persisted, util } of apis) {
    const responses = stored[reducerPath];
    if (!isStoredArea(responses)) continue;
    const state = store.getState();
    const { queries }: AreaState = state[reducerPath];
    const { tag } = languages[selectLanguage(state)];
    const shown = state.contentLanguage.areas[reducerPath] ?? null;
    const found = Object.entries(queries).flatMap(([key, entry]) => {
      const response = entry && storedIn(responses, key, tag);
      if (!response) return [];
      const isLater =
        isStart &&
        !response.isPart &&
        response.language === shown &&
        response.fulfilledTimeStamp > (entry.fulfilledTimeStamp ?? Infinity);
      return entry.data === undefined || isLater
        ? [{ key, arg: entry.originalArgs, ...response }]
        : [];
    });
    if (found.length === 0) continue;
    const isLogged = found.some(
      ({ key, endpointName }) =>
        queries[key]?.error !== undefined && persisted[endpointName]?.isFallbackLogged,
    );
    store.dispatch(restoring({ reducerPath, util }, found, found[0]?.language ?? null));
    if (isLogged) logFallback(reducerPath);
  }
}

interface FoundResponse {
  readonly key: string;
  readonly endpointName: string;
  readonly arg: unknown;
  readonly data: unknown;
  readonly fulfilledTimeStamp: number;
}

/** The action that writes data into an area's cache without counting as a response. */
export function restoring(
  { reducerPath, util }: Pick<RestorableApi, 'reducerPath' | 'util'>,
  found: readonly FoundResponse[],
  contentLanguage: string | null,
) {
  const upsert = util.upsertQueryEntries(
    found.map(({ endpointName, arg, data }) => ({ endpointName, arg, value: data })),
  );
  const fulfilledTimeStamps = Object.fromEntries(
    found.map(({ key, fulfilledTimeStamp }) => [key, fulfilledTimeStamp]),
  );
  return restoringAction(upsert, { area: reducerPath, fulfilledTimeStamps }, contentLanguage);
}

function entriesWithoutData({ queries }: AreaState): [string, QueryEntry][] {
  return Object.entries(queries).flatMap(([key, entry]) =>
    entry && entry.data === undefined ? [[key, entry]] : [],
  );
}

/** The state to write: ours merged with a stored one of the same version. A newer version stays. */
function mergedState(stored: unknown, ours: unknown): unknown {
  const before = v.is(stateSchema, stored) ? stored : null;
  const after = v.parse(stateSchema, ours);
  const storedVersion = before?._persist.version ?? 0;
  if (storedVersion > VERSION) return stored;
  const merged = apiSlices.map(({ reducerPath }) => [
    reducerPath,
    mergedArea(storedVersion === VERSION ? before?.[reducerPath] : {}, after[reducerPath]),
  ]);
  return { ...after, ...Object.fromEntries(merged) };
}
