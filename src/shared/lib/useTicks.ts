import { useEffect, useRef } from 'react';

/** The interval of `useClock` of `src/app/hooks.ts`, which adds the pause in the past. */
export function useTicks(
  onTick: () => void,
  intervalMs: number,
  isRunning: boolean,
  restart: unknown,
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
