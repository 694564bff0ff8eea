import { type UseStore, createStore, del, get, update } from 'idb-keyval';
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
  const database = closedWhileAway(createStore(getShop(DEFAULT_LANGUAGE).id, 'copies'));
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

/**
 * Aborts transactions while the page is in the back/forward cache. WebKit keeps them open there, and they
 * block those of every later page.
 */
function closedWhileAway(database: UseStore): UseStore {
  const transactions = new Set<IDBTransaction>();
  let isAway = false;
  window.addEventListener('pagehide', ({ persisted }) => {
    isAway = persisted;
    if (!isAway) return;
    for (const transaction of transactions) {
      try {
        transaction.abort();
      } catch {
        // It is being committed.
      }
    }
  });
  window.addEventListener('pageshow', () => {
    isAway = false;
  });
  return (mode, work) =>
    database(mode, (objects) => {
      const { transaction } = objects;
      transactions.add(transaction);
      const ended = new Promise<never>((_, reject) => {
        transaction.addEventListener('complete', () => transactions.delete(transaction));
        transaction.addEventListener('abort', () => {
          transactions.delete(transaction);
          reject(new DOMException('The page was left', 'AbortError'));
        });
      });
      // `visibilitychange`, whose listener writes pending data, fires after `pagehide`.
      if (isAway) transaction.abort();
      return Promise.race([isAway ? ended : work(objects), ended]);
    });
}

async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
