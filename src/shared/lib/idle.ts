/** Maximum wait for a busy browser. */
const IDLE_LIMIT_MS = 2_000;
/** Delay in browsers without `requestIdleCallback`. */
const IDLE_GUESS_MS = 200;

/** Resolves when the page is loaded and the browser is idle. */
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
