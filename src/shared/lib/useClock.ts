import { useEffect, useRef } from 'react';

/**
 * Calls `onTick` every `interval` ms while `isRunning`; starts anew whenever `restart` changes.
 * Whoever calls it lets it rest while DevTools shows a past state.
 */
export function useClock(
  onTick: () => void,
  interval: number,
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
    }, interval);
    return () => {
      clearInterval(timer);
    };
  }, [interval, isRunning, restart]);
}
