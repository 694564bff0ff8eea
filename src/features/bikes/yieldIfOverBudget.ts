/** How long a loop may hold the thread, in ms: half a frame. */
const SLICE_MS = 8;

/**
 * Lets input and other work come first when a long loop has held the thread for a while.
 * @param sinceMs when the current slice began, in ms (`performance.now`)
 * @returns when the slice that goes on from here began
 */
export function yieldIfOverBudget(sinceMs: number): number | Promise<number> {
  if (performance.now() - sinceMs < SLICE_MS) return sinceMs;
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(performance.now());
    }, 0);
  });
}
