/** The real clock, also where a test has put its own in its place. */
const { setTimeout: later } = globalThis;

/** Lets the browser do what waits, before more is asked of it. */
export async function yieldToMain(): Promise<void> {
  await new Promise((resolve) => {
    later(resolve);
  });
}
