import { useEffect, useState } from 'react';
import { yieldToMain } from './yieldToMain';

/** The real one, even if a test replaces it. */
const { requestAnimationFrame: nextFrame } = globalThis;

/** Resolves after the next paint. */
export async function painted(): Promise<void> {
  await new Promise((resolve) => {
    nextFrame(resolve);
  });
  await yieldToMain();
}

/**
 * Whether the component was painted once. Screen readers announce changes of a live region, not its
 * initial content, so its text waits for this.
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
