import { type ReactNode, useEffect, useState } from 'react';
import { useHydrated } from '../lib/useHydrated';

/**
 * Renders its children after the next paint, so that the browser shows the effect of a press before
 * React renders the large part that it opens. What the server rendered is there from the start.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const isHydrated = useHydrated();
  const [isDue, setIsDue] = useState(!isHydrated);
  useEffect(() => {
    if (isDue) return;
    // React renders in the next task, which the browser runs after the paint of this frame.
    const frame = requestAnimationFrame(() => {
      setIsDue(true);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isDue]);
  return isDue && children;
}
