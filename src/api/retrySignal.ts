import { pause } from './pause';

/** Wakes what waits before repeating a request, and gives up what hangs. One per store. */
export interface RetrySignal {
  /** Somebody asks to try again now. */
  ring(): void;
  /** Calls back at the next ring. Returns a function that takes the call back. */
  onRing(listener: () => void): () => void;
  /** Waits `ms`, or until the bell rings or the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export function createRetrySignal(): RetrySignal {
  const listeners = new Set<() => void>();
  const onRing = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    ring: () => {
      for (const listener of [...listeners]) listener();
    },
    onRing,
    wait: async (ms, signal) => {
      const end = new AbortController();
      const stop = () => {
        end.abort();
      };
      const forget = onRing(stop);
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
      await pause(ms, end.signal);
      signal.removeEventListener('abort', stop);
      forget();
    },
  };
}
