import { decoded } from '../shared/lib/decoded';

/** Events of manual scrolling. */
const OWN_WILL = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Scrolls to a position, in px, and retries as the page grows, until it is reached or the visitor
 * scrolls. Returns a function that cancels.
 */
export function scrollBackTo(top: number): () => void {
  const tryIt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= 1;
  };
  return tryIt() ? () => undefined : asThePageGrows(tryIt);
}

/** Scrolls the target of a hash such as `#team` into view, once it is rendered. */
export function scrollToHash(hash: string): () => void {
  const tryIt = () => {
    const target = document.getElementById(decoded(hash.slice(1)));
    if (!target) return false;
    target.scrollIntoView({ behavior: 'instant' });
    return true;
  };
  return tryIt() ? () => undefined : asThePageGrows(tryIt);
}

function asThePageGrows(tryIt: () => boolean): () => void {
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
