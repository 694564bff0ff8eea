import { storageName } from '../shared/shop/currentShop';

const STORED_NAME = 'scroll-positions';
/** Maximum number of history entries. */
const LIMIT = 50;

/** The scroll position of each history entry, kept across reloads if storage works. */
export interface ScrollMemory {
  /** Position in px, or undefined for an entry that was never left. */
  recall(key: string): number | undefined;
  remember(key: string, top: number): void;
  /** Writes all positions to `sessionStorage`. */
  store(): void;
}

export function makeScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>(read());
  return {
    recall: (key) => positions.get(key),
    remember(key, top) {
      // Moves to the end: the entry left longest ago is evicted first.
      positions.delete(key);
      positions.set(key, Math.round(top));
      const oldest = positions.keys().next();
      if (positions.size > LIMIT && !oldest.done) positions.delete(oldest.value);
    },
    store() {
      try {
        sessionStorage.setItem(storageName(STORED_NAME), JSON.stringify([...positions]));
      } catch {
        // Without storage the positions last as long as the page.
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
