import { decoded } from '../shared/lib/decoded';
import { storageName } from '../shared/shop/currentShop';
import type { LocationState } from './locationSlice';

const STORED_NAME = 'scroll-positions';
/** Maximum number of history entries. */
const LIMIT = 50;

/** Events of manual scrolling. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The scroll position of each history entry, kept across reloads if storage works. */
export interface ScrollRestoration {
  /**
   * Keeps the position of the entry that is left, and scrolls for the one that is shown: on the way back to
   * its position, else to its hash, else a new page to the top. A replaced address does not scroll, unless
   * it is a link to a hash. Returns a function that cancels what waits for the page to grow.
   */
  showEntry(entry: LocationState, isNewPage: boolean): (() => void) | undefined;
  stop(): void;
}

export function startScrollRestoration(): ScrollRestoration {
  const { history } = window;
  const positions = readPositions();
  /** Of the entry that is shown; a preview, which has no navigation, shows none. */
  let key: string | undefined;
  /** Its position in px: the browser's is lost once another screen renders. */
  let top = window.scrollY;

  const keepPosition = () => {
    if (key === undefined) return;
    // Moves to the end: the entry left longest ago is evicted first.
    positions.delete(key);
    positions.set(key, Math.round(top));
    const oldest = positions.keys().next();
    if (positions.size > LIMIT && !oldest.done) positions.delete(oldest.value);
  };
  /** Records the shop's own scrolling at once: the browser's event comes a frame later. */
  const scrolled = (position: number) => {
    top = position;
  };
  const onScroll = () => {
    scrolled(window.scrollY);
  };
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const onPageHide = () => {
    if (key === undefined) return;
    onScroll();
    keepPosition();
    writePositions(positions);
    // Lets the browser restore the position until our script runs again.
    history.scrollRestoration = 'auto';
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    takeOver();
    // WebKit reads the setting of `pagehide` too late, and shows the top.
    const left = persisted && key !== undefined ? positions.get(key) : undefined;
    if (left !== undefined) scrollBackTo(left);
  };
  takeOver();
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);

  return {
    showEntry(entry, isNewPage) {
      const { arrival, hash } = entry;
      const isSameEntry = entry.key === key;
      keepPosition();
      ({ key } = entry);
      const left = positions.get(key);
      if (left !== undefined && (arrival === 'pop' || (arrival === 'load' && isReturn()))) {
        scrolled(left);
        return scrollBackTo(left);
      }
      if (hash !== '' && !(isSameEntry && arrival === 'replace')) return scrollToHash(hash);
      if (isNewPage && arrival !== 'replace') {
        scrolled(0);
        window.scrollTo({ top: 0, behavior: 'instant' });
      }
      return undefined;
    },
    stop() {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    },
  };
}

/** Whether this page was reloaded or reached through the history of the tab. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    entry !== undefined &&
    'type' in entry &&
    (entry.type === 'reload' || entry.type === 'back_forward')
  );
}

function writePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageName(STORED_NAME), JSON.stringify([...positions]));
  } catch {
    // Without storage the positions last as long as the page.
  }
}

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageName(STORED_NAME)) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
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

/**
 * Scrolls to a position, in px, and retries as the page grows, until it is reached or the visitor
 * scrolls. Returns a function that cancels.
 */
export function scrollBackTo(top: number): () => void {
  return untilReached(() => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= 1;
  });
}

/** Scrolls the target of a hash such as `#team` into view, once it is rendered. */
export function scrollToHash(hash: string): () => void {
  return untilReached(() => {
    const target = document.getElementById(decoded(hash.slice(1)));
    if (!target) return false;
    target.scrollIntoView({ behavior: 'instant' });
    return true;
  });
}

function untilReached(tryIt: () => boolean): () => void {
  if (tryIt()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (tryIt()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const event of OWN_WILL) window.removeEventListener(event, stop);
  };
  observer.observe(document.body);
  for (const event of OWN_WILL) window.addEventListener(event, stop, { passive: true });
  return stop;
}
