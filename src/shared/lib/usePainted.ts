import { useEffect, useState } from 'react';
import { yieldToMain } from './yieldToMain';

/** The real one, also where a test has put its own in its place. */
const { requestAnimationFrame: nextFrame } = globalThis;

/** Resolves when the browser has painted what is there now. */
export async function painted(): Promise<void> {
  await new Promise((resolve) => {
    nextFrame(resolve);
  });
  await yieldToMain();
}

/**
 * Whether the browser has painted the component once. Screen readers announce changes of a live
 * region, not its first content, so its text waits for this.
 */
export function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let isThere = true;
    void painted().then(() => {
      if (isThere) setIsPainted(true);
    });
    return () => {
      isThere = false;
    };
  }, []);
  return isPainted;
}
