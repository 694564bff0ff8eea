import { createStore, del, get, update } from 'idb-keyval';
import { DEFAULT_LANGUAGE } from '../../shared/i18n/languages';
import { getShop } from '../../shared/shop/currentShop';

/** Storage for redux-persist. */
export interface ResponseStorage {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/**
 * IndexedDB as redux-persist's storage, with a database for each shop. It never fails: refused or corrupt
 * storage counts as empty, and without room for a new value, the old one stays.
 * @param merge merges the stored value, which another tab may have written, with ours
 */
export function indexedDbStorage(
  merge: (stored: unknown, value: unknown) => unknown,
): ResponseStorage {
  const database = createStore(getShop(DEFAULT_LANGUAGE).id, 'copies');
  // Opened early: an unloading page can still write to an open database, but cannot open one, for which
  // Chromium would keep the page in memory.
  void quietly(() => database('readonly', () => undefined));
  return {
    getItem: (key) => quietly(() => get<unknown>(key, database)),
    // In one transaction, so that tabs do not overwrite each other's values.
    setItem: (key, value) =>
      quietly(() => update(key, (stored: unknown) => merge(stored, value), database)),
    removeItem: (key) => quietly(() => del(key, database)),
  };
}

async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
