import { useEffect, useRef } from 'react';

/**
 * Calls `onTick` every `intervalMs` while `isRunning`; a change of `restart` starts the interval
 * again. Callers pass `isRunning: false` while DevTools shows a past state.
 */
export function useClock(
  onTick: () => void,
  intervalMs: number,
  isRunning: boolean,
  restart: unknown = null,
): void {
  const latest = useRef(onTick);
  useEffect(() => {
    latest.current = onTick;
  });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      latest.current();
    }, intervalMs);
    return () => {
      clearInterval(timer);
    };
  }, [intervalMs, isRunning, restart]);
}
