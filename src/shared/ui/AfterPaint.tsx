import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../lib/useHydrated';

interface AfterPaintProps {
  /** Called on Escape while the children are not there yet. */
  readonly onEscape?: () => void;
  readonly children: ReactNode;
}

/**
 * Renders its children after the next paint, so that the browser shows the effect of a press before
 * React renders the large part that it opens. What the server rendered is there from the start.
 */
export function AfterPaint({ onEscape, children }: AfterPaintProps) {
  const isHydrated = useHydrated();
  const [isDue, setIsDue] = useState(!isHydrated);
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape?.();
  });
  useLayoutEffect(() => {
    if (isDue) return;
    document.addEventListener('keydown', onKeyDown);
    // React renders in the next task, which the browser runs after the paint of this frame.
    const frame = requestAnimationFrame(() => {
      setIsDue(true);
    });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isDue]);
  return isDue && children;
}
