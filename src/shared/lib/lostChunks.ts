import { retryDelayMs } from '../config/times';
import { DEFAULT_LANGUAGE } from '../i18n/languages';
import { getShop, storageName } from '../shop/currentShop';

const STORED_NAME = 'reloaded-release';

/** A navigation that has not left the page after this time was cancelled, or was a download. */
const LEAVING_LIMIT_MS = 10_000;

/** When a navigation began that leaves the page, in ms of `performance.now()`. */
let leftAt = -Infinity;

/**
 * Notes when the page is being left. WebKit then aborts pending scripts, which is no lost release, and a
 * reload would cancel the navigation.
 */
export function watchLeaving(): void {
  const note = ({ type, target, defaultPrevented }: Event) => {
    const isLink = target instanceof Element && target.closest('a[href]') !== null;
    if (!defaultPrevented && (isLink || type !== 'click')) leftAt = performance.now();
  };
  // Safari on iOS has no `beforeunload`.
  for (const type of ['beforeunload', 'click', 'submit']) window.addEventListener(type, note);
  // Kept by the browser for Back.
  window.addEventListener('pageshow', () => {
    leftAt = -Infinity;
  });
}

/**
 * Reloads the page if a chunk or text of an old release is gone. Each release reloads at most once, so that a
 * chunk that is really missing leads to the error page. Filters and dialogs are in the address and
 * survive.
 * @returns whether the page reloads
 */
export function reloadForNewRelease(
  error: unknown,
  reload = () => {
    window.location.reload();
  },
): boolean {
  if (!isChunkFailure(error) || !navigator.onLine) return false;
  const waitMs = leftAt + LEAVING_LIMIT_MS - performance.now();
  if (waitMs > 0) {
    // Usually the page is gone before this.
    setTimeout(reload, waitMs);
    return true;
  }
  if (!mayReload()) return false;
  reload();
  return true;
}

/** Loads required code, and retries until it succeeds or the page reloads. */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      if (reloadForNewRelease(error)) return new Promise(() => undefined);
      await new Promise<void>((resolve) => {
        const goOn = () => {
          clearTimeout(timer);
          window.removeEventListener('online', goOn);
          resolve();
        };
        const timer = setTimeout(goOn, retryDelayMs(attempt));
        window.addEventListener('online', goOn);
      });
    }
  }
}

/** Whether one of our scripts failed to load, or the texts of the shop are gone. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || error.name === 'TextsGoneError')
  );
}

/**
 * Reloads the page if texts of the shop are of another release. A language whose chunk fails does not
 * reload the page: what is typed would be lost.
 * @returns whether the page reloads
 */
export function reloadForNewTexts(error: unknown): boolean {
  return error instanceof Error && error.name === 'TextsGoneError' && reloadForNewRelease(error);
}

/** Records the reload of this release; false if it reloaded before. */
function mayReload(): boolean {
  const { translations } = getShop(DEFAULT_LANGUAGE);
  const release = [entryScript() ?? 'unknown', ...Object.values(translations)].join(' ');
  try {
    const name = storageName(STORED_NAME);
    if (sessionStorage.getItem(name) === release) return false;
    sessionStorage.setItem(name, release);
    return true;
  } catch {
    // Without storage, any reload of this page counts as ours.
    const [entry] = performance.getEntriesByType('navigation');
    return entry === undefined || !('type' in entry) || entry.type !== 'reload';
  }
}

/**
 * The URL of the entry script, or undefined on a page without it. Its content hash identifies the
 * release.
 */
export function entryScript(): string | undefined {
  return [...document.scripts].find(({ src }) => src.includes('/assets/client.'))?.src;
}
