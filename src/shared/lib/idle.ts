/** A browser that stays busy is not waited for any longer. */
const IDLE_LIMIT_MS = 2_000;
/** In browsers that do not tell when they are idle. */
const IDLE_GUESS_MS = 200;

/** Resolves when the page is loaded and the browser has nothing better to do. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(resolve, { timeout: IDLE_LIMIT_MS });
    } else setTimeout(resolve, IDLE_GUESS_MS);
  });
}
