/** The real clock, also in tests with fake timers. */
const { setTimeout: later } = globalThis;

/** Yields to the browser, so that it can handle input and paint. */
export async function yieldToMain(): Promise<void> {
  await new Promise((resolve) => {
    later(resolve);
  });
}
