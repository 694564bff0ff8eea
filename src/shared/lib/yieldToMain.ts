/** The real clock, also in tests with fake timers. */
const { setTimeout: later } = globalThis;

/** Lets the browser handle input and paint before the task goes on. */
export async function yieldToMain(): Promise<void> {
  await new Promise((resolve) => {
    later(resolve);
  });
}
