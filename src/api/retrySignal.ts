import { pause } from './pause';

/** Signals 'Try Again' to the requests of a store. */
export interface RetrySignal {
  /** Ends all retry delays, and aborts requests that hang. */
  retryNow(): void;
  /** Calls `listener` at each `retryNow`. Returns a function that removes the listener. */
  onRetry(listener: () => void): () => void;
  /** Waits `ms`, or until `retryNow` is called or the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

export function createRetrySignal(): RetrySignal {
  const listeners = new Set<() => void>();
  const onRetry = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    retryNow: () => {
      for (const listener of [...listeners]) listener();
    },
    onRetry,
    wait: async (ms, signal) => {
      const end = new AbortController();
      const stop = () => {
        end.abort();
      };
      const removeListener = onRetry(stop);
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
      await pause(ms, end.signal);
      signal.removeEventListener('abort', stop);
      removeListener();
    },
  };
}
