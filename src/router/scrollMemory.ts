import { storageName } from '../shared/shop/currentShop';

const STORED_NAME = 'scroll-positions';
/** How many history entries are remembered. */
const LIMIT = 50;

/**
 * The scroll position of each history entry. It survives a reload of the tab where storage works.
 */
export interface ScrollMemory {
  /** Position in px, or undefined for an entry that was never left. */
  recall(key: string): number | undefined;
  remember(key: string, top: number): void;
  /** Writes everything to the tab's storage. */
  store(): void;
}

export function makeScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>(read());
  return {
    recall: (key) => positions.get(key),
    remember(key, top) {
      // Moves to the end: the entry that was left longest ago is forgotten first.
      positions.delete(key);
      positions.set(key, Math.round(top));
      const oldest = positions.keys().next();
      if (positions.size > LIMIT && !oldest.done) positions.delete(oldest.value);
    },
    store() {
      try {
        sessionStorage.setItem(storageName(STORED_NAME), JSON.stringify([...positions]));
      } catch {
        // No storage, no memory beyond this page.
      }
    },
  };
}

function read(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageName(STORED_NAME)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return (
    Array.isArray(entry) &&
    entry.length === 2 &&
    typeof entry[0] === 'string' &&
    Number.isFinite(entry[1])
  );
}
