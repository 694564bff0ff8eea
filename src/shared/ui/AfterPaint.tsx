import { type ReactNode, useEffect, useState } from 'react';
import { useHydrated } from '../lib/useHydrated';
import { nextFrame } from '../lib/usePainted';

/**
 * Renders its children after the next paint, so that the browser shows the effect of a press before
 * React renders the large part that it opens. What the server rendered is there from the start.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const isHydrated = useHydrated();
  const [isDue, setIsDue] = useState(!isHydrated);
  useEffect(() => {
    let isThere = true;
    // React renders in the next task, which the browser runs after the paint of this frame.
    nextFrame(() => {
      if (isThere) setIsDue(true);
    });
    return () => {
      isThere = false;
    };
  }, []);
  return isDue && children;
}
