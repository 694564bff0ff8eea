import { pause } from './pause';

/** Wakes what waits before repeating a request. One per store. */
export interface RetryBell {
  /** Ends every wait at once. */
  ring(): void;
  /** Waits `ms`, or until the bell rings or the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export function makeRetryBell(): RetryBell {
  const waiting = new Set<AbortController>();
  return {
    ring: () => {
      for (const rung of waiting) rung.abort();
    },
    wait: async (ms, signal) => {
      const rung = new AbortController();
      waiting.add(rung);
      await pause(ms, AbortSignal.any([signal, rung.signal]));
      waiting.delete(rung);
    },
  };
}
