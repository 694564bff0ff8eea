import { createPersistoid, getStoredState } from 'redux-persist';
import type { AppStore, RootState } from '../store';
import { copiesOf, mergeCopies, readCopies } from './boundedResponses';
import {
  type CachedCall,
  type SavedArea,
  type SavedCopies,
  type SavedCopy,
  copiesFound,
  savedAreas,
} from './cachedResponses';
import { STORAGE_KEY, copyStorage, dropOlderForms } from './indexedDbStorage';

/** Time between two writes of an area, in ms. */
const WRITE_THROTTLE_MS = 100;

/**
 * Keeps the last good answers of a visit in IndexedDB, and puts them where a call has no data: at
 * the start, and whenever one is asked for that memory has forgotten. What is on the screen is
 * never replaced by a copy. Hearts, menus, filters and forms are not kept.
 * @returns stops keeping
 */
export function startPersistence(store: AppStore): () => void {
  const config = {
    key: STORAGE_KEY,
    keyPrefix: '',
    version: 1,
    storage: copyStorage(),
    serialize: false,
    deserialize: false,
    throttle: WRITE_THROTTLE_MS,
  };
  const persistoid = createPersistoid(config);
  const collect = collector();
  /** What is known of the storage; empty until it has been read. */
  let known: SavedCopies = {};

  const follow = () => {
    if (!store.isLive()) return;
    const state = store.getState();
    const copies = collect(state);
    if (copies) {
      known = mergeCopies(known, copies, Date.now());
      persistoid.update(copies);
    }
    const wanted = wantedCopies(state, known);
    if (wanted) store.dispatch(copiesFound(wanted));
  };

  void getStoredState(config)
    .catch(() => undefined)
    .then((stored) => {
      known = mergeCopies(readCopies(stored, Date.now()), known, Date.now());
      follow();
    });
  void dropOlderForms();

  const unsubscribe = store.subscribe(follow);
  const onHide = () => {
    if (document.visibilityState === 'hidden') void persistoid.flush();
  };
  document.addEventListener('visibilitychange', onHide);
  follow();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', onHide);
  };
}

type Queries = Readonly<Record<string, CachedCall | undefined>>;

/** Collects copies; gives null while no area has changed, and areas that are the same as before. */
function collector(): (state: RootState) => SavedCopies | null {
  const seen = new Map<SavedArea, { queries: Queries; copies: Record<string, SavedCopy> }>();
  return (state) => {
    let hasChanged = false;
    for (const area of savedAreas) {
      const queries: Queries = state[area].queries;
      const before = seen.get(area);
      if (before?.queries === queries) continue;
      const copies = isSameData(before?.queries, queries) ? before?.copies : undefined;
      if (!copies) hasChanged = true;
      seen.set(area, { queries, copies: copies ?? copiesOf(queries) });
    }
    if (!hasChanged) return null;
    return Object.fromEntries([...seen].map(([area, { copies }]) => [area, copies]));
  };
}

function isSameData(before: Queries | undefined, after: Queries): boolean {
  if (!before) return false;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every(
    (key) =>
      before[key]?.data === after[key]?.data &&
      before[key]?.fulfilledTimeStamp === after[key]?.fulfilledTimeStamp,
  );
}

/** The copies of calls that have no data; null when there is none. */
function wantedCopies(state: RootState, known: SavedCopies): SavedCopies | null {
  const wanted = savedAreas.flatMap((area) => {
    const queries: Queries = state[area].queries;
    const found = Object.entries(queries).flatMap(([key, call]) => {
      const copy = call && call.data === undefined ? known[area]?.[key] : undefined;
      return copy ? [[key, copy] as const] : [];
    });
    return found.length > 0 ? [[area, Object.fromEntries(found)] as const] : [];
  });
  return wanted.length > 0 ? Object.fromEntries(wanted) : null;
}
