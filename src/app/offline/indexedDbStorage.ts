import { type UseStore, createStore, del, get, keys, update } from 'idb-keyval';
import { mergeCopies, readCopies } from './boundedResponses';

/**
 * The form of what is stored; raise it when a kept type changes. Every form has a key of its own,
 * so that tabs of two releases do not read each other's copies.
 */
const STORED_FORM = 1;
export const STORAGE_KEY = `copies-${String(STORED_FORM)}`;

/** What redux-persist writes to and reads from. */
export interface CopyStorage {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<void>;
  removeItem(key: string): Promise<void>;
}

/**
 * IndexedDB as redux-persist's storage. It never fails: refused or corrupted storage is an empty
 * one, and what does not fit leaves the copy as it was. Writing merges with what another tab has
 * written, in one transaction.
 */
export function copyStorage(): CopyStorage {
  let opened: UseStore | undefined;
  const database = () => (opened ??= createStore('dushi-market', 'copies'));
  return {
    getItem: (key) => quietly(() => get<unknown>(key, database())),
    setItem: (key, value) =>
      quietly(() =>
        update(
          key,
          (stored: unknown) => {
            const now = Date.now();
            return mergeCopies(readCopies(stored, now), readCopies(value, now), now);
          },
          database(),
        ),
      ),
    removeItem: (key) => quietly(() => del(key, database())),
  };
}

/** Removes copies in forms older than ours. */
export async function dropOlderForms(): Promise<void> {
  await quietly(async () => {
    const database = createStore('dushi-market', 'copies');
    for (const key of await keys(database)) {
      const form = typeof key === 'string' ? /^copies-(\d+)$/.exec(key)?.[1] : undefined;
      if (form === undefined || Number(form) < STORED_FORM) await del(key, database);
    }
  });
}

async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
