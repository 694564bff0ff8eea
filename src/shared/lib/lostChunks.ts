import { retryDelayMs } from '../config/times';
import { storageName } from '../shop/currentShop';

const STORED_NAME = 'reloaded-release';

/**
 * After a new release the chunks of the old one may be gone: reloading brings the new one. Each
 * release reloads at most once, so that a chunk that is really missing ends at the error page.
 * Filters and dialogs are in the address and survive.
 * @returns whether the page is being reloaded
 */
export function reloadForNewRelease(
  error: unknown,
  reload = () => {
    window.location.reload();
  },
): boolean {
  if (!isChunkFailure(error) || !navigator.onLine || !mayReload()) return false;
  reload();
  return true;
}

/** Loads code that a page needs, and retries until it succeeds or the page is reloaded. */
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

/** Whether a script of ours could not be fetched. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Marks that this release has reloaded; false when it had done so before. */
function mayReload(): boolean {
  const release = entryScript() ?? 'unknown';
  try {
    const name = storageName(STORED_NAME);
    if (sessionStorage.getItem(name) === release) return false;
    sessionStorage.setItem(name, release);
    return true;
  } catch {
    // Without storage, any reload of this page counts.
    const [entry] = performance.getEntriesByType('navigation');
    return entry === undefined || !('type' in entry) || entry.type !== 'reload';
  }
}

/**
 * The URL of the script that starts the shop, or undefined on a page without it. Its name has a hash
 * of its content: it names the release.
 */
export function entryScript(): string | undefined {
  return [...document.scripts].find(({ src }) => src.includes('/assets/client.'))?.src;
}
